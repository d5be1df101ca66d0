import { redirect, type LoaderFunctionArgs } from '@remix-run/node'

import { flashPaymentError } from '#app/checkout/payment/payment-error.server.ts'
import { paymentErrorOf } from '#app/checkout/payment/payment-error.ts'
import { pendingPayment } from '#app/checkout/confirmation/pending-payment.server.ts'
import { href } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'

/**
 * Where a provider sends a payer who has not paid (spec section 8): to the checkout, which shows the reason, or,
 * without a cart in the browser that the payment app opened, to the empty cart.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const error = new URL(args.request.url).searchParams.get('error')
  flashPaymentError(visit, error)
  const provider = pendingPayment(visit)?.paymentType ?? 'unknown'
  visit.services.metrics?.paymentEnded(provider, paymentErrorOf(error))
  return redirect(href(visit, visit.cartId ? 'checkout' : 'cart'))
}
