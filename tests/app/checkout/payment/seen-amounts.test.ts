import { describe, expect, it } from 'vitest'

import {
  differentAmounts,
  isSameAmounts,
  parseSeenAmounts,
  readSeenAmounts,
  formatSeenAmounts,
} from '#app/checkout/payment/seen-amounts.ts'

describe('the amounts of an order', () => {
  const plain = { sum: 1000, orderValueIncVat: 1000, balance: 0 }
  it.each([
    ['is the seen one', plain, 1000, 1000, null],
    ['differs by less than a minor unit', { ...plain, sum: 0.1 + 0.2 }, 0.3, 0.3, null],
    ['is another one', { ...plain, sum: 3000, orderValueIncVat: 3000 }, 1000, 1000, 3000],
    ['is partly paid by a balance', { ...plain, balance: 400 }, 1000, 600, null],
    [
      'contains the balance in one field only',
      { ...plain, sum: 600, balance: 400 },
      1000,
      600,
      null,
    ],
    ['is wholly paid by a balance', { ...plain, balance: 1000 }, 1000, 0, null],
    ['lost the balance to another order', plain, 1000, 600, 1000],
    ['is unknown', { sum: 0, orderValueIncVat: 0, balance: 0 }, 1000, 1000, null],
    ['is not sent', {} as typeof plain, 1000, 1000, null],
  ])('%s', (_, order, total, due, ordered) => {
    expect(differentAmounts(order, { total, due })?.due ?? null).toBe(ordered)
  })
})

it.each([
  ['17024-17024', { total: 17024, due: 17024 }],
  ['129.9-0', { total: 129.9, due: 0 }],
])('%s survives an address and a cookie', (text, seen) => {
  expect(formatSeenAmounts(seen)).toBe(text)
  expect(parseSeenAmounts(text)).toEqual(seen)
})

it.each([null, undefined, '', '1', '-', '1-', 'NaN-NaN', '1-1-1', '1e9-1', '<b>-1', '-1--1'])(
  '%j is no amount',
  (text) => expect(parseSeenAmounts(text)).toBeNull(),
)

it.each([
  ['seenTotal=100', true],
  ['seenTotal=100.00&seenDue=100', true],
  ['seenTotal=100&seenDue=60', false],
  ['seenTotal=', false],
  ['seenTotal=x', false],
  ['', false],
])('a form with %j has seen 100: %s', (query, isSeen) => {
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(query)) form.set(name, value)
  expect(isSameAmounts(readSeenAmounts(form), { total: 100, due: 100 })).toBe(isSeen)
})
