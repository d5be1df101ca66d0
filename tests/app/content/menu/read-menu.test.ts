import { expect, test } from 'vitest'

import { readMenu, type WireItem } from '#app/content/menu/read-menu.ts'

const base = { origins: [], localPath: (pathname: string) => pathname }
const item = (rest: Partial<WireItem>): WireItem => ({
  id: '1',
  label: null,
  title: null,
  type: 'category',
  canonicalUrl: null,
  targetBlank: false,
  hidden: false,
  ...rest,
})

test('keeps items that have a name and are not hidden, on all levels', () => {
  const menuItems = [
    item({ label: ' Ours', title: 'Theirs', canonicalUrl: '/a', type: 'page' }),
    item({ title: 'Theirs', children: [item({ title: 'Below', canonicalUrl: 'b' }), null] }),
    item({ label: ' ', canonicalUrl: '/nameless' }),
    item({ title: 'Hidden', hidden: true }),
    null,
  ]
  expect(readMenu({ title: 'Menu', menuItems }, base)).toEqual({
    title: 'Menu',
    items: [
      { id: '1', label: 'Ours', link: { kind: 'inside', to: '/a' }, isPage: true, children: [] },
      {
        id: '1',
        label: 'Theirs',
        link: null,
        isPage: false,
        children: [
          {
            id: '1',
            label: 'Below',
            link: { kind: 'inside', to: '/b' },
            isPage: false,
            children: [],
          },
        ],
      },
    ],
  })
})

test('an empty menu is null', () => {
  expect(readMenu({ title: 'Menu', menuItems: [item({})] }, base)).toBeNull()
  expect(readMenu(null, base)).toBeNull()
})
