import { readSwatches } from '#app/catalogue/card/swatches.ts'
import { readSalesItem } from '#app/catalogue/sales/sales-item.ts'

import type { WireSalesCart } from './sales-cart-documents.server.ts'
import type { SalesCart } from './sales-cart.ts'

/** The cart in events; a product that is no longer sold is left out. */
export function readSalesCart(market: { currency: string }, wire: WireSalesCart): SalesCart {
  const { summary } = wire
  const { total, subTotal, shipping } = summary ?? {}
  return {
    currency: total?.currency?.code || market.currency,
    lines: (wire.items ?? []).flatMap((item) => {
      if (!item?.product) return []
      const { productId, variantGroup } = item.product
      const swatches = readSwatches(variantGroup?.variants, productId, (alias) => alias)
      const color = swatches.find(({ id }) => id === productId)?.name
      const product = readSalesItem(market, item.product, item.unitPrice, color, item.skuId)
      return [{ skuId: item.skuId, quantity: item.quantity, product }]
    }),
    coupon: wire.promoCode ?? '',
    total: total?.sellingPriceIncVat ?? 0,
    totalExVat: total?.sellingPriceExVat ?? 0,
    items: subTotal?.sellingPriceIncVat ?? 0,
    itemsExVat: subTotal?.sellingPriceExVat ?? 0,
    shipping: shipping?.feeIncVat ?? 0,
    shippingExVat: shipping?.feeExVat ?? 0,
    discount: total?.discountIncVat ?? 0,
    fixedDiscount: summary?.fixedAmountDiscountIncVat ?? 0,
    fixedDiscountExVat: summary?.fixedAmountDiscountExVat ?? 0,
  }
}
