import type { ActionFunctionArgs } from '@remix-run/node'

import { aliasOf } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { buyPackage } from './buy/buy-package.server.ts'
import { buy } from './buy/buy.server.ts'
import { postReview } from './reviews/post-review.server.ts'
import { requestPriceAlert } from './alerts/request-price-alert.server.ts'
import { requestStockAlert } from './alerts/request-stock-alert.server.ts'

/**
 * The forms of a product page, which differ by `intent`; the buying form, which is the oldest, has none.
 */
export async function productAction(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  const alias = aliasOf(args.params)
  switch (form.get('intent')) {
    case 'review':
      return postReview(visit, alias, form)
    case 'stock-alert':
      return requestStockAlert(visit, alias, form)
    case 'price-alert':
      return requestPriceAlert(visit, alias, form)
    default:
      return form.has('package') ? buyPackage(visit, alias, form) : buy(visit, alias, form)
  }
}
