import { expect, it } from 'vitest'

import {
  isByModel,
  onePerVariantGroup,
} from '#app/catalogue/card/find-cards/one-per-variant-group.ts'

const product = (name: string, group: number | null) => ({
  name,
  productId: name.length,
  variantGroup: group === null ? null : { variantGroupId: group },
})

it('a row shows one product of each variant group, the first', () => {
  const products = [
    product('lamp, amber', 1),
    product('lamp, smoke', 1),
    null,
    product('rug', null),
    product('vase', null),
    product('curtain, white', 2),
  ]
  expect(onePerVariantGroup(products, 3).map(({ name }) => name)).toEqual([
    'lamp, amber',
    'rug',
    'vase',
  ])
  expect(onePerVariantGroup(null, 3)).toEqual([])
})

const listed = (variantGroupId: number, collapseInLists = true) => ({
  variantGroup: { variantGroupId, collapseInLists },
})

it.each([
  ['each model once', [listed(1), { variantGroup: null }, listed(2)], true],
  ['products without colours', [{ variantGroup: null }], false],
  ['colours apart, as the merchant says', [listed(1, false), listed(2, false)], false],
  ['colours apart, whatever the merchant says', [listed(1), listed(1)], false],
  ['nothing', null, false],
])('a list of %s counts models: %#', (_, products, expected) => {
  expect(isByModel(products)).toBe(expected)
})
