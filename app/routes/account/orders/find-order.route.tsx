import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'

import { findOrderForm } from '#app/account/account-form.ts'
import { sendOrderLink } from '#app/account/orders/orders.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { href } from '#app/routing/href.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { accountFormAction } from '#app/routes/account/account-form-action.server.ts'
import { FindOrderPage } from './find-order-page.tsx'

export { actionResponseHeaders as headers } from '#app/routes/account/action-headers.ts'
export { accountClientAction as clientAction } from '#app/routes/account/account-client-action.ts'

export const handle: MessagesHandle = { i18n: ['account'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const { searchParams } = new URL(args.request.url)
  return {
    orderNumber: searchParams.get('order')?.slice(0, 40) ?? '',
    email: visit.signedIn?.email ?? '',
    isSent: searchParams.has('sent'),
    head: titledHead(visit, 'findOrder', 'account', 'findOrder.title'),
  }
}

/**
 * Every number and address have the same answer: the link is mailed to the order's own address. Attempts at one address
 * are limited like those at one account.
 */
export const action = accountFormAction({
  schema: findOrderForm,
  attempt: { kind: 'order', accountOf: ({ email }) => email.toLowerCase() },
  outage: 'orderUnavailable',
  async run(visit, form) {
    await sendOrderLink(visit, form)
    return seeOther(`${href(visit, 'findOrder')}?sent`)
  },
})

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function FindOrderRoute() {
  const { head: _, ...page } = useLoaderData<typeof loader>()
  return <FindOrderPage {...page} formState={useActionData<typeof action>()} />
}
