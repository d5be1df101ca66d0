import type { SkuRecord } from '#server/merchant/catalogue/product-record.ts'
import type { Random } from '#server/demo/generator/random/random.ts'

import { daysBefore } from './price-timeline.ts'

type Stock = SkuRecord['stock']

/** Stock for each status; `quantity` is the number of pieces. */
export const stockOf = {
  plenty: (quantity: number): Stock => ({ inStock: quantity, oversellable: 0, static: 0 }),
  fewLeft: (quantity: number): Stock => ({ inStock: quantity, oversellable: 0, static: 0 }),
  none: (incoming?: string): Stock => ({ inStock: 0, oversellable: 0, static: 0, incoming }),
  toOrder: (incoming?: string): Stock => ({ inStock: 0, oversellable: 40, static: 0, incoming }),
  /** Unlimited: sales do not reduce it. */
  endless: (): Stock => ({ inStock: 0, oversellable: 0, static: 500 }),
}

/** Stock of a sku, distributed so that every status appears on the first pages of a list. */
export function drawStock(random: Random, now: Date): Stock {
  const value = random.next()
  const incoming = daysBefore(now, -random.whole(6, 60))
  if (value < 0.66) return stockOf.plenty(random.whole(6, 90))
  if (value < 0.76) return stockOf.fewLeft(random.whole(1, 5))
  if (value < 0.83) return stockOf.none(random.chance(0.6) ? incoming : undefined)
  if (value < 0.92) return stockOf.toOrder(incoming)
  return stockOf.endless()
}
