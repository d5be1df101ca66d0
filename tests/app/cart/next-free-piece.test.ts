import { expect, it } from 'vitest'

import { nextFreePieces } from '#app/cart/next-free-piece.ts'

const row = (
  id: string,
  quantity: number,
  actionValue: string | null = '3:2',
  name = 'Cushions',
) => ({
  id,
  quantity,
  campaign: {
    appliedCampaigns: [null, { name, hideTitle: false, category: 'MultiBuy', actionValue }],
    prices: null,
  },
})

it.each([
  ['one piece', [row('a', 1)], {}],
  ['one short of three', [row('a', 2)], { a: 1 }],
  ['three', [row('a', 3)], {}],
  ['one short of six', [row('a', 5)], { a: 1 }],
  ['two rows that count together', [row('a', 1), row('b', 1)], { a: 1, b: 1 }],
  ['rows of two campaigns', [row('a', 1), row('b', 1, '3:2', 'Throws')], {}],
  ['five for three', [row('a', 4, '5:3')], { a: 2 }],
  ['nothing free', [row('a', 1, '2:2')], {}],
  ['another text', [row('a', 2, '<b>'), row('b', 2, null), row('c', 2, '0:0')], {}],
  ['no campaign', [{ id: 'a', quantity: 2, campaign: null }], {}],
])('of %s, the rows that lack one piece are found', (_, rows, free) => {
  expect(Object.fromEntries(nextFreePieces(rows))).toEqual(free)
})
