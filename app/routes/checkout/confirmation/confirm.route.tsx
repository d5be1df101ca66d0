import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'

import { useRecordEvent } from '#app/analytics/use-record-event.ts'
import { getConfirmation } from '#app/checkout/confirmation/confirmation.server.ts'
import { flashPaymentError } from '#app/checkout/payment/payment-error.server.ts'
import {
  forgetUnknownPayment,
  rememberedAmounts,
} from '#app/checkout/confirmation/pending-payment.server.ts'
import { readReturnedOrder } from '#app/checkout/confirmation/returned-order.server.ts'
import { forgetUnsavedDraft } from '#app/checkout/draft/unsaved-draft.ts'
import { formatSeenAmounts } from '#app/checkout/payment/seen-amounts.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { href } from '#app/routing/href.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { isTrackingRefused } from '#app/session/consent.server.ts'
import { readCookie } from '#app/session/cookies.ts'
import { notFound } from '#app/visit/responses.server.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { ConfirmationPage } from './confirmation-page.tsx'

export const handle: MessagesHandle = { i18n: ['checkout', 'cart', 'account'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const query = new URL(args.request.url).searchParams
  const address = readReturnedOrder(query)
  const returned = {
    ...address,
    seen: address.seen ?? rememberedAmounts(visit, address),
  }
  const purchase = await getConfirmation(visit, returned, isTrackingRefused(args.request))
  if (purchase.state === 'unknown') {
    forgetUnknownPayment(visit, returned.cartId)
    throw notFound()
  }
  if (purchase.state === 'unconfirmed') flashPaymentError(visit, 'Unconfirmed')
  if (purchase.state !== 'paid') throw redirect(href(visit, 'checkout'))
  // Loaded with the first order of a cart from an assistant.
  if (readCookie(visit.cookies, 'assistant')) {
    const { announceOrder } = await import('#app/agents/order/announce-order.server.ts')
    await announceOrder({ visit, context: args.context, returned })
  }
  if (purchase.confirmation.otherAmount && returned.seen && !address.seen) {
    // The address keeps what the cookie has, which is removed with the payment.
    query.set('seen', formatSeenAmounts(returned.seen))
    throw redirect(`${href(visit, 'checkoutConfirm')}?${query}`)
  }
  return {
    confirmation: purchase.confirmation,
    isGuest: visit.signedIn === null,
    seller: visit.config.seller ?? null,
    head: titledHead(visit, 'checkoutConfirm', 'checkout', 'confirmation.title'),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function ConfirmRoute() {
  const { confirmation, seller, isGuest } = useLoaderData<typeof loader>()
  const order = confirmation.sales
  useRecordEvent('checkout:purchase', order?.orderId ?? null, order && { order })
  useEffect(forgetUnsavedDraft, [])
  return <ConfirmationPage confirmation={confirmation} seller={seller} isGuest={isGuest} />
}
