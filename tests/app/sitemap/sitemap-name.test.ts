import { expect, it } from 'vitest'

import type { ServedScope } from '#app/addresses/served-scopes.ts'
import { readSitemapName, sitemapName, type SitemapPart } from '#app/sitemap/sitemap-name.ts'

const sv = { scope: { language: 'sv', prefix: '' }, market: { alias: 'se' } } as ServedScope
const en = { scope: { language: 'en', prefix: '/en' }, market: { alias: 'se' } } as ServedScope
const finland = {
  scope: { language: 'sv', prefix: '/fi/sv' },
  market: { alias: 'fi' },
} as ServedScope
const places = [sv, finland, en]
const band = { lowest: 0, width: 1024 }

it.each<[string, SitemapPart]>([
  ['sv-pages.xml', { section: 'pages', served: sv }],
  ['fi-sv-brands.xml', { section: 'brands', served: finland }],
  ['fi-products-0-1023.xml', { section: 'products', scopes: [finland], band }],
  ['se-products-0-1023.xml', { section: 'products', scopes: [sv, en], band }],
  [
    'se-products-7-7-1of2.xml',
    {
      section: 'products',
      scopes: [sv, en],
      band: { lowest: 7, width: 1, brands: { rest: 1, of: 2 } },
    },
  ],
])('%s names its places and part, and reads back', (name, part) => {
  expect(sitemapName(part)).toBe(name)
  expect(readSitemapName(name, places)).toEqual(part)
})

it.each([
  '',
  'sv',
  'sv-pages',
  'xx-pages.xml',
  'sv-products-0-1023.xml',
  'se-products-.xml',
  'se-products-0-3000.xml',
  'sv-pages-0-1023.xml',
  'sv-others.xml',
  'fi-pages.xml',
])('%j is not a sitemap file', (name) => expect(readSitemapName(name, places)).toBeNull())
