import { describe, expect, it } from 'vitest'

import { openAddressShop, type AddressShop } from '#tests/support/address-shop.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { inTurn } from '#tests/support/seed.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'

import {
  contentRows,
  listRows,
  oneHopRows,
  productRows,
  screenRows,
  spellingRows,
  type Scope,
  type Row,
} from './address-table.ts'

/**
 * Every kind of address, requested from a built shop: its redirect target, or the screen with its
 * market and language. One shop for each layout, all with the same merchant.
 */
const layouts = {
  prefix: {},
  market: {
    MARKET_IN_PATH: 'true',
    MARKET_GROUP: 'nordics',
    MARKET_GROUP_URLS: 'eu|https://eu.example',
  },
  domain: { BASE_URL: 'http://a.test', DOMAINS: 'sv|a.test,en|b.test,fi|c.test' },
  english: {
    DEFAULT_LOCALE: 'en',
    MARKET_GROUP: 'eu',
    FALLBACK_MARKET_ALIAS: 'eu',
    ROOT_REDIRECT: '/c/sofas',
    ROOT_REDIRECT_STATUS: '307',
    ROUTE_MIDDLEWARE: '[{"name":"news","middleware":"authenticated-only"}]',
  },
} as const satisfies Record<string, Record<string, string>>
type Layout = keyof typeof layouts

const merchant = await openForTests(openSeededMerchant(60))
const shops = {} as Record<Layout, AddressShop>
for (const layout of Object.keys(layouts) as Layout[]) {
  shops[layout] = await openForTests(openAddressShop(merchant.origin, layouts[layout]))
}

async function expectRows(layout: Layout, rows: readonly Row[], origin = '') {
  const responses = await shops[layout].requestAll(rows.map(([address]) => origin + address))
  const seen = responses.map(({ outcome }, index) => [rows[index]![0], outcome])
  expect(seen).toEqual(rows)
  for (const [index, { status, html, headers, outcome }] of responses.entries()) {
    if (!html.includes('<html')) continue
    const address = rows[index]![0]
    const language = outcome.split(' ').at(-1)
    // A response that caches may store as a file has a short message for all visitors.
    if (!/\.(css|js|php)$/.test(address))
      expect(html, address).toContain(`<html lang="${language}"`)
    if (outcome.includes(' – – ')) expect(headers['cache-control'], address).toBe('no-store')
    const canonical = /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1]
    // A general list may be a category under another address.
    if (status === 200 && canonical && !outcome.includes(' list '))
      expect(address.split('?')[0], address).toBe(canonical.split('?')[0] || '/')
  }
}

const inLanguages: Scope[] = [
  { place: { language: 'sv', prefix: '' }, market: 'se' },
  ...inTurn<Scope>(
    [
      { place: { language: 'en', prefix: '/en' }, market: 'se' },
      { place: { language: 'da', prefix: '/da' }, market: 'dk' },
      { place: { language: 'fi', prefix: '/fi' }, market: 'fi' },
      { place: { language: 'nb', prefix: '/nb' }, market: 'no' },
    ],
    4,
  ),
]

describe.each(inLanguages)('with the language as prefix, $place.language', (scope) => {
  it('every screen is served at its path', () => expectRows('prefix', screenRows(scope)))
  it('a product has one address', () => expectRows('prefix', productRows(scope)))
  it('a list has one address', () => expectRows('prefix', listRows(scope)))
  it('a content page has one address', () => expectRows('prefix', contentRows(scope)))
  it('another spelling redirects to it', () => expectRows('prefix', spellingRows(scope)))
})

const inMarkets = inTurn<Scope>(
  [
    { place: { language: 'sv', prefix: '/se/sv' }, market: 'se' },
    { place: { language: 'da', prefix: '/dk/da' }, market: 'dk' },
    { place: { language: 'fi', prefix: '/fi/fi' }, market: 'fi' },
    { place: { language: 'en', prefix: '/fi/en' }, market: 'fi' },
  ],
  4,
)

describe.each(inMarkets)('with the market in front, $place.prefix', (scope) => {
  it('every screen is served at its path', () => expectRows('market', screenRows(scope)))
  it('a product has one address', () => expectRows('market', productRows(scope)))
  it('a list has one address', () => expectRows('market', listRows(scope)))
  it('a content page has one address', () => expectRows('market', contentRows(scope)))
})

it('another alias in the language of the market redirects once', () =>
  expectRows('market', oneHopRows))

const onDomains: Scope[] = [
  { place: { language: 'sv', prefix: '' }, market: 'se', origin: 'http://a.test' },
  { place: { language: 'en', prefix: '' }, market: 'se', origin: 'http://b.test' },
  { place: { language: 'fi', prefix: '' }, market: 'fi', origin: 'http://c.test' },
]

describe.each(onDomains)('on a domain of its own, $origin', (scope) => {
  it.runIf(inTurn(onDomains, 3).includes(scope))('every screen is served at its path', () =>
    expectRows('domain', screenRows(scope), scope.origin),
  )
  it('a product has one address', () => expectRows('domain', productRows(scope), scope.origin))
})

describe('an address that belongs to another origin', () => {
  it.each<[Layout, string, string]>([
    ['prefix', '/sv/kassan?a=1', '301 /kassan?a=1'],
    ['prefix', '/EN', '301 /en'],
    ['prefix', '//evil.example/x', '301 /evil.example/x'],
    ['prefix', '/en/en/en', '404 – se en'],
    ['prefix', '/se/se', '404 – se sv'],
    ['prefix', '/se/sv/kassan?a=1', '301 /kassan?a=1'],
    ['prefix', '/fi/en/checkout', '301 /en/checkout'],
    ['prefix', '/dk/da/p/vistenas-loungegrupp-teak', '301 /da/p/vistenas-loungesaet-teak'],
    ['prefix', '/xx/nyheter', '404 – se sv'],
    ['market', '/', '302 /se/sv'],
    ['market', '/se', '302 /se/sv'],
    ['market', '/sv', '302 /se/sv'],
    ['market', '/sv/se/kassan?a=1', '301 /se/sv/kassan?a=1'],
    ['market', '/kassan', '302 /se/sv/kassan'],
    ['market', '/en/checkout', '302 /se/en/checkout'],
    ['market', '/xx/en/checkout', '302 /se/en/checkout'],
    ['market', '/xx/nyheter', '302 /se/sv/nyheter'],
    ['market', '/xx/nowhere', '404 – – sv'],
    ['market', '/se/fi/kassa', '302 /se/sv/kassan'],
    ['market', '/ax/sv/kassan', '302 /se/sv/kassan'],
    ['market', '/fi/checkout', '302 /fi/fi/checkout'],
    ['market', '/p/fi', '302 /se/sv/p/fi'],
    ['market', '/eu/en/cart?a=1', '302 https://eu.example/eu/en/cart?a=1'],
    ['market', '/se/se', '302 /se/sv/se'],
    ['domain', 'http://a.test/en/checkout?a=1', '301 http://b.test/checkout?a=1'],
    ['domain', 'http://b.test/fi/ostoskori', '301 http://c.test/ostoskori'],
    ['domain', 'http://b.test/en/cart', '301 /cart'],
    ['domain', 'http://a.test/da/kurven', '404 – se sv'],
    ['domain', 'http://a.test/se/en/checkout?a=1', '301 http://b.test/checkout?a=1'],
    ['domain', 'http://A.TEST./', '200 home se sv'],
    ['domain', 'http://other.test/kassan?a=1', '302 http://a.test/kassan?a=1'],
    ['domain', 'http://evil.example//x', '301 /x'],
    ['english', '/?a=1', '307 /c/sofas?a=1'],
    ['english', '/en', '301 /'],
    ['english', '/cart', '200 cart eu en'],
    ['english', '/c/sofas', '200 category eu en'],
    ['english', '/sv/varukorgen', '302 /cart'],
    ['english', '/fi/sv/x', '302 /x'],
    ['english', '/news', '302 /login?returnTo=%2Fnews'],
    ['prefix', '/nb/lavestprisgaranti?a=1', '301 /nb/prisgaranti?a=1'],
    ['prefix', '/nb/content/lavestprisgaranti', '301 /nb/prisgaranti'],
    ['prefix', '/da/lavestprisgaranti', '404 contentPage dk da'],
    ['market', '/no/nb/lavestprisgaranti', '301 /no/nb/prisgaranti'],
    ['prefix', '/robots.txt', '200 robots se sv'],
    ['prefix', '/en/robots.txt', '301 /robots.txt'],
    ['prefix', '/Robots.TXT/', '301 /robots.txt'],
    ['market', '/SITEMAP.xml?a=1', '302 /sitemap.xml?a=1'],
    ['domain', 'http://a.test/en/en/checkout?a=1', '301 http://b.test/checkout?a=1'],
    ['market', '/sitemap.xml', '200 sitemapIndex se sv'],
    ['market', '/manifest.webmanifest', '200 manifest se sv'],
  ])('%s: %s: %s', async (layout, address, outcome) => {
    expect((await shops[layout].send(address)).outcome).toBe(outcome)
  })
})

it('a shop of one market and language links to no choice of them', async () => {
  const pages = [await shops.english.send('/cart'), await shops.prefix.send('/en/cart')]
  expect(pages.map(({ html }) => html.includes('country-and-language'))).toEqual([false, true])
})

it('an unknown market in an address or a cookie is logged', async () => {
  const { market } = shops
  await market!.send('/atlantis/en/checkout')
  await market!.send('/se/sv', { Cookie: 'ralph-selected-market=lemuria' })
  await market!.send('/se/sv/kassan', { Cookie: 'ralph-checkout-market=mu' })
  const loggedTargets = () =>
    market!.shop.logged.flatMap(({ msg, market }) => (msg === 'unknown market' ? [market] : []))
  const unknown = ['atlantis', 'lemuria', 'mu']
  await expect.poll(loggedTargets).toEqual(expect.arrayContaining(unknown))
})
