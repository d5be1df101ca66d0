import { describe, expect, it } from 'vitest'

import { buildCategoryTree, menuCategories } from '#app/catalogue/category/category-tree.ts'

const category = (categoryId: number, parentCategoryId: number, changes = {}) => ({
  categoryId,
  parentCategoryId,
  order: categoryId,
  alias: `c${categoryId}`,
  name: `C${categoryId}`,
  isHidden: false,
  primaryImage: null,
  ...changes,
})

describe('the category menu', () => {
  it('is three levels deep, in the merchant’s order', () => {
    const tree = buildCategoryTree([
      category(2, 0),
      category(1, 0, { order: 9 }),
      category(3, 2),
      category(4, 3),
      category(5, 4),
      null,
    ])
    expect(tree.map((root) => root.id)).toEqual([2, 1])
    expect(tree[0]?.children[0]?.children[0]).toMatchObject({ id: 4, children: [] })
  })

  it('leaves out categories that are hidden, have no alias, or have no parent', () => {
    const tree = buildCategoryTree([
      category(1, 0, { isHidden: true }),
      category(2, 1),
      category(3, 0, { alias: null }),
      category(4, 77),
      category(5, 6),
      category(6, 5),
    ])
    expect(tree).toEqual([])
  })

  it('starts with the subcategories of the root where there is only one', () => {
    const one = buildCategoryTree([category(1, 0), category(2, 1), category(3, 1)])
    expect(menuCategories(one).map((node) => node.alias)).toEqual(['c2', 'c3'])
    const two = buildCategoryTree([category(1, 0), category(2, 0)])
    expect(menuCategories(two).map((node) => node.alias)).toEqual(['c1', 'c2'])
  })
})
