/** How and when an order is delivered, for its confirmation mail. */
import { readJson } from '../../graphql/read-json.ts'
import { z } from '../../zod.ts'
import { deliveryZip } from '../checkout/quote-checkout.ts'
import { formatPickupPoint, pickupPointsNear, selectPickupPoint } from '../options/pickup-points.ts'
import { shippingIds } from '../options/shipping-options.ts'
import type { OrderDocument } from './order-document.ts'

/** Name and address of the pickup point; null for home delivery. */
export function pickupOf({ quote, checkout }: OrderDocument): string | null {
  if (quote.shipping.id !== shippingIds.pickup) return null
  const points = pickupPointsNear(deliveryZip(checkout), quote.market)
  const point = selectPickupPoint(points, checkout.pickupPoint)
  return point && formatPickupPoint(point)
}

const promiseSchema = z.object({
  delivery: z.object({
    lines: z.record(z.string(), z.union([z.string(), z.number()])),
    texts: z.array(z.string()).default([]),
  }),
})

/**
 * By row id, as the client stored it in the cart's `merchantData`: `{"delivery":{"lines":{"<id>":"<text>"}}}`, or by
 * number: `{"delivery":{"texts":["<text>"],"lines":{"<id>":0}}}`. Empty for other clients.
 */
export function deliveryDatesOf({ merchantData }: OrderDocument): Readonly<Record<string, string>> {
  const { data } = promiseSchema.safeParse(readJson(merchantData ?? ''))
  const { lines = {}, texts = [] } = data?.delivery ?? {}
  const shown = Object.entries(lines).map(([id, text]) => [
    id,
    typeof text === 'number' ? (texts[text] ?? '') : text,
  ])
  return Object.fromEntries(shown)
}
