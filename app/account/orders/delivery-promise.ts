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

/** The promise as `merchantData` has it: a text that lines share is there once, since an order has many lines and few dates. */
export function storedDeliveryPromise({ lines, ...promise }: DeliveryPromise): object {
  const texts = [...new Set(Object.values(lines))]
  const places = Object.entries(lines).map(([id, text]) => [id, texts.indexOf(text)])
  return { ...promise, lines: Object.fromEntries(places), texts }
}

/** The promise in the `merchantData` of an order's cart; null for an order of another storefront. */
export function readDeliveryPromise(
  merchantData: string | null | undefined,
): DeliveryPromise | null {
  const { delivery } = parseJsonObject(merchantData) as {
    delivery?: Partial<Record<keyof DeliveryPromise | 'texts', unknown>> | null
  }
  if (typeof delivery !== 'object' || delivery === null) return null
  const { lines, isLate, pickup } = delivery
  const texts: unknown[] = Array.isArray(delivery.texts) ? delivery.texts : []
  const entries = typeof lines === 'object' && lines !== null ? Object.entries(lines) : []
  // Orders from before November 2026 have the text at each line.
  const shown = entries.map(([id, text]) => [id, typeof text === 'number' ? texts[text] : text])
  return {
    lines: Object.fromEntries(shown.filter(([, text]) => typeof text === 'string')),
    // Without a stored value, the general delivery time is not promised.
    isLate: isLate !== false,
    pickup: typeof pickup === 'string' ? pickup : null,
  }
}
