import { redirect, type LoaderFunctionArgs } from '@remix-run/node'

import { paymentErrorOf } from '#app/checkout/payment-error.ts'
import { href } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'

/**
 * Where a payment provider sends a payer who has not paid. The checkout itself says why, with the
 * cart and everything typed still there: one page less to find the way back from.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const error = paymentErrorOf(new URL(args.request.url).searchParams.get('error') ?? 'Error')
  return redirect(`${href(visit, 'checkout')}?error=${error}`)
}
