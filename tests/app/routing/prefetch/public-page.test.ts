import { expect, it } from 'vitest'

import { languageCodes } from '#app/i18n/languages.ts'
import { publicPage } from '#app/routing/prefetch/public-page.ts'
import {
  isUnprefixed,
  pathsOf,
  publicScreens,
  screens,
  type ScreenName,
} from '#app/routing/screens.ts'

const current = new URL('https://shop.test/c/soffor?page=2')
const link = (path: string, rest = {}) => ({
  href: new URL(path, current).href,
  target: '',
  hreflang: '',
  download: '',
  ...rest,
})

/** The routes of one language, as the browser's router has them. */
function routesIn(code: (typeof languageCodes)[number]) {
  const names = Object.keys(screens) as ScreenName[]
  const children = names.flatMap((name) =>
    pathsOf(name, code).map((path, index) => ({
      id: `${name}.${code}${index ? `.${index}` : ''}`,
      path: `/${path}`,
    })),
  )
  return [{ id: 'storefront', children }]
}

const pageOf = (path: string, rest = {}) => publicPage(link(path, rest), current, routesIn('sv'))

it.each([
  ['/', 'home.sv'],
  ['/p/soffan', 'product.sv'],
  ['/p/soffor/soffan?sku=7', 'product.sv'],
  ['/c/bord', 'category.sv'],
  ['/b/ikea', 'brand.sv'],
  ['/nyheter', 'news.sv'],
  ['/s/soffa', 'search.sv'],
  ['/om-oss', 'contentPage.sv'],
])('%s is requested before it is opened', (path, id) => {
  expect(pageOf(path)?.routeIds).toEqual(['storefront', id])
})

it.each([
  ['a search that is counted', '/s?q=soffa'],
  ['a login link', '/p/soffan?loginToken=abc'],
  ['another filter of the list', '/c/soffor?p-color=red'],
  ['a part of the page', '#products'],
  ['another shop', 'https://other.test/p/soffan'],
  ['a mail', 'mailto:info@shop.test'],
])('%s is not', (_, path) => {
  expect(pageOf(path)).toBeNull()
})

it.each([
  ['another tab', { target: '_blank' }],
  ['another language', { hreflang: 'en-SE' }],
  ['a download', { download: 'bild.jpg' }],
])('a link to %s is not', (_, rest) => {
  expect(pageOf('/p/soffan', rest)).toBeNull()
})

it.each(languageCodes)('no personal screen is requested in %s', (code) => {
  const others = (Object.keys(screens) as ScreenName[]).filter(
    (name) => !publicScreens.has(name) && !isUnprefixed(name) && name !== 'notFound',
  )
  for (const path of others.flatMap((name) => pathsOf(name, code))) {
    const address = `/${path.replace(/:\w+|\*/g, 'x')}`
    expect([address, publicPage(link(address), current, routesIn(code))]).toEqual([address, null])
  }
})

it('no screen with data of one shopper is public', () => {
  const names = Object.keys(screens) as ScreenName[]
  expect(names.filter((name) => screens[name].isPrivate && publicScreens.has(name))).toEqual([])
})
