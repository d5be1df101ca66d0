import { expect, test } from 'vitest'
import { lowestPriorMinor, priceLog } from '#server/merchant/pricing/price-history.rules.ts'

const today = '2026-11-20'
const period = (from: string, sellingMinor: number, regularMinor = sellingMinor) => ({
  from,
  sellingMinor,
  regularMinor,
})

test.for([
  ['a price that never changed is the lowest', [period('2026-01-01', 100)], 100],
  [
    'a reduction from a steady price',
    [period('2026-01-01', 100), period('2026-11-10', 75, 100)],
    100,
  ],
  [
    'a price that was raised and then reduced',
    [period('2026-01-01', 80), period('2026-10-27', 100), period('2026-11-13', 80, 100)],
    80,
  ],
  [
    'a raise longer than thirty days before the reduction',
    [period('2026-01-01', 80), period('2026-10-01', 100), period('2026-11-13', 80, 100)],
    100,
  ],
  [
    'a raise that ended just thirty days before the reduction',
    [period('2026-01-01', 80), period('2026-10-14', 100), period('2026-11-13', 80, 100)],
    100,
  ],
  [
    'a raise one day later',
    [period('2026-01-01', 80), period('2026-10-15', 100), period('2026-11-13', 80, 100)],
    80,
  ],
  [
    'a reduction in several steps counts from its first step',
    [period('2026-01-01', 100), period('2026-11-01', 80, 100), period('2026-11-15', 60, 100)],
    100,
  ],
  [
    'an earlier sale within the thirty days',
    [
      period('2026-01-01', 100),
      period('2026-10-25', 70, 100),
      period('2026-11-01', 100),
      period('2026-11-10', 80, 100),
    ],
    70,
  ],
  ['a reduction of which nothing earlier is known', [period('2026-11-10', 75, 100)], 100],
  ['no reduction: the last thirty days', [period('2026-01-01', 60), period('2026-11-01', 90)], 60],
  [
    'no reduction, and a lower price long ago',
    [period('2026-01-01', 60), period('2026-09-01', 90)],
    90,
  ],
] as const)('%s', ([, periods, expected]) => {
  expect(lowestPriorMinor(periods, today)).toBe(expected)
})

test('the price log has the prices of the last thirty days, newest first, with the lowest marked', () => {
  const log = priceLog(
    [period('2026-01-01', 50), period('2026-09-01', 100), period('2026-11-10', 80, 100)],
    today,
  )
  expect(log.map(({ from, isLowest }) => [from, isLowest])).toEqual([
    ['2026-11-10', true],
    ['2026-09-01', false],
  ])
})
