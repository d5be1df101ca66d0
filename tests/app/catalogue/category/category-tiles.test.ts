import { expect, it } from 'vitest'

import type { CategoryNode } from '#app/catalogue/category/category-tree.ts'
import { categoryTiles } from '#app/catalogue/category/category-tiles.ts'

const branch = (name: string, children: CategoryNode[] = []): CategoryNode => ({
  id: 0,
  name,
  alias: name,
  picture: null,
  children,
})
const names = (branches: CategoryNode[]) => branches.map(({ name }) => name)

it('a shop with many roots shows its roots', () => {
  expect(
    names(
      categoryTiles(
        ['a', 'b', 'c'].map((name) => branch(name)),
        2,
      ),
    ),
  ).toEqual(['a', 'b'])
})

it('a shop with few roots shows subcategories of each in turn', () => {
  const tree = [
    branch('furniture', [branch('sofas'), branch('tables'), branch('beds')]),
    branch('garden', [branch('loungers')]),
    branch('gifts'),
  ]
  expect(names(categoryTiles(tree, 4))).toEqual(['sofas', 'loungers', 'gifts', 'tables'])
  expect(categoryTiles([], 4)).toEqual([])
})
