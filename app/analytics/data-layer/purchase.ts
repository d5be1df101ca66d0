import type { SalesOrder } from '#app/checkout/sales/sales-order.ts'

import { dataLayerItem, round, type DataLayerItem } from './data-layer-items.ts'
import { spreadDiscount } from './spread-discount.ts'

const minorUnits = 100

/** A bought row; `fixed_discount` is the row's part of a fixed discount, `discount` is per piece. */
type PurchasedItem = DataLayerItem & { fixed_discount: number }

/** The `ecommerce` object. Values of items are without the fixed discount, which is spread; unknown fields are absent. */
export function purchaseOf({ orderId, country, cart, nthPurchase, buyer }: SalesOrder): object {
  const ofBuyer = {
    user_id: buyer?.email,
    user_first_name: buyer?.firstName,
    user_last_name: buyer?.lastName,
    user_zip: buyer?.zip,
  }
  const present = Object.fromEntries(Object.entries(ofBuyer).filter(([, value]) => value))
  const order = {
    transaction_id: orderId,
    ...(nthPurchase && { nth_purchase: nthPurchase }),
    country,
  }
  if (!cart) return { ...order, ...present, items: [] }
  const itemsValue = round(cart.items - cart.fixedDiscount)
  const itemsValueExVat = round(cart.itemsExVat - cart.fixedDiscountExVat)
  return {
    ...order,
    currency: cart.currency,
    value: cart.total,
    value_ex_tax: cart.totalExVat,
    value_tax: round(cart.total - cart.totalExVat),
    items_value: itemsValue,
    items_value_ex_tax: itemsValueExVat,
    items_tax: round(itemsValue - itemsValueExVat),
    shipping: cart.shipping,
    shipping_ex_tax: cart.shippingExVat,
    coupon: cart.coupon,
    ...present,
    total_discount: cart.discount,
    items: purchasedItems(cart),
  }
}

function purchasedItems(cart: NonNullable<SalesOrder['cart']>): PurchasedItem[] {
  const rows = cart.lines.map(({ product, quantity }) => ({
    unitPrice: Math.round(product.price * minorUnits),
    quantity,
  }))
  const parts = spreadDiscount(rows, Math.round(cart.fixedDiscount * minorUnits))
  return cart.lines.map(({ product, quantity }, at) => {
    const part = (parts[at] ?? 0) / minorUnits
    const item = dataLayerItem(product, at + 1, quantity)
    return { ...item, discount: round(item.discount + part / quantity), fixed_discount: part }
  })
}
