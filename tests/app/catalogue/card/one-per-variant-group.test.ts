import { expect, it } from 'vitest'

import { onePerVariantGroup } from '#app/catalogue/card/one-per-variant-group.ts'

const product = (name: string, group: number | null) => ({
  name,
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
