import { expect, test } from 'vitest'

import { menuCategoriesOf } from '#app/content/menu/menu-categories.ts'
import type { MenuItem } from '#app/content/menu/menu.ts'

const inside = (to: string) => ({ kind: 'inside', to }) as const
const blog = { kind: 'outside', href: 'https://blog.example', opensNewTab: true } as const
const item = (label: string, to: string | null, children: MenuItem[] = []): MenuItem => ({
  id: label,
  label,
  link: to === null ? null : { kind: 'inside', to },
  isPage: false,
  children,
})

test('a menu is shown like categories, each item with its own link and target', () => {
  const items = [
    item('Soffor', '/c/soffor', [item('Hörn', '/c/horn')]),
    item('Rum', null, [item('Hall', '/c/hall')]),
    item('Ingenstans', null),
    { ...item('Kundtjänst', '/kundtjanst', [item('Leverans', '/leverans')]), isPage: true },
    { id: 'X', label: 'Blogg', link: blog, isPage: true, children: [] },
  ]
  expect(menuCategoriesOf({ title: '', items })).toEqual([
    {
      name: 'Soffor',
      alias: '',
      link: inside('/c/soffor'),
      children: [{ name: 'Hörn', alias: '', link: inside('/c/horn'), children: [] }],
    },
    {
      name: 'Rum',
      alias: '',
      link: inside('/c/hall'),
      children: [{ name: 'Hall', alias: '', link: inside('/c/hall'), children: [] }],
    },
    {
      name: 'Kundtjänst',
      alias: '',
      link: inside('/kundtjanst'),
      isPage: true,
      children: [{ name: 'Leverans', alias: '', link: inside('/leverans'), children: [] }],
    },
    { name: 'Blogg', alias: '', link: blog, children: [] },
  ])
})
