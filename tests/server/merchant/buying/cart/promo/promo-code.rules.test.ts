import { expect, it } from 'vitest'
import {
  fixedDiscountMinor,
  isFor,
  promoStatusOf,
} from '#server/merchant/buying/cart/promo/promo-code.rules.ts'
import { findPromoCode, type PromoCode } from '#server/merchant/buying/cart/promo/promo-codes.ts'
import { marketAliases, type MarketAlias } from '#server/merchant/channel/markets.ts'

const line = (minor: number, categoryKeys = ['furniture']) => ({ minor, categoryKeys })
const lamp = (minor: number) => line(minor, ['floor-lamps', 'lighting'])
const code = (conditions: Partial<PromoCode>): PromoCode => ({
  code: 'TEST',
  effect: { kind: 'percent', percent: 10 },
  ...conditions,
})
const minimum = Object.fromEntries(marketAliases.map((alias) => [alias, 500_00])) as Record<
  MarketAlias,
  number
>
const noon = '2026-11-20T12:00:00Z'

it.each<[string, Partial<PromoCode>, ReturnType<typeof line>[], string, boolean?]>([
  ['no conditions', {}, [], 'applied'],
  ['a period that began now', { period: { from: noon } }, [line(1)], 'applied'],
  ['a period that ends now', { period: { until: noon } }, [line(1)], 'not-valid'],
  ['a period to come', { period: { from: '2026-11-20T12:00:01Z' } }, [line(1)], 'not-valid'],
  ['a category of one line', { categories: ['lighting'] }, [line(1), lamp(1)], 'applied'],
  ['a category of no line', { categories: ['lighting'] }, [line(1)], 'requirements-not-met'],
  ['a category in an empty cart', { categories: ['lighting'] }, [], 'requirements-not-met'],
  ['a minimum', { minimum }, [line(200_00), lamp(300_00)], 'applied'],
  [
    'a minimum of its goods',
    { minimum, categories: ['lighting'] },
    [line(200_00), lamp(300_00)],
    'requirements-not-met',
  ],
  ['no uses left', {}, [line(1)], 'not-valid', false],
])('a code with %s', (_, conditions, lines, state, mayUse = true) => {
  const facts = { lines, market: 'se' as const, now: Date.parse(noon), mayUse: () => mayUse }
  expect(promoStatusOf(code(conditions), facts).state).toBe(state)
})

it('a code for a category lowers the price of its goods only', () => {
  const forLamps = code({ categories: ['lighting'] })
  expect([isFor(forLamps, lamp(1)), isFor(forLamps, line(1))]).toEqual([true, false])
  expect(isFor(code({}), line(1))).toBe(true)
})

it.each(marketAliases)('a gift card never pays more than its goods cost in %s', (market) => {
  const promo = findPromoCode('GAVA500')!
  const status = { state: 'applied', promo } as const
  expect(fixedDiscountMinor(status, 10_00, market)).toBe(10_00)
  expect(fixedDiscountMinor(status, 9000_00, market)).toBeGreaterThan(40_00)
})
