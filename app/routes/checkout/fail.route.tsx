import { redirect, type LoaderFunctionArgs } from '@remix-run/node'

import { flashPaymentError } from '#app/checkout/payment/payment-error.server.ts'
import { paymentErrorOf } from '#app/checkout/payment/payment-error.ts'
import { pendingPayment } from '#app/checkout/confirmation/pending-payment.server.ts'
import { href } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'

/** Where a provider sends who has not paid (spec section 8): the checkout with the reason, or the empty cart without one. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const error = new URL(args.request.url).searchParams.get('error')
  flashPaymentError(visit, error)
  const provider = pendingPayment(visit)?.paymentType ?? 'unknown'
  visit.services.metrics?.paymentEnded(provider, paymentErrorOf(error))
  return redirect(href(visit, visit.cartId ? 'checkout' : 'cart'))
}
