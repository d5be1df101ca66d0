import { expect, it } from 'vitest'

import { vatByRate } from '#app/account/receipt/vat-by-rate.ts'

it.each([
  [
    'one rate, although a small amount is rounded',
    [
      { inc: 349500, ex: 279600 },
      { inc: 399, ex: 319 },
    ],
    { inc: 349899, ex: 279919 },
    [{ rate: 0.25, net: 279919, vat: 69980 }],
  ],
  [
    'two rates',
    [
      { inc: 5600, ex: 5000 },
      { inc: 12500, ex: 10000 },
    ],
    { inc: 18100, ex: 15000 },
    [
      { rate: 0.25, net: 10000, vat: 2500 },
      { rate: 0.12, net: 5000, vat: 600 },
    ],
  ],
  [
    'a gift card, which the rows do not contain',
    [{ inc: 12550, ex: 10000 }],
    { inc: 6275, ex: 5000 },
    [{ rate: 0.255, net: 5000, vat: 1275 }],
  ],
  [
    'an order without VAT',
    [{ inc: 100, ex: 100 }],
    { inc: 100, ex: 100 },
    [{ rate: 0, net: 100, vat: 0 }],
  ],
  ['an order of nothing', [{ inc: 0, ex: 0 }], { inc: 0, ex: 0 }, []],
])('the VAT of %s adds up to the total', (_, parts, total, rows) => {
  expect(vatByRate(parts, total)).toEqual(rows)
})
