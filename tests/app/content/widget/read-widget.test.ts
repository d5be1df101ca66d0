import { expect, test } from 'vitest'

import { readRichText } from '#app/rich-text/read-rich-text.server.ts'
import { isFullWidth, readWidget, type WireWidget } from '#app/content/widget/read-widget.ts'

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

test('a banner without a picture keeps its texts', () => {
  expect(read('Banner', { text1: 'Vår', text2: 'Nu', textAndButtonPlacement: 1 })).toMatchObject({
    picture: null,
    title: 'Vår',
    isOnPicture: false,
  })
  const image = { href: '/c/soffor' }
  expect(read('Banner', { image, buttonText: 'Se sofforna' })).toMatchObject({
    link: { to: '/c/soffor' },
  })
})

test('a linked picture without a text is named by its link', () => {
  const image = { filename: 'rum.jpg', href: '/c/soffor-och-f%C3%A5t%C3%B6ljer?page=2' }
  const named = { picture: { alt: 'soffor och fåtöljer' } }
  expect(read('Image', { image })).toMatchObject(named)
  expect(read('Banner', { image })).toMatchObject(named)
  expect(read('Image', { image: { ...image, title: 'Nytt' } })).toMatchObject({
    picture: { alt: '' },
  })
  expect(read('Banner', { image, buttonText: 'Se dem' })).toMatchObject({ picture: { alt: '' } })
})

test.for([
  'Fåtölj höst.jpg',
  '2026_våren (1).png',
  "L'été & l'hiver.webp",
  'мебель.jpg',
  'a+b,c=d@2x.jpg',
])('a picture may have the file name %s', (filename) => {
  expect(read('Image', { image: { filename } })).toMatchObject({ picture: { file: filename } })
})

test('a banner’s background video is a link to its page', () => {
  const desktopVideoHtml =
    '<iframe src="https://player.vimeo.com/video/76979871?background=1&amp;h=8272103f6e"></iframe>'
  const vimeo = { provider: 'Vimeo', address: 'https://vimeo.com/76979871/8272103f6e' }
  expect(read('Banner', { desktopVideoHtml })).toMatchObject({ picture: null, video: vimeo })
  const mobileVideoHtml = '<iframe src="https://www.youtube-nocookie.com/embed/abc_-1"></iframe>'
  expect(read('Banner', { mobileVideoHtml, text1: 'Vår' })).toMatchObject({
    video: { provider: 'YouTube', address: 'https://www.youtube.com/watch?v=abc_-1' },
  })
  for (const html of ['<script>alert(1)</script>', '<iframe src="https://evil.example/1">', 7]) {
    expect(read('Banner', { text1: 'Vår', desktopVideoHtml: html })).toMatchObject({ video: null })
  }
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

test('an invalid entry of a list does not cost the others, nor does one too many', () => {
  const button = { text: 'Bord', href: '/c/bord' }
  expect(read('Buttons', { buttons: [null, 7, button] })).toMatchObject({
    buttons: [{ label: 'Bord' }],
  })
  const buttons = Array.from({ length: 30 }, () => button)
  expect(read('Buttons', { buttons })).toHaveProperty('buttons.length', 20)
  const searchParameters = { facets: ['c_1', null], productIds: ['x', 7] }
  expect(read('Product list', { searchParameters })).toMatchObject({
    filter: { facets: ['c_1'], productIds: [7] },
  })
  const promises = Array.from({ length: 13 }, () => ({ title: 'Fri frakt' }))
  const json = { component: 'Promises', configuration: { promises } }
  expect(read('JSON', { json })).toHaveProperty('promises.length', 12)
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
  expect(read('Video', { videoId: '"><script>' })).toMatchObject({ skipped: 'empty' })
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

test('a list of the visitor’s own products has no products for everybody', () => {
  for (const [mode, list] of [
    ['LATEST_VIEWED', 'viewed'],
    ['FAVORITES', 'favorites'],
  ]) {
    const configuration = { mode, title: 'A', limitNrOfRows: true, searchParameters: {} }
    const widget = { kind: 'personalProducts', list, title: 'A', text: [], more: null, count: 4 }
    expect(read('Product list', configuration)).toEqual(widget)
  }
})

test('a flow has the pictures of the product, of some tags or of all', () => {
  const flow = { kind: 'flowbox', key: 'a-Key_1', isOfProduct: false, tags: null }
  expect(read('Flowbox', { flowkey: 'a-Key_1', tags: 'x' })).toMatchObject(flow)
  expect(read('Flowbox', { flowkey: 'a', dynamicProductFlow: true })).toMatchObject({
    isOfProduct: true,
  })
  const tagged = { flowkey: 'a', dynamicTagFlow: true, tagOperator: 'all' }
  for (const tags of ['soffa, matta', ['soffa', 'matta']]) {
    expect(read('Flowbox', { ...tagged, tags })).toMatchObject({
      tags: { names: ['soffa', 'matta'], operator: 'all' },
    })
  }
})

test('a widget is as wide as the window by a class name on it or in its configuration', () => {
  const isWide = (classNames: string[] | null, configuration: unknown) =>
    isFullWidth({ classNames, configuration: JSON.stringify(configuration) })
  expect(isWide(['full'], {})).toBe(true)
  expect(isWide(null, { classNames: 'dark full' })).toBe(true)
  expect(isWide(null, { classNames: ['full'] })).toBe(true)
  expect(isWide(['fuller'], { classNames: null })).toBe(false)
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
  expect(read('JSON', { json: JSON.stringify({ component }) })).toEqual({
    skipped: 'unknown',
    name: component,
  })
})

test.for([
  ['Image', {}],
  ['Image', { image: { filename: '../../etc/passwd' } }],
  ['Image', { image: { filename: 'a\\b.jpg' } }],
  ['Image', { image: { filename: 'a\nb.jpg' } }],
  ['Image', { image: { filename: 'a/b.jpg' } }],
  ['Text', { text: 7 }],
  ['Buttons', { buttons: 'none' }],
  ['Banner', { image: 'a.jpg' }],
  ['Flowbox', { flowkey: '"><script>' }],
  ['Rich text', '{"__proto__": {"text": "x"}}'],
  ['JSON', {}],
  ['JSON', { json: 'no JSON at all' }],
  ['JSON', { json: { component: 7 } }],
  ['JSON', { json: { component: 'Promises', configuration: [] } }],
  ['JSON', { json: { component: 'Promises', configuration: { promises: [null, 7, {}] } } }],
] as const)('%s with %j shows nothing', ([name, configuration]) => {
  expect(read(name, configuration)).toEqual({ skipped: 'empty', name })
})

test.for(['no JSON at all', 'null', '[]', '{"a":', '7', '', `{"text":"${'x'.repeat(300_000)}"}`])(
  'a configuration that is no JSON object of usual size is invalid: %.20s',
  (configuration) => {
    expect(read('Text', configuration)).toEqual({ skipped: 'invalid', name: 'Text' })
  },
)

test('a widget that the merchant has deactivated is no fault', () => {
  expect(read('Text', { active: false, title: 'Hidden' })).toBeNull()
})

test.for(['Carousel', 'constructor', '__proto__', ''])('%j is not a widget', (name) => {
  expect(read(name, {})).toEqual({ skipped: 'unknown', name })
})
