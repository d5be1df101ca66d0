import type { SalesItem } from '#app/catalogue/sales/sales-item.ts'

import { salesType } from './sales-type.ts'

export type DataLayerItem = ReturnType<typeof dataLayerItem>

/** A product as earlier storefronts sent it to the tag manager, in currency units with VAT; `index` from 1. */
export function dataLayerItem(item: SalesItem, index = 1, quantity = 1) {
  return {
    item_name: item.name,
    item_id: String(item.id),
    price: item.price,
    price_campaign: item.isCampaignPrice,
    item_brand: item.brand,
    item_category: item.category,
    item_variant: item.variant,
    index,
    quantity,
    sales_type: salesType(item.discountPercentage),
    discount: round(Math.max(0, item.regularPrice - item.price)),
  }
}

/** Currency units without the noise of binary fractions. */
export const round = (amount: number): number => Math.round(amount * 100) / 100
