import { expect, test } from 'vitest'

import { shelvesOf } from '#app/content/menu/menu-shelves.ts'
import type { MenuItem } from '#app/content/menu/menu.ts'

const item = (label: string, to: string | null, children: MenuItem[] = []): MenuItem => ({
  id: label,
  label,
  link: to === null ? null : { kind: 'inside', to },
  children,
})

test('a menu is shown like shelves, each with its own address', () => {
  const items = [
    item('Soffor', '/c/soffor', [item('Hörn', '/c/horn')]),
    item('Rum', null, [item('Hall', '/c/hall')]),
    item('Ingenstans', null),
  ]
  expect(shelvesOf({ title: '', items })).toEqual([
    {
      name: 'Soffor',
      alias: '',
      address: '/c/soffor',
      children: [{ name: 'Hörn', alias: '', address: '/c/horn', children: [] }],
    },
    {
      name: 'Rum',
      alias: '',
      address: '/c/hall',
      children: [{ name: 'Hall', alias: '', address: '/c/hall', children: [] }],
    },
  ])
})
