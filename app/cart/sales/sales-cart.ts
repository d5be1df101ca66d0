import type { SalesItem } from '#app/catalogue/sales/sales-item.ts'

export interface SalesLine {
  skuId: number
  quantity: number
  product: SalesItem
}

/** A cart in an event; amounts in currency units. */
export interface SalesCart {
  currency: string
  lines: SalesLine[]
  coupon: string
  total: number
  totalExVat: number
  items: number
  itemsExVat: number
  shipping: number
  shippingExVat: number
  /** All discounts together, with VAT. */
  discount: number
  /** Discount as a fixed amount, such as a gift code's. */
  fixedDiscount: number
  fixedDiscountExVat: number
}

/** The lines of which a newer cart has more or fewer pieces; `quantity` is the difference. */
export function lineChanges(
  before: readonly SalesLine[],
  now: readonly SalesLine[],
): { added: SalesLine[]; removed: SalesLine[] } {
  const more = (lines: readonly SalesLine[], others: readonly SalesLine[]) =>
    piecesBySku(lines).flatMap((line) => {
      const other = piecesBySku(others).find(({ skuId }) => skuId === line.skuId)
      const quantity = line.quantity - (other?.quantity ?? 0)
      return quantity > 0 ? [{ ...line, quantity }] : []
    })
  return { added: more(now, before), removed: more(before, now) }
}

/** A cart may have a sku in several lines. */
function piecesBySku(lines: readonly SalesLine[]): SalesLine[] {
  const bySku = new Map<number, SalesLine>()
  for (const line of lines) {
    const quantity = line.quantity + (bySku.get(line.skuId)?.quantity ?? 0)
    bySku.set(line.skuId, { ...line, quantity })
  }
  return [...bySku.values()]
}
