import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { AddressSettings } from '#app/context.ts'
import { languages } from '#app/i18n/languages.ts'
import {
  limitToGroups,
  limitToValidAliases,
  type Channel,
  type Market,
} from '#app/market/channel.ts'
import { isMarketWord } from '#app/routing/paths/reserved-words.ts'
import { pathsOf, screens, type ScreenName } from '#app/routing/screens.ts'
import { resolveAddress } from '#app/addresses/resolve-address.ts'
import type { ServedShop, Visitor } from '#app/addresses/find-url-scope.ts'

/**
 * For any address in any layout: a browser that follows redirects reaches its page within two hops,
 * stays on the shop's origins and keeps the query.
 */
const maxHops = 2
const runs = 600

const codes = languages.map(({ code }) => code)
const ownOrigin = 'https://a.se'
const origins = { sv: ownOrigin, en: 'https://a.com', fi: 'https://a.fi' } as const
const group = 'https://a.eu'

const aliases = ['se', 'dk', 'fi', 'eu', 'en', 'no', 'p', 'SE', 'kassan', 'å', 'content']
const market: fc.Arbitrary<Market> = fc
  .record({
    alias: fc.constantFrom(...aliases),
    languages: fc.uniqueArray(fc.constantFrom(...codes), { maxLength: 3 }),
    hasDefault: fc.boolean(),
    groupKey: fc.constantFrom('nordics', 'eu'),
    onlyInCheckout: fc.boolean(),
  })
  .map(({ alias, languages: isLanguageOf, hasDefault, groupKey, onlyInCheckout }) => ({
    id: alias,
    alias,
    country: { code: 'XX', name: alias },
    currency: 'EUR',
    languages: isLanguageOf,
    defaultLanguage: hasDefault ? (isLanguageOf[0] ?? null) : null,
    groupKey,
    isVirtual: false,
    onlyInCheckout,
  }))
const home: Market = {
  id: 'se',
  alias: 'se',
  country: { code: 'SE', name: 'Sweden' },
  currency: 'SEK',
  languages: ['sv', 'en'],
  defaultLanguage: 'sv',
  groupKey: 'nordics',
  isVirtual: false,
  onlyInCheckout: false,
}

const words = codes.flatMap((code) =>
  (Object.keys(screens) as ScreenName[]).flatMap((screen) => pathsOf(screen, code)),
)
const hostile = ['', '.', '..', '//', '\\', '%2f', '%5C', '%2e%2e', 'evil.example', '@evil.example']
const segment = fc.oneof(
  fc.constantFrom(...aliases, ...codes),
  fc.constantFrom(...words.flatMap((path) => path.split('/'))),
  fc.constantFrom(
    ...hostile,
    'index.html',
    'INDEX.php',
    'x.css',
    'fåtölj',
    'a\u030a',
    '%C3%A5',
    '%41',
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }).map(encodeURIComponent),
)
const spelling = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.replace(/^\w/, (letter) => letter.toUpperCase()),
)
const path = fc
  .array(fc.tuple(segment, spelling), { maxLength: 6 })
  .map((parts) => `/${parts.map(([text, spell]) => spell(text)).join('/')}`)
const search = fc.constantFrom('', '?a=1', '?q=%C3%A5&q=2', '?to=//evil.example')
const visitor: fc.Arbitrary<Visitor> = fc.record(
  { market: fc.constantFrom(...aliases, '__proto__'), language: fc.constantFrom(...codes) },
  { requiredKeys: [] },
)

const layout: fc.Arbitrary<AddressSettings> = fc
  .record({
    kind: fc.constantFrom('language', 'market', 'domain'),
    defaultLanguage: fc.constantFrom(...codes),
    marketGroups: fc.constantFrom(null, ['nordics'], ['nordics', 'eu']),
    knowsGroup: fc.boolean(),
    rootRedirect: fc.option(
      fc.record({
        path: fc.constantFrom(
          '/en',
          '/',
          '/sv',
          '/c/soffor',
          '/fi/fi',
          '/se',
          '/index.html',
          '/x.css',
        ),
        status: fc.constantFrom(301, 302, 307),
      }),
    ),
  })
  .map(({ knowsGroup, ...settings }) => ({
    ...settings,
    defaultLanguage: settings.kind === 'domain' ? 'sv' : settings.defaultLanguage,
    domains: settings.kind === 'domain' ? domains : [],
    groupOrigins: knowsGroup ? { eu: group } : ({} as Record<string, string>),
  }))
const domains = Object.entries(origins).map(([language, origin]) => ({
  language: language as keyof typeof origins,
  origin,
}))

const shop: fc.Arbitrary<ServedShop> = fc
  .record({
    settings: layout,
    otherMarkets: fc.uniqueArray(market, { selector: ({ alias }) => alias }),
  })
  .map(({ settings, otherMarkets }) => {
    const markets = [home, ...otherMarkets.filter(({ alias }) => alias !== home.alias)]
    const channel: Channel = { id: '1', markets, defaultMarket: home }
    const fullChannel =
      settings.kind === 'market' ? limitToValidAliases(channel, isMarketWord) : channel
    const servedChannel = limitToGroups(fullChannel, settings.marketGroups)
    return { settings, fullChannel, servedChannel, fallbackMarket: 'se' }
  })

interface RedirectChain {
  /**
   * The final address; null for a page that is not found, or that another group's container serves.
   */
  end: URL | null
  hops: number
  seen: string[]
}

function followRedirects(of: ServedShop, start: string, visitor: Visitor): RedirectChain {
  let at = new URL(start)
  const seen = [at.href]
  for (let hops = 0; hops <= maxHops; hops++) {
    const { pathname, search: query, origin } = at
    const domainLanguage = of.settings.domains.find((domain) => domain.origin === origin)?.language
    const resolved = resolveAddress(of, { pathname, search: query, domainLanguage }, visitor)
    if (resolved.kind === 'served') return { end: at, hops, seen }
    if (resolved.kind === 'unknown') return { end: null, hops, seen }
    at = new URL(resolved.to, at)
    seen.push(at.href)
    if (at.origin === group) return { end: null, hops, seen }
  }
  return { end: at, hops: Infinity, seen }
}

describe('any address in any layout', () => {
  const start = fc.tuple(shop, path, search, visitor, fc.constantFrom(...Object.values(origins)))

  it('ends within two hops, on an origin of the shop, with its query', () => {
    fc.assert(
      fc.property(start, ([of, requestedAddress, query, visitor, domain]) => {
        const origin = of.settings.kind === 'domain' ? domain : ownOrigin
        // The address as the host forwards it.
        const { href } = new URL(
          origin + requestedAddress.replace(/\\/g, '%5C').replace(/^\/{2,}/, '/') + query,
        )
        const { end, hops, seen } = followRedirects(of, href, visitor)
        expect(hops, seen.join(' → ')).toBeLessThanOrEqual(maxHops)
        const known = of.settings.kind === 'domain' ? Object.values<string>(origins) : [ownOrigin]
        for (const address of seen) {
          expect([...known, group]).toContain(new URL(address).origin)
        }
        for (const address of seen.slice(1)) {
          const { pathname, searchParams } = new URL(address)
          expect(pathname).not.toMatch(/^\/\//)
          expect([...searchParams]).toEqual([...new URL(href).searchParams])
        }
        if (end) expect(followRedirects(of, end.href, visitor).hops).toBe(0)
      }),
      { numRuns: runs },
    )
  })

  it('is served by a market with its language, and has one canonical spelling', () => {
    fc.assert(
      fc.property(start, ([of, requestedAddress, query, visitor, domain]) => {
        const origin = of.settings.kind === 'domain' ? domain : ownOrigin
        const { end } = followRedirects(
          of,
          new URL(origin + requestedAddress.replace(/^[/\\]+/, '/') + query).href,
          visitor,
        )
        if (!end) return
        expect(end.pathname).not.toMatch(/\/\/|.\/$|\/index\.(html?|php)$/i)
        const domainLanguage = of.settings.domains.find((d) => d.origin === end.origin)?.language
        const resolved = resolveAddress(
          of,
          { ...end, pathname: end.pathname, search: '', domainLanguage },
          visitor,
        )
        if (resolved.kind !== 'served') throw new Error('it was here a moment ago')
        const { market: at, scope: place } = resolved
        expect(of.servedChannel.markets).toContain(at)
        const isSpoken = at.languages.length === 0 || at.languages.includes(place.language)
        const ownLanguage = at.defaultLanguage ?? place.language
        expect(isSpoken || ownLanguage === place.language).toBe(true)
      }),
      { numRuns: runs },
    )
  })
})
