import { expect, it } from 'vitest'

import { readSitemapName, sitemapName, type SitemapPart } from '#app/sitemap/sitemap-name.ts'

const sv = { place: { language: 'sv', prefix: '' } }
const finland = { place: { language: 'sv', prefix: '/fi/sv' } }
const band = { lowest: 0, width: 1024 }

it.each<[string, typeof sv | typeof finland, SitemapPart]>([
  ['sv-pages.xml', sv, { section: 'pages' }],
  ['fi-sv-brands.xml', finland, { section: 'brands' }],
  ['fi-sv-products-0-1023.xml', finland, { section: 'products', band }],
])('%s names its place and part, and reads back', (name, served, part) => {
  expect(sitemapName(served.place, part)).toBe(name)
  expect(readSitemapName(name, [sv, finland])).toEqual({ served, part })
})

it.each([
  '',
  'sv',
  'sv-pages',
  'xx-pages.xml',
  'sv-products-0-3000.xml',
  'sv-others.xml',
  'fi-pages.xml',
])('%j is no file', (name) => expect(readSitemapName(name, [sv, finland])).toBeNull())
