import { redirect, type LoaderFunctionArgs } from '@remix-run/node'

import { keepPaymentError } from '#app/checkout/payment-error.server.ts'
import { href } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'

/**
 * Where a payment provider sends a payer who has not paid (spec section 8). The checkout itself says
 * why, with the cart and everything typed still there: one page less to find the way back from. Who has
 * no cart here, because the payment app opened another browser, is told at the empty cart.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  keepPaymentError(visit, new URL(args.request.url).searchParams.get('error'))
  return redirect(href(visit, visit.cartId ? 'checkout' : 'cart'))
}
