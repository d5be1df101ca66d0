import { expect, test } from 'vitest'

import { readComponent } from '#app/content/widget/read-component.ts'

const base = { origins: [], pathHere: (pathname: string) => pathname }

test('rows of the catalogue have a usual length, and none is endless', () => {
  for (const count of [undefined, 0, -1, 1e9, 'many', null, {}]) {
    expect(readComponent('CategoryTiles', { count }, base)).toMatchObject({ count: 8 })
    expect(readComponent('CampaignRow', { count }, base)).toMatchObject({ count: 4 })
    expect(readComponent('BrandList', { count }, base)).toMatchObject({ count: 12 })
  }
  expect(readComponent('CampaignRow', { count: '8' }, base)).toMatchObject({ count: 8 })
})

test('a list of makers leads on where there are words and an address for it', () => {
  const labels = { title: 'Varumärken', linkText: 'Se alla' }
  expect(readComponent('BrandList', { ...labels, href: '/varumarken' }, base)).toMatchObject({
    title: 'Varumärken',
    more: { label: 'Se alla', link: { kind: 'inside', to: '/varumarken' } },
  })
  for (const href of ['javascript:alert(1)', '//evil.test', '', 7]) {
    expect(readComponent('BrandList', { ...labels, href }, base)).toMatchObject({ more: null })
  }
})

test('a promise has one of the icons of the shop', () => {
  const promises = [
    { icon: 'truck', title: 'Leverans' },
    { icon: '__proto__', title: 'Garanti', text: 'Alltid' },
    { icon: 'tag' },
    'free money',
  ]
  expect(readComponent('Promises', { promises }, base)).toEqual({
    kind: 'promises',
    promises: [
      { icon: 'truck', title: 'Leverans', text: [] },
      { icon: 'check', title: 'Garanti', text: ['Alltid'] },
    ],
  })
})
