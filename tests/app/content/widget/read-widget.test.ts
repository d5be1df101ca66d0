import { expect, test } from 'vitest'

import { readRichText } from '#app/rich-text/read-rich-text.server.ts'
import { readWidget, type WireWidget } from '#app/content/widget/read-widget.ts'

const base = { origins: [], localPath: (pathname: string) => pathname }
const reader = {
  base,
  readText: (html: string) => readRichText(html, base),
}

function read(name: string, configuration: unknown, images: WireWidget['images'] = null) {
  const text = typeof configuration === 'string' ? configuration : JSON.stringify(configuration)
  return readWidget({ name, configuration: text, images }, reader)
}

test('a picture keeps the aspect ratio that the merchant returns', () => {
  const image = { filename: 'soffa.jpg', href: '/c/soffor', altText: 'En soffa', title: 'Soffor' }
  const sizes = [{ fileName: 'soffa.jpg', largestSize: { imageWidth: 400, imageHeight: 300 } }]
  expect(read('Image', { image }, sizes)).toEqual({
    kind: 'image',
    picture: { file: 'soffa.jpg', fileOnPhones: null, alt: 'En soffa', ratio: [400, 300] },
    title: 'Soffor',
    text: [],
    link: { kind: 'inside', to: '/c/soffor' },
  })
  expect(read('Image', { image })).toMatchObject({ picture: { ratio: [16, 9] } })
})

test('a banner has a text position', () => {
  const image = { filename: 'rum.jpg' }
  expect(
    read('Banner', { image, text1: 'Vår', textAndButtonPlacement: '1', textColor: 1 }),
  ).toMatchObject({ title: 'Vår', isOnPicture: true, isLight: true, align: 'left', link: null })
})

test('buttons are read in their old and their new format', () => {
  const buttons = [
    { buttonText: 'Soffor', url: '/c/soffor' },
    { text: 'Bord', href: '/c/bord' },
    { text: 'Nej', href: 'javascript:alert(1)' },
  ]
  expect(read('Buttons', { buttons })).toMatchObject({
    buttons: [{ label: 'Soffor' }, { label: 'Bord', link: { to: '/c/bord' } }],
  })
})

test('a text has headings of its own rank', () => {
  expect(
    read('Text', {
      title: 'A',
      titleRenderMode: 2,
      subtitle: 'B',
      subtitleRenderMode: 3,
      text: 'C',
    }),
  ).toMatchObject({
    rank: 3,
    subtitleRank: null,
    text: [{ tag: 'p', children: ['C'] }],
    align: 'left',
  })
})

test('a video is an address on its video site', () => {
  expect(read('Video', { videoId: 'abc-123', videoProvider: 1 })).toMatchObject({
    provider: 'Vimeo',
    address: 'https://vimeo.com/abc-123',
    poster: null,
  })
  expect(read('Video', { videoId: '"><script>' })).toBeNull()
})

test('a product list requests as many products as its rows show, and ignores unknown filters', () => {
  const searchParameters = { sort: 'MOST_SOLD', facets: ['c_1'], channelId: 'evil', take: 9999 }
  expect(
    read('Product list', { searchParameters, limitNrOfRows: true, pageCount: 2 }),
  ).toMatchObject({
    filter: { sort: 'MOST_SOLD', facets: ['c_1'] },
    count: 8,
  })
  const text = JSON.stringify({ sort: 'NOPE', searchText: 'soffa' })
  const read2 = read('Product list', { searchParameters: text })
  expect(read2).toMatchObject({ filter: { searchText: 'soffa' }, count: 20 })
})

test('a component is identified by its name, in either spelling', () => {
  const tiles = { kind: 'categoryTiles', title: 'Rum', count: 6 }
  const configuration = { title: 'Rum', count: 6 }
  expect(read('JSON', { json: { component: 'CategoryTiles', configuration } })).toEqual(tiles)
  const json = JSON.stringify({
    renderWidget: 'CategoryTiles',
    data: JSON.stringify(configuration),
  })
  expect(read('JSON', { json })).toEqual(tiles)
})

test.for(['Carousel', 'constructor', '__proto__'])('%j is not a component', (component) => {
  expect(read('JSON', { json: JSON.stringify({ component }) })).toEqual({ unknown: component })
})

test.for([
  ['Image', {}],
  ['Image', { image: { filename: '../../etc/passwd' } }],
  ['Image', { image: { filename: 'a/b.jpg' } }],
  ['Image', 'no JSON at all'],
  ['Image', 'null'],
  ['Image', '[]'],
  ['Text', { text: 7 }],
  ['Text', { active: false, title: 'Hidden' }],
  ['Buttons', { buttons: 'none' }],
  ['Banner', { image: 'a.jpg' }],
  ['Product list', { mode: 'FAVORITES' }],
  ['Rich text', '{"__proto__": {"text": "x"}}'],
  ['JSON', {}],
  ['JSON', { json: 'no JSON at all' }],
  ['JSON', { json: { component: 7 } }],
  ['JSON', { json: { component: 'Promises', configuration: [] } }],
  ['JSON', { json: { component: 'Promises', configuration: { promises: [null, 7, {}] } } }],
] as const)('%s with %j shows nothing', ([name, configuration]) => {
  expect(read(name, configuration)).toBeNull()
})

test.for(['Flowbox', 'constructor', '__proto__', ''])('%j is not a widget', (name) => {
  expect(read(name, {})).toEqual({ unknown: name })
})
