import { describe, expect, it } from 'vitest'

import { findSkuName, readColors, type WireVariant } from '#app/catalogue/product/variant-group.ts'

const variant = (changes: Partial<WireVariant>): WireVariant => ({
  level: 1,
  value: null,
  label: null,
  skuId: null,
  productId: 1,
  name: 'Soffa',
  alias: 'soffa',
  primaryImage: null,
  attributes: null,
  ...changes,
})
const pathOf = (alias: string) => `/p/${alias}`

describe('the colours of a product', () => {
  it('are the products of its variant group, with the current one marked', () => {
    const colors = readColors(
      [
        variant({ productId: 7, alias: 'gron', label: 'Grön', attributes: [{ value: '9AA68F' }] }),
        null,
        variant({ productId: 8, alias: 'rod', label: 'Röd', attributes: [{ value: 'plain' }] }),
      ],
      8,
      pathOf,
    )
    expect(colors).toMatchObject([
      { name: 'Grön', hex: '9aa68f', path: '/p/gron', isCurrent: false },
      { name: 'Röd', hex: null, path: '/p/rod', isCurrent: true },
    ])
  })

  it('are found under the dimension that has the colour', () => {
    const colors = readColors(
      [
        variant({
          level: 2,
          alias: '',
          attributes: [{ value: 'a5573a' }],
          variants: [variant({ productId: 3, alias: 'rost', value: 'Rost' })],
        }),
      ],
      3,
      pathOf,
    )
    expect(colors).toMatchObject([{ name: 'Rost', hex: 'a5573a', path: '/p/rost' }])
  })

  it('are named after both dimensions where a colour has several products', () => {
    const widths = (...ids: number[]) =>
      ids.map((productId) =>
        variant({ productId, alias: `p${productId}`, label: `${productId} cm` }),
      )
    const nodes = [
      variant({ level: 2, label: 'Grå', variants: widths(160, 180) }),
      variant({ level: 2, label: 'Beige', variants: [variant({ productId: 1, label: 'Beige' })] }),
    ]
    expect(readColors(nodes, 160, pathOf).map(({ name }) => name)).toEqual([
      'Grå, 160 cm',
      'Grå, 180 cm',
      'Beige',
    ])
  })

  it('contain each product once and leave out sizes', () => {
    const nodes = [variant({}), variant({}), variant({ level: 0, productId: 2, alias: 'x' })]
    expect(readColors(nodes, 1, pathOf)).toHaveLength(1)
    expect(readColors(null, 1, pathOf)).toEqual([])
    expect(readColors([variant({ name: null })], 1, pathOf)).toMatchObject([{ name: 'soffa' }])
  })
})

it('a size is found by its sku in any colour', () => {
  const size = (skuId: number, label: string) => variant({ level: 0, skuId, label, alias: null })
  const colors = [
    variant({ productId: 1, variants: [size(11, '63 cm'), null] }),
    variant({ productId: 2, variants: [size(21, '63 cm'), size(22, '75 cm')] }),
  ]
  expect(findSkuName(colors, 22)).toBe('75 cm')
  expect(findSkuName(colors, 11)).toBe('63 cm')
  expect(findSkuName(colors, 2)).toBeNull()
  expect(findSkuName(null, 11)).toBeNull()
})
