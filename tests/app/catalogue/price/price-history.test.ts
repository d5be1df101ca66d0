import { expect, it } from 'vitest'

import { readPriceHistory } from '#app/catalogue/price/price-history.ts'

const step = (date: string, price: number | null, isLowest = false) => ({
  date,
  isLowest,
  sellingPriceIncVatFormatted: price === null ? null : `${price} kr`,
  sellingPriceExVatFormatted: price === null ? null : `${price * 0.8} kr`,
})
const day = (date: Date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10))

it('shows each price with the first day that it held, with or without VAT', () => {
  const log = [step('2026-11-10', 80), step('2026-11-05', 80, true), null, step('2026-09-01', 100)]
  expect(readPriceHistory(log, true, day)).toEqual([
    { date: '2026-11-05', price: '80 kr', isLowest: true },
    { date: '2026-09-01', price: '100 kr', isLowest: false },
  ])
  expect(readPriceHistory(log, false, day)[0]?.price).toBe('64 kr')
})

it.each([
  [null],
  [[]],
  [[step('2026-11-10', 80)]],
  [[step('2026-11-10', 80), step('2026-09-01', 80)]],
  [[step('2026-11-10', null), step('2026-09-01', 80), step('never', 90)]],
])('%j is no history', (log) => {
  expect(readPriceHistory(log, true, day)).toEqual([])
})
