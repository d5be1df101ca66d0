import { expect, test } from 'vitest'

import { isAddress, shelvesOf } from '#app/content/menu/menu-shelves.ts'
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
      alias: '/c/soffor',
      children: [{ name: 'Hörn', alias: '/c/horn', children: [] }],
    },
    { name: 'Rum', alias: '/c/hall', children: [{ name: 'Hall', alias: '/c/hall', children: [] }] },
  ])
})

test.for([
  ['/c/soffor', true],
  ['https://blog.example', true],
  ['soffor', false],
] as const)('%s is an address: %s', ([alias, isOne]) => {
  expect(isAddress({ name: '', alias, children: [] })).toBe(isOne)
})
