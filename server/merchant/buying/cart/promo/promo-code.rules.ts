/** Whether a code applies, and to which lines. Outside its period, or used up, it is not valid; other conditions can be met. */
import type { MarketAlias } from '#server/merchant/channel/markets.ts'

import type { SkuOffer } from '../sku-offers.ts'
import type { PromoCode } from './promo-codes.ts'

export type MayUse = (promo: PromoCode) => boolean

type PromoGoods = Pick<SkuOffer, 'categoryKeys'>

interface PromoFacts {
  /** Value of each line before the code, VAT included. */
  lines: readonly (PromoGoods & { minor: number })[]
  market: MarketAlias
  /** Milliseconds since 1970. */
  now: number
  mayUse: MayUse
}

type PromoStatus =
  | { state: 'none' | 'not-valid' | 'requirements-not-met' }
  | { state: 'applied'; promo: PromoCode }

export function promoStatusOf(promo: PromoCode | null, facts: PromoFacts): PromoStatus {
  if (!promo) return { state: 'none' }
  const { period, categories, minimum } = promo
  const { market, now, mayUse } = facts
  const hasBegun = now >= (period?.from ? Date.parse(period.from) : -Infinity)
  const hasEnded = now >= (period?.until ? Date.parse(period.until) : Infinity)
  if (!hasBegun || hasEnded || !mayUse(promo)) return { state: 'not-valid' }

  const goods = facts.lines.filter((line) => isFor(promo, line))
  const minor = goods.reduce((sum, line) => sum + line.minor, 0)
  const hasGoods = goods.length > 0 || !categories
  return hasGoods && minor >= (minimum?.[market] ?? 0)
    ? { state: 'applied', promo }
    : { state: 'requirements-not-met' }
}

export const isFor = ({ categories }: PromoCode, { categoryKeys }: PromoGoods): boolean =>
  !categories || categories.some((key) => categoryKeys.includes(key))

/** Amount that a gift code pays: never more than its goods cost, and nothing of the delivery. */
export function fixedDiscountMinor(status: PromoStatus, goodsMinor: number, market: MarketAlias) {
  if (status.state !== 'applied' || status.promo.effect.kind !== 'fixed') return 0
  return Math.min(status.promo.effect.amount[market], goodsMinor)
}
