import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { findPublicOrder } from '#app/account/orders.server.ts'
import { reorder } from '#app/account/reorder.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { href } from '#app/routing/href.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import { notFound } from '#app/visit/responses.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { OrderPage } from './order-page.tsx'

export const handle: MessagesHandle = { i18n: ['account', 'cart'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const publicId = args.params.order ?? ''
  const order = await findPublicOrder(visit, publicId)
  if (!order) throw notFound()
  return {
    head: screenHead(visit, 'order', {
      title: translate(visit.language, 'account')('orders.number', { number: order.number }),
      params: { order: publicId },
    }),
    order,
    seller: visit.config.seller ?? null,
    isSignedIn: visit.signedIn !== null,
  }
}

/** Orders the same goods again, and leads to the cart. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const order = await findPublicOrder(visit, args.params.order ?? '')
  if (!order) throw notFound()
  await reorder(visit, order)
  return seeOther(href(visit, 'cart'))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function OrderRoute() {
  const { head: _, ...page } = useLoaderData<typeof loader>()
  return <OrderPage {...page} />
}
