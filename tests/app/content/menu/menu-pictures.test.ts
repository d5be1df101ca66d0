import { expect, test } from 'vitest'

import type { CategoryNode } from '#app/catalogue/category/category-tree.ts'
import { addMenuPictures } from '#app/content/menu/menu-pictures.ts'

const scope = { language: 'en', prefix: '/en' } as const
const category = (
  alias: string,
  picture: string | null,
  children: CategoryNode[] = [],
): CategoryNode => ({ id: 1, name: alias, alias, picture, children })

test('the second level of a menu has the pictures of its categories', () => {
  const tree = [
    category('furniture', 'f.jpg', [category('sofas', 's.jpg'), category('beds', null)]),
  ]
  const item = (to: string) => ({
    name: to,
    alias: '',
    link: { kind: 'inside' as const, to },
    children: [],
  })
  const menu = [
    { ...item('/en/c/furniture'), children: [item('/en/c/sofas'), item('/en/c/beds'), item('/x')] },
    { name: 'Own', alias: 'furniture', children: [{ name: 'S', alias: 'sofas', children: [] }] },
  ]
  const pictures = addMenuPictures(scope, menu, tree).map(({ picture, children }) => [
    picture,
    children.map((child) => child.picture),
  ])
  expect(pictures).toEqual([
    [undefined, ['s.jpg', undefined, undefined]],
    [undefined, ['s.jpg']],
  ])
})
