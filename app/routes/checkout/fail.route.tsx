import { redirect, type LoaderFunctionArgs } from '@remix-run/node'

import { flashPaymentError } from '#app/checkout/payment/payment-error.server.ts'
import { paymentErrorOf } from '#app/checkout/payment/payment-error.ts'
import { pendingPayment } from '#app/checkout/confirmation/pending-payment.server.ts'
import { href } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'

/**
 * Where a payment provider sends a payer who has not paid (spec section 8). Redirects to the checkout,
 * which shows the reason with the cart and all typed data. Without a cart here, because the payment app
 * opened another browser, the empty cart shows the reason.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const error = new URL(args.request.url).searchParams.get('error')
  flashPaymentError(visit, error)
  const provider = pendingPayment(visit)?.paymentType ?? 'unknown'
  visit.services.metrics?.paymentEnded(provider, paymentErrorOf(error))
  return redirect(href(visit, visit.cartId ? 'checkout' : 'cart'))
}
