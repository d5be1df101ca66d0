import type { ActionFunctionArgs } from '@remix-run/node'

import { aliasOf } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { buyPackage } from './buy/buy-package.server.ts'
import { buy } from './buy/buy.server.ts'
import { postReview } from './reviews/post-review.server.ts'
import { requestPriceAlert } from './alerts/request-price-alert.server.ts'
import { requestStockAlert } from './alerts/request-stock-alert.server.ts'

/** The forms of a product page by their `intent`; the buying form, which is the oldest, has none. */
const intents = new Map<
  unknown,
  typeof postReview | typeof requestStockAlert | typeof requestPriceAlert
>([
  ['review', postReview],
  ['stock-alert', requestStockAlert],
  ['price-alert', requestPriceAlert],
])

export async function productAction(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  const submit = intents.get(form.get('intent')) ?? (form.has('package') ? buyPackage : buy)
  return submit(visit, aliasOf(args.params), form)
}
