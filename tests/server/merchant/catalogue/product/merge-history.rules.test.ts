import { expect, it } from 'vitest'
import { mergeHistory } from '#server/merchant/catalogue/product/merge-history.rules.ts'
import type { ProductRecord } from '#server/merchant/catalogue/product-record.ts'

const today = '2026-05-15'
const pricesOf = (minor: number) => ({ selling: { se: minor }, regular: { se: minor } })
const recordAt = (minor: number, fields: Partial<ProductRecord> = {}) =>
  ({ prices: pricesOf(minor), firstAvailableOn: today, ...fields }) as ProductRecord
const known = { ...pricesOf(900_00), history: [], firstAvailableOn: '2026-04-01' }

it('a new price adds the old one to the history', () => {
  expect(mergeHistory(recordAt(700_00), known, today)).toEqual({
    history: [{ date: '2026-04-01', ...pricesOf(900_00) }],
    pricesSince: today,
    firstAvailableOn: '2026-04-01',
  })
})

it('an unchanged price leaves the history unchanged', () => {
  const storedPrices = {
    ...known,
    history: [{ date: '2026-03-01', ...pricesOf(1) }],
    pricesSince: '2026-04-10',
  }
  expect(mergeHistory(recordAt(900_00), storedPrices, today)).toEqual({
    history: storedPrices.history,
    pricesSince: '2026-04-10',
    firstAvailableOn: '2026-04-01',
  })
})

it('steps older than the kept period are removed, except the last one', () => {
  const past = {
    ...known,
    history: [{ date: '2025-01-01', ...pricesOf(1) }],
    pricesSince: '2025-06-01',
  }
  expect(mergeHistory(recordAt(700_00), past, today).history).toEqual([
    { date: '2025-06-01', ...pricesOf(900_00) },
  ])
})

it('the history of a source replaces the stored one', () => {
  const record = recordAt(700_00, { priceHistory: [], pricesSince: '2026-05-01' })
  expect(mergeHistory(record, known, today)).toEqual({
    history: [],
    pricesSince: '2026-05-01',
    firstAvailableOn: today,
  })
})

it('a new product has the history of its record', () => {
  expect(mergeHistory(recordAt(700_00), null, today)).toEqual({
    history: [],
    pricesSince: undefined,
    firstAvailableOn: today,
  })
})
