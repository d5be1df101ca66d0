import { monitorPriceDocument } from '#app/catalogue/price/price-alert-documents.server.ts'
import { findBuyableSkus } from '#app/catalogue/product/product.server.ts'
import { monitorAvailabilityDocument } from '#app/catalogue/stock/stock-alert-documents.server.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { SmallFormAction } from '#app/routes/catalogue/product/small-form/send-small-form.server.ts'
import { priceAlertForm, stockAlertForm } from './alert-fields.ts'
import { secondsUntilAlert } from './alert-limits.server.ts'

/** Requests a mail of the merchant when a sku is in stock again, which it may be since the page was loaded. */
export const stockAlert: SmallFormAction<typeof stockAlertForm> = {
  schema: stockAlertForm,
  async send(visit, { email, sku: skuId }, alias) {
    const wait = await secondsUntilAlert(visit, 'stock', email)
    if (wait !== null) return { error: 'tooMany', retryAfterSeconds: wait }
    const variables = { email, skuId }
    const response = await requestMerchant(visit, monitorAvailabilityDocument, variables)
    if (response.monitorProductAvailability) return null
    return { error: await refusalReason(visit, alias, skuId) }
  },
  done: { notice: 'stockAlertRequested', place: 'stock-alert' },
}

async function refusalReason(visit: Visit, alias: string, skuId: number) {
  const skus = await findBuyableSkus(visit, alias)
  if (!skus.ok) return 'failed'
  const sku = skus.value.find(({ id }) => id === skuId)
  if (!sku) return 'gone'
  return sku.available > 0 ? 'inStock' : 'failed'
}

/** Requests a mail of the merchant when the product costs less than the page showed. */
export const priceAlert: SmallFormAction<typeof priceAlertForm> = {
  schema: priceAlertForm,
  async send(visit, { email, product, price, currency, vat }) {
    const wait = await secondsUntilAlert(visit, 'price', email)
    if (wait !== null) return { error: 'tooMany', retryAfterSeconds: wait }
    const response = await requestMerchant(visit, monitorPriceDocument, {
      email,
      productId: product,
      includesVat: vat === 'included',
      // Another tab may have changed the market: then the merchant takes its own price.
      shownPrice: currency === visit.market.currency ? price : null,
    })
    return response.monitorProductPrice ? null : { error: 'failed' }
  },
  done: { notice: 'priceAlertRequested', place: 'price-alert' },
}
