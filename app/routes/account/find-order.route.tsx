import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'

import { findOrderForm } from '#app/account/account-form.ts'
import { findOrderId } from '#app/account/orders.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { href } from '#app/routing/href.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { accountFormAction } from './account-form-action.server.ts'
import { FindOrderPage } from './find-order-page.tsx'

export { actionResponseHeaders as headers } from './action-headers.ts'
export { accountClientAction as clientAction } from './account-client-action.ts'

export const handle: MessagesHandle = { i18n: ['account'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  return {
    email: visit.signedIn?.email ?? '',
    head: screenHead(visit, 'findOrder', {
      title: translate(visit.language, 'account')('findOrder.title'),
    }),
  }
}

/** Attempts at one number are limited like those at one account: who guesses addresses needs many. */
export const action = accountFormAction({
  schema: findOrderForm,
  // 0100001 is the same number.
  attempt: { kind: 'order', accountOf: ({ orderNumber }) => orderNumber.replace(/^[#0\s]+/, '') },
  outage: 'orderUnavailable',
  async run(visit, form, attempt) {
    const order = await findOrderId(visit, form)
    if (!order) return { key: 'orderNotFound' }
    await attempt?.succeeded()
    return seeOther(href(visit, 'order', { order }))
  },
})

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function FindOrderRoute() {
  const { email } = useLoaderData<typeof loader>()
  return <FindOrderPage email={email} formState={useActionData<typeof action>()} />
}
