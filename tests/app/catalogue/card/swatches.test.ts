import { expect, it } from 'vitest'

import { readSwatches, type WireCardVariant } from '#app/catalogue/card/swatches.ts'

const variant = (
  productId: number,
  label: string | null,
  hex: string | null,
  rest: Partial<WireCardVariant> = {},
): WireCardVariant => ({
  level: 1,
  label,
  productId,
  alias: `p${productId}`,
  attributes: hex === null ? null : [null, { value: hex }],
  ...rest,
})

const swatchesOf = (variants: Parameters<typeof readSwatches>[0], shownId = 1) =>
  readSwatches(variants, shownId, (alias) => `/p/${alias}`).map(({ id, name, hex }) => [
    id,
    name,
    hex,
  ])

it('a card offers each colour once, named, the shown product for its own', () => {
  expect(
    swatchesOf(
      [
        null,
        variant(7, 'Grå', '#8E9190', { level: 2 }),
        variant(1, 'Grå', '8e9190'),
        variant(2, 'Beige', 'D8C6A8'),
        variant(3, 'Beige', 'D8C6A8'),
        variant(4, null, '000000', { alias: 'soffa-svart' }),
      ],
      1,
    ),
  ).toEqual([
    [1, 'Grå', '8e9190'],
    [2, 'Beige', 'd8c6a8'],
    [4, 'soffa svart', '000000'],
  ])
})

it.each([
  ['no variants', null],
  ['one colour', [variant(1, 'Grå', '8e9190')]],
  ['colours without a hex value', [variant(1, 'Grå', 'grey'), variant(2, 'Blå', null)]],
  ['sizes', [variant(1, '90', '8e9190', { level: 0 }), variant(1, '120', '000000', { level: 0 })]],
  [
    'products without address',
    [variant(1, 'Grå', '8e9190'), variant(2, 'Blå', '3f6591', { alias: null })],
  ],
])('a card of %s offers none', (_, variants) => {
  expect(swatchesOf(variants)).toEqual([])
})
