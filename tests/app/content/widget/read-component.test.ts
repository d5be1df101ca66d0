import { expect, test } from 'vitest'

import { readComponent } from '#app/content/widget/read-component.ts'

const base = { origins: [], localPath: (pathname: string) => pathname }

test('product rows have a default length and a maximum', () => {
  for (const count of [undefined, 0, -1, 1e9, 'many', null, {}]) {
    expect(readComponent('CategoryTiles', { count }, base)).toMatchObject({ count: 8 })
    expect(readComponent('CampaignRow', { count }, base)).toMatchObject({ count: 4 })
    expect(readComponent('BrandList', { count }, base)).toMatchObject({ count: 12 })
  }
  expect(readComponent('CampaignRow', { count: '8' }, base)).toMatchObject({ count: 8 })
})

test('a brand list has a link when it has a text and an address', () => {
  const labels = { title: 'Varumärken', linkText: 'Se alla' }
  expect(readComponent('BrandList', { ...labels, href: '/varumarken' }, base)).toMatchObject({
    title: 'Varumärken',
    more: { label: 'Se alla', link: { kind: 'inside', to: '/varumarken' } },
  })
  for (const href of ['javascript:alert(1)', '//evil.test', '', 7]) {
    expect(readComponent('BrandList', { ...labels, href }, base)).toMatchObject({ more: null })
  }
})

test('a selling point has one of the icons of the shop', () => {
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
