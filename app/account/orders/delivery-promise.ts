import { parseJsonObject } from '#app/kit/parse-json.ts'

/** Delivery texts of an order, in the language in which the shopper saw them. */
export interface DeliveryPromise {
  /** Keyed by id of the cart's line. */
  lines: Readonly<Record<string, string>>
  /** Whether a line takes longer than the shop's general delivery time. */
  isLate: boolean
  /** Name and address of the pickup point; null for home delivery. */
  pickup: string | null
}

/** The promise in the `merchantData` of an order's cart; null for an order of another storefront. */
export function readDeliveryPromise(
  merchantData: string | null | undefined,
): DeliveryPromise | null {
  const { delivery } = parseJsonObject(merchantData) as {
    delivery?: Partial<DeliveryPromise> | null
  }
  if (typeof delivery !== 'object' || delivery === null) return null
  const { lines, isLate, pickup } = delivery
  const entries = typeof lines === 'object' && lines !== null ? Object.entries(lines) : []
  return {
    lines: Object.fromEntries(entries.filter(([, text]) => typeof text === 'string')),
    // Without a stored value, the general delivery time is not promised.
    isLate: isLate !== false,
    pickup: typeof pickup === 'string' ? pickup : null,
  }
}
