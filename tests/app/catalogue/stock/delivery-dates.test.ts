import { expect, it } from 'vitest'

import {
  productDeliveryDates,
  deliveryDates,
  latestDeliveryDay,
} from '#app/catalogue/stock/delivery-dates.server.ts'
import { stockLabel } from '#app/catalogue/stock/stock-label.ts'

/** A Sunday. */
const now = new Date('2026-11-22T10:00:00Z')
const market = (code: string) => ({ alias: '', currency: 'SEK', country: { code, name: '' } })
const seenFrom = (code: string) =>
  ({ language: 'sv', market: market(code) }) as Parameters<typeof deliveryDates>[0]

const none = { inStock: 0, oversellable: 0, static: 0, totalStock: 0 }
const here = { stock: stockLabel({ ...none, inStock: 9, totalStock: 9 }), incoming: null }
const soldOut = { stock: stockLabel(none), incoming: null }
const toOrder = (incoming: string | null) => ({
  stock: stockLabel({ ...none, oversellable: 40, totalStock: 40 }),
  incoming,
})

it('skips public holidays of the delivery country', () => {
  const maundyThursday = new Date('2027-03-17T10:00:00Z')
  expect(latestDeliveryDay(seenFrom('SE'), maundyThursday)).toBe('25\u00a0mars 2027')
  expect(latestDeliveryDay(seenFrom('DK'), maundyThursday)).toBe('30\u00a0mars 2027')
})

it.each([
  ['2026-12-03T00:00:00Z', 'väntas i lager 3\u00a0december 2026'],
  ['2026-11-01T00:00:00Z', null],
  ['soon', null],
  [null, null],
])('has the date of the next delivery (%s)', (incoming, later) => {
  expect(deliveryDates(seenFrom('SE'), incoming, now).later).toBe(later)
})

it.each([
  ['all at hand', [here, here], 'framme senast 30\u00a0november 2026', null],
  ['one sold out', [here, soldOut], 'framme senast 30\u00a0november 2026', null],
  [
    'one to order',
    [here, toOrder(null)],
    'framme senast 30\u00a0november 2026 i storlekar som finns i lager',
    null,
  ],
  [
    'all on the same day',
    [toOrder('2026-12-03'), toOrder('2026-12-03')],
    undefined,
    'väntas i lager 3\u00a0december 2026',
  ],
  [
    'on different days',
    [toOrder('2026-12-20'), toOrder('2026-12-03'), toOrder('2026-11-01')],
    undefined,
    'väntas i lager tidigast 3\u00a0december 2026, beroende på storlek',
  ],
])('covers all sizes of a product without a selected size: %s', (_, sizes, soon, later) => {
  const dates = productDeliveryDates(seenFrom('SE'), sizes, now)
  if (soon) expect(dates.soon).toBe(soon)
  expect(dates.later).toBe(later)
})
