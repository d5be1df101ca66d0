import { describe, expect, it } from 'vitest'

import type { AddressSettings } from '#app/context.ts'
import { limitToGroups, type Channel, type Market } from '#app/market/channel.ts'
import { resolveAddress } from '#app/addresses/resolve-address.ts'
import type { Visitor } from '#app/addresses/find-url-scope.ts'

const market = (alias: string, languages: Market['languages'], groupKey = 'nordics'): Market => ({
  id: alias,
  alias,
  country: { code: alias.toUpperCase(), name: alias },
  currency: 'EUR',
  languages,
  defaultLanguage: languages[0] ?? null,
  groupKey,
  isVirtual: false,
  onlyInCheckout: alias === 'ax',
})
const markets = [
  market('se', ['sv', 'en']),
  market('dk', ['da', 'en']),
  market('fi', ['fi', 'sv', 'en']),
  market('ax', ['sv']),
  market('eu', ['en'], 'eu'),
]
const fullChannel: Channel = { id: '1', markets, defaultMarket: markets[0]! }
const plain: AddressSettings = {
  kind: 'language',
  defaultLanguage: 'sv',
  domains: [],
  rootRedirect: null,
  marketGroups: null,
  groupOrigins: {},
}
const byMarket: AddressSettings = { ...plain, kind: 'market' }
const byDomain: AddressSettings = {
  ...plain,
  kind: 'domain',
  domains: [
    { language: 'sv', origin: 'https://a.se' },
    { language: 'en', origin: 'https://a.com' },
  ],
}

function resolve(settings: AddressSettings, address: string, visitor: Visitor = {}): string {
  const url = new URL(address, 'https://a.se')
  const servedChannel = limitToGroups(fullChannel, settings.marketGroups)
  const shop = { settings, fullChannel, servedChannel, fallbackMarket: 'se' }
  const domainLanguage = settings.domains.find(({ origin }) => origin === url.origin)?.language
  const { pathname, search } = url
  const resolved = resolveAddress(shop, { pathname, search, domainLanguage }, visitor)
  if (resolved.kind === 'unknown') return resolved.reason
  if (resolved.kind === 'redirect') return `${resolved.status} ${resolved.to}`
  return `${resolved.market.alias} ${resolved.scope.language}`
}

describe('an address with the language as prefix', () => {
  it.each([
    ['/', 'se sv'],
    ['/kassan?a=1', 'se sv'],
    ['/en/checkout', 'se en'],
    ['/da/kassen', 'dk da'],
    ['/sv/kassan?a=1', '301 /kassan?a=1'],
    ['/sv', '301 /'],
    ['/EN/Checkout/', '301 /en/checkout'],
    ['/P/Soffa', '301 /p/Soffa'],
    ['/en//checkout/index.html', '301 /en/checkout'],
    ['/s/f%c3%a5t', '301 /s/f%C3%A5t'],
    ['/%6Bassan', '301 /kassan'],
    ['/se/sv/kassan?a=1', '301 /kassan?a=1'],
    ['/fi/en/checkout', '301 /en/checkout'],
    ['/fi/fi', '301 /fi'],
    ['/xx/sv/kassan', 'se sv'],
    ['/se/kassan', 'se sv'],
    ['/en/en/en', 'se en'],
  ])('%s: %s', (address, expected) => {
    expect(resolve(plain, address)).toBe(expected)
  })

  it("redirects to the visitor's language from the start page only", () => {
    expect(resolve(plain, '/?utm=1', { language: 'en' })).toBe('302 /en?utm=1')
    expect(resolve(plain, '/kassan', { language: 'en' })).toBe('se sv')
    expect(resolve(plain, '/en', { language: 'fi' })).toBe('se en')
  })

  it('uses the chosen market if it has the language', () => {
    expect(resolve(plain, '/en/checkout', { market: 'fi' })).toBe('fi en')
    expect(resolve(plain, '/da/kassen', { market: 'fi' })).toBe('dk da')
    expect(resolve(plain, '/kassan', { market: 'ax' })).toBe('se sv')
  })

  it('accepts only the languages of its own markets', () => {
    const eu = { ...plain, marketGroups: ['eu'] }
    expect(resolve(eu, '/kassan')).toBe('302 /en/checkout')
    expect(resolve(eu, '/en/checkout')).toBe('eu en')
  })
})

describe('an address with the market in front', () => {
  it.each([
    ['/', '302 /se/sv'],
    ['/se/sv', 'se sv'],
    ['/se', '302 /se/sv'],
    ['/sv/se/kassan', '301 /se/sv/kassan'],
    ['/kassan', '302 /se/sv/kassan'],
    ['/se/fi/kassa?a=1', '302 /se/sv/kassan?a=1'],
    ['/fi/ostoskori', '302 /fi/fi/ostoskori'],
    ['/fi/fi/ostoskori', 'fi fi'],
    ['/en/cart', '302 /se/en/cart'],
    ['/da/kurven', '302 /dk/da/kurven'],
    ['/xx/en/cart', '302 /se/en/cart'],
    ['/ax/sv/kassan', '302 /se/sv/kassan'],
    ['/se/sv/serie/se', 'se sv'],
    ['/se/se', '302 /se/sv/se'],
    ['/SE/sv/Kassan', '301 /se/sv/kassan'],
    ['/xx/nyheter?a=1', '302 /se/sv/nyheter?a=1'],
    ['/xx/p/soffa', '302 /se/sv/p/soffa'],
    ['/xx/fi/uutuudet', '302 /se/sv/nyheter'],
    ['/xx', '302 /se/sv'],
    ['/XX/?a=1', '302 /se/sv?a=1'],
    ['/xx/nowhere', 'no market and no page'],
    ['/xx/some/where', 'no market and no page'],
    ['/om-oss', '302 /se/sv/om-oss'],
  ])('%s: %s', (address, expected) => {
    expect(resolve(byMarket, address)).toBe(expected)
  })

  it("uses the visitor's choice where the address has no market", () => {
    expect(resolve(byMarket, '/', { market: 'fi' })).toBe('302 /fi/fi')
    expect(resolve(byMarket, '/', { market: 'fi', language: 'en' })).toBe('302 /fi/en')
    expect(resolve(byMarket, '/se/sv', { market: 'fi', language: 'en' })).toBe('se sv')
    expect(resolve(byMarket, '/xx/en/cart', { market: 'fi' })).toBe('302 /se/en/cart')
    expect(resolve(byMarket, '/xx/nyheter', { market: 'fi' })).toBe('302 /se/sv/nyheter')
  })

  it('of a market of another group redirects to that group, if its address is known', () => {
    const nordics = { ...byMarket, marketGroups: ['nordics'] }
    expect(resolve(nordics, '/eu/en/cart')).toBe('market not served here')
    const known = { ...nordics, groupOrigins: { eu: 'https://a.eu' } }
    expect(resolve(known, '/eu/en/cart?a=1')).toBe('302 https://a.eu/eu/en/cart?a=1')
  })
})

describe('an address on a domain of its own language', () => {
  it.each([
    ['https://a.se/kassan', 'se sv'],
    ['https://a.com/checkout', 'se en'],
    ['https://a.com/', 'se en'],
    ['https://a.se/en/checkout', '301 https://a.com/checkout'],
    ['https://a.com/en/checkout', '301 /checkout'],
    ['https://a.se/fi/kassa', 'se sv'],
    ['https://a.se/en/en/checkout?a=1', '301 https://a.com/checkout?a=1'],
    ['https://a.com/en/sv/kassan', '301 https://a.se/kassan'],
  ])('%s: %s', (address, expected) => {
    expect(resolve(byDomain, address)).toBe(expected)
  })
})

describe('a root redirect', () => {
  const to = (path: string, settings = plain): AddressSettings => ({
    ...settings,
    rootRedirect: { path, status: 307 },
  })

  it.each([
    [to('/en'), '307 /en'],
    [to('/c/soffor'), '307 /c/soffor'],
    [to('/sv'), 'se sv'],
    [to('/'), 'se sv'],
    [to('/en', byMarket), '307 /se/en'],
    [to('/', byMarket), '307 /se/sv'],
  ])('%#: %s', (settings, expected) => {
    expect(resolve(settings, '/')).toBe(expected)
  })
})

it('an address too long for a page is unknown, except for a search', () => {
  expect(resolve(plain, `/p/${'x'.repeat(2_000)}`)).toBe('path too long')
  expect(resolve(plain, `/en/c/${'a/'.repeat(1_000)}x`)).toBe('path too long')
  expect(resolve(plain, `/s/${'x'.repeat(5_000)}`)).toBe('se sv')
})

describe('an address with a file extension', () => {
  it.each([
    ['/om-oss.css', 'name of a file'],
    ['/mina-sidor/ordrar/x.js', 'name of a file'],
    ['/en/my-account/orders%2Fx.css', 'name of a file'],
    ['/P/soffa.PHP', 'name of a file'],
    ['/s/vue.js', 'se sv'],
    ['/p/soffa-2.0', 'se sv'],
  ])('%s: %s', (address, expected) => {
    expect(resolve(plain, address)).toBe(expected)
  })

  it('is not a page of any market either', () => {
    expect(resolve(byMarket, '/se/sv/om-oss.css')).toBe('name of a file')
    expect(resolve(byMarket, '/x.map')).toBe('name of a file')
  })
})

it('redirects once where one prefix hides another', () => {
  const english: AddressSettings = { ...plain, defaultLanguage: 'en', marketGroups: ['eu'] }
  expect(resolve(english, '/fi/sv/om-oss')).toBe('302 /om-oss')
  expect(resolve(plain, '/index.php/index.html')).toBe('301 /')
})

it('finds the name of a language in the place of a market', () => {
  expect(resolve(byMarket, '/s/fi')).toBe('302 /se/sv/s/fi')
  expect(resolve(byMarket, '/p/en')).toBe('302 /se/sv/p/en')
})

it('on a domain of its own language redirects to no other language', () => {
  expect(resolve(byDomain, 'https://a.com/', { language: 'sv' })).toBe('se en')
})
