import { expect, it } from 'vitest'

import { creditExample } from '#app/checkout/payment/credit-example.ts'

const free = { paymentType: 'Loan', market: 'se', nominalRate: 0, setupFee: 0, monthlyFee: 0 }

it.each([
  // Without interest and fees, nothing is paid but the goods.
  [
    { ...free, amount: 12_000, months: 12 },
    { payment: 1_000, total: 12_000, effectiveRate: 0 },
  ],
  // 1 % a month is 12.68 % a year.
  [
    { ...free, amount: 12_000, months: 12, nominalRate: 12 },
    { payment: 1_066.19, total: 12_794.23, effectiveRate: 12.68 },
  ],
  // An invoice of 1 000 with a fee of 29, paid after a month.
  [
    { ...free, amount: 1_000, months: 1, setupFee: 29 },
    { payment: 1_000, total: 1_029, effectiveRate: 40.92 },
  ],
  [
    { ...free, amount: 10_000, months: 24, nominalRate: 14.95, monthlyFee: 39 },
    { payment: 523.63, total: 12_567.09, effectiveRate: 25.56 },
  ],
])('a credit of %j costs %j', (terms, costs) => {
  const example = creditExample(terms)
  expect(Math.round(example.payment * 100) / 100).toBe(costs.payment)
  expect(Math.round(example.total * 100) / 100).toBe(costs.total)
  expect(Math.round(example.effectiveRate * 100) / 100).toBe(costs.effectiveRate)
})
