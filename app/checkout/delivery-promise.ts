import { parseJsonObject } from '#app/kit/parse-json.ts'

/** Delivery texts of an order, in the language in which the shopper saw them. */
export interface DeliveryPromise {
  /** By line of the cart. */
  lines: Readonly<Record<string, string>>
  /** Some line takes longer than the shop promises in general. */
  isLate: boolean
  /** Where it is picked up; null for what is brought. */
  pickup: string | null
}

/** Merchants take 10 000 characters. */
const maxCharacters = 9_000

/**
 * The cart's `merchantData` with the promise in it: the merchant keeps it with the order, and stock is
 * another by the time that the confirmation is looked at.
 */
export function writeDeliveryPromise(merchantData: string, promise: DeliveryPromise): string {
  const text = JSON.stringify({ ...parseJsonObject(merchantData), delivery: promise })
  return text.length <= maxCharacters ? text : merchantData
}

/** The promise that was made with an order; null for one that was made elsewhere. */
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
    // Nothing is promised on a guess.
    isLate: isLate !== false,
    pickup: typeof pickup === 'string' ? pickup : null,
  }
}
