import type { TFunction } from 'i18next'
import { expect, it, vi } from 'vitest'

import type { ProductList } from '#app/catalogue/list/product-list.ts'
import type { Container, Widget } from '#app/content/widget/widget.ts'
import { listData, pageText } from '#app/routes/layouts/page-tools/tool-data.ts'

vi.stubGlobal('window', { location: { href: 'https://shop.example/en/c/sofas' } })

const key = ((name: string) => name) as TFunction<'catalogue'>
const value = (id: string, changes: object = {}) => {
  return { id, label: id, count: 2, isChosen: false, hex: null, children: [], ...changes }
}

it('a list has the address of each filter that would leave products, and of its next page', () => {
  const groups = [
    {
      param: 'p-color',
      label: 'Colour',
      isRange: false,
      values: [
        value('grey', { isChosen: true, children: [value('light')] }),
        value('red', { count: 0 }),
      ],
    },
  ]
  const list = {
    title: 'Sofas',
    path: '/en/c/sofas',
    selection: {
      facets: [['p-color', [{ id: 'grey', label: 'grey' }]]],
      ranges: [],
      sort: 'LATEST',
      pages: { first: 1, last: 1 },
    },
    defaultSort: 'LATEST',
    groups,
    products: [],
    progress: { from: 1, to: 20, total: 31, previousPage: null, nextPage: 2 },
  } as unknown as ProductList
  const data = listData(list, key)
  const base = 'https://shop.example/en/c/sofas'
  expect(data).toMatchObject({ total: 31, nextPage: `${base}?p-color=grey~grey&page=2` })
  expect(data.filters).toEqual([
    {
      name: 'Colour',
      values: [
        { name: 'grey', count: 2, isChosen: true, address: base },
        { name: 'light', count: 2, isChosen: false, address: `${base}?p-color=light~light` },
      ],
    },
  ])
})

it('a page is its texts for wide windows, each block on a line of its own', () => {
  const richText = (text: object, changes: object = {}) =>
    ({ kind: 'richText', text, shownOn: null, ...changes }) as unknown as Widget
  const cell = (text: string) => ({ tag: 'td', children: [text] })
  const row = (...cells: string[]) => ({ tag: 'tr', children: cells.map(cell) })
  const paragraph = { tag: 'p', children: ['Free ', { tag: 'strong', children: ['today'] }, '.'] }
  const list = { tag: 'ul', children: [{ tag: 'li', children: ['a', { tag: 'br' }, 'b'] }] }
  const widgets = [
    richText([paragraph, list]),
    richText([{ tag: 'table', children: [row('Land', 'Price'), row('SE', '99 kr')] }]),
    richText([paragraph], { shownOn: 'mobile' }),
    { kind: 'newsletter', title: 'News', shownOn: null } as unknown as Widget,
  ]
  expect(pageText([{ shownOn: null, widgets } as unknown as Container])).toBe(
    'Free today.\na\nb\n\nLand, Price\nSE, 99 kr',
  )
})
