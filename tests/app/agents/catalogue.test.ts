import { describe, expect, it } from 'vitest'

import { readCursor, writeCursor } from '#app/agents/catalogue/cursor.ts'
import { selectedOf } from '#app/agents/catalogue/describe-product.ts'
import { passesFilters } from '#app/agents/catalogue/passes-filters.ts'
import { resolveFilters } from '#app/agents/catalogue/resolve-filters.ts'
import { selectVariants, valueState } from '#app/agents/catalogue/select-variants.ts'
import { readProductId, readVariantId, variantId } from '#app/catalogue/product/variant-id.ts'
import type { Product } from '#app/catalogue/product/product.ts'
import type { FacetGroup } from '#app/catalogue/list/facets/facet-group.ts'

const option = (name: string, label: string) => ({ name, label, id: `${name}-${label}` })
const variant = (color: string, size: string, isAvailable = true) => ({
  key: `${color} ${size}`,
  options: [option('Colour', color), option('Size', size)],
  isAvailable,
})
const variants = [variant('Blue', 'S', false), variant('Blue', 'L'), variant('Red', 'S')]

it.each([
  ['c8b28a', 'Colour'],
  [null, 'Version'],
])('a variant with the colour %s is an option named %s', (hex, name) => {
  const sku = { id: 1, name: '' }
  const colors = [1, 2].map((productId) => ({
    productId,
    name: 'A',
    hex,
    isCurrent: productId === 1,
  }))
  const product = { colors, skus: [sku] } as unknown as Product
  const words = { color: 'Colour', variant: 'Version', size: 'Size' }
  expect(selectedOf(product, sku, words)).toMatchObject([{ name, label: 'A' }])
})

describe('selected options', () => {
  it.each([
    ['nothing', [], [], ['Blue L', 'Red S', 'Blue S'], []],
    ['a colour', [{ name: 'colour', label: ' blue ' }], [], ['Blue L', 'Blue S'], ['Blue']],
    ['an id', [{ name: 'Colour', label: '?', id: 'Colour-Red' }], [], ['Red S'], ['Red']],
    [
      'an unknown option',
      [{ name: 'Taste', label: 'Sour' }],
      [],
      ['Blue L', 'Red S', 'Blue S'],
      [],
    ],
    [
      'a pair that is not made, the colour preferred',
      [
        { name: 'Size', label: 'L' },
        { name: 'Colour', label: 'Red' },
      ],
      ['Colour', 'Size'],
      ['Red S'],
      ['Red'],
    ],
    [
      'the same, the size preferred',
      [
        { name: 'Size', label: 'L' },
        { name: 'Colour', label: 'Red' },
      ],
      ['Size'],
      ['Blue L'],
      ['L'],
    ],
  ])('%s', (_what, wanted, preferences, keys, labels) => {
    const selection = selectVariants(variants, wanted, preferences)
    expect(selection.variants.map(({ key }) => key)).toEqual(keys)
    expect(selection.selected.map(({ label }) => label)).toEqual(labels)
  })

  it.each([
    ['Blue', 'Size', 'S', { exists: true, available: false }],
    ['Blue', 'Size', 'L', { exists: true, available: true }],
    ['Red', 'Size', 'L', { exists: false, available: false }],
    // Another colour replaces the selected one.
    ['Blue', 'Colour', 'Red', { exists: true, available: true }],
  ])('beside %s, %s %s is %j', (color, name, label, state) => {
    expect(valueState(variants, [option('Colour', color)], option(name, label))).toEqual(state)
  })
})

const value = (id: string, label: string, children: FacetGroup['values'] = []) => ({
  id,
  label,
  count: 1,
  isChosen: false,
  hex: null,
  children,
})
const groups: FacetGroup[] = [
  {
    param: 'categories',
    label: 'Categories',
    isRange: false,
    values: [value('c_1', 'Furniture', [value('c_2', 'Sofas')])],
  },
  { param: 'p-Color', label: 'Colour', isRange: false, values: [value('p_blue', 'Blue')] },
]

it.each([
  [{ categories: ['Furniture > Sofas'] }, [['categories', ['c_2']]], [], false],
  [{ categories: ['c_1', 'sofas'] }, [['categories', ['c_1', 'c_2']]], [], false],
  [{ colour: 'blue' }, [['p-Color', ['p_blue']]], [], false],
  [{ 'p-Color': ['Blue', 'Green'] }, [['p-Color', ['p_blue']]], ['Green'], false],
  [{ categories: ['Guitars'] }, [['categories', []]], ['Guitars'], true],
  [{ taste: ['sour'], available: true }, [], ['taste', 'available'], false],
])('filters %j choose %j', (filters, facets, unknown, isEmpty) => {
  const resolved = resolveFilters(groups, filters)
  expect(resolved.facets.map(([param, chosen]) => [param, chosen.map(({ id }) => id)])).toEqual(
    facets,
  )
  expect(resolved).toMatchObject({ unknown, isEmpty })
})

it.each([
  [undefined, true],
  [{ price: { max: 9_999 } }, false],
  [{ price: { min: 10_000, max: 10_000 } }, true],
  [{ categories: ['sofas'] }, true],
  [{ categories: ['Furniture > Sofas'] }, true],
  [{ categories: ['Lamps'] }, false],
])('a found product passes %j: %s', (filters, isPassing) => {
  const price = { amount: 10_000, currency: 'SEK' }
  const product = {
    price_range: { min: price, max: price },
    categories: [{ value: 'Furniture > Sofas' }],
  }
  expect(passesFilters(product, filters)).toBe(isPassing)
})

it('ids and cursors are read as they are written, and nothing else is', () => {
  expect(readVariantId(variantId(12, 34))).toEqual({ productId: 12, skuId: 34 })
  expect(readCursor(writeCursor(120))).toBe(120)
  for (const text of [
    '',
    '12',
    '12-',
    '12-34-5',
    '-1-2',
    '01-2',
    '1e3-1',
    '9'.repeat(12),
    '1-2 ',
  ]) {
    expect(readVariantId(text)).toBeNull()
  }
  expect(readProductId('12')).toBe(12)
  expect(readProductId('0')).toBeNull()
  for (const text of ['', 'x', 'ZnJvbSAtMQ', 'ZnJvbSA5OTk5OTk5'])
    expect(readCursor(text)).toBeNull()
})
