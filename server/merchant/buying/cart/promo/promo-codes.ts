/** Amounts are minor units, in round numbers for each currency. */
import type { MarketAlias } from '#server/merchant/channel/markets.ts'

type PromoEffect =
  | { kind: 'percent'; percent: number }
  | { kind: 'free-shipping' }
  | { kind: 'fixed'; amount: Record<MarketAlias, number> }

export interface PromoCode {
  code: string
  effect: PromoEffect
  /** When it may be used, ISO date and time; the end is excluded. */
  period?: { from?: string; until?: string }
  /** Goods that it is for, by key of category; all goods when absent. */
  categories?: readonly string[]
  /** Value of these goods, VAT included, from which the code applies. */
  minimum?: Record<MarketAlias, number>
  /** One order of a customer may have it; cancelled and failed ones do not count. */
  isOncePerCustomer?: boolean
}

const promoCodes: readonly PromoCode[] = [
  { code: 'SOMMAR10', effect: { kind: 'percent', percent: 10 } },
  { code: 'FRAKTFRITT', effect: { kind: 'free-shipping' } },
  {
    code: 'GAVA500',
    effect: {
      kind: 'fixed',
      amount: { se: 500_00, dk: 350_00, no: 500_00, fi: 45_00, eu: 45_00, ax: 45_00 },
    },
    isOncePerCustomer: true,
  },
  {
    code: 'STOR5000',
    effect: { kind: 'percent', percent: 15 },
    minimum: { se: 5000_00, dk: 3500_00, no: 5000_00, fi: 450_00, eu: 450_00, ax: 450_00 },
  },
  { code: 'LAMPA20', effect: { kind: 'percent', percent: 20 }, categories: ['lighting'] },
  {
    code: 'VINTER15',
    effect: { kind: 'percent', percent: 15 },
    period: { from: '2026-11-01T00:00:00Z', until: '2027-03-01T00:00:00Z' },
  },
]

/** Finds a code, ignoring case and spaces. Null for an unknown code. */
export function findPromoCode(typed: string): PromoCode | null {
  const code = typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()
  return promoCodes.find((promo) => promo.code === code) ?? null
}
