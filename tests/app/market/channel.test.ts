import { describe, expect, it } from 'vitest'

import type { LanguageCode } from '#app/i18n/languages.ts'
import {
  checkoutMarketFor,
  languageCodeOf,
  limitToValidAliases,
  marketFor,
  type Channel,
  type Market,
} from '#app/market/channel.ts'
import { readChannel } from '#app/market/read-channel.ts'

function market(alias: string, languages: LanguageCode[], more: Partial<Market> = {}): Market {
  return {
    id: `1|${alias}`,
    alias,
    country: { code: alias.toUpperCase(), name: alias },
    currency: 'EUR',
    languages,
    defaultLanguage: languages[0] ?? null,
    groupKey: 'nordics',
    isVirtual: false,
    onlyInCheckout: false,
    ...more,
  }
}

const se = market('se', ['sv', 'en'])
const channel: Channel = {
  id: '1|se',
  defaultMarket: se,
  markets: [
    se,
    market('dk', ['da', 'en']),
    market('fi', ['fi', 'sv', 'en']),
    market('ax', ['sv'], { onlyInCheckout: true }),
    market('xx', ['en'], { isVirtual: true }),
  ],
}

describe('the market of a request', () => {
  it.each<[LanguageCode, string | undefined, string, string]>([
    ['sv', undefined, 'se', 'the fallback market'],
    ['en', undefined, 'se', 'the fallback speaks it too'],
    ['da', undefined, 'dk', 'the market whose own language it is'],
    ['en', 'fi', 'fi', 'the one that was chosen'],
    ['da', 'fi', 'dk', 'a choice that does not speak the language steps back'],
    ['sv', 'nowhere', 'se', 'an unknown choice is no choice'],
    ['sv', 'ax', 'se', 'a market for the checkout alone cannot be browsed'],
    ['nb', undefined, 'se', 'nobody speaks it: the fallback'],
  ])('in %s with choice %s is %s: %s', (language, chosenAlias, alias) => {
    expect(marketFor(channel, { language, chosenAlias, fallbackAlias: 'se' }).alias).toBe(alias)
  })

  it.each([
    ['ax', undefined, 'ax'],
    ['ax', 'se', 'ax'],
    ['ax', 'fi', 'se'],
    [undefined, undefined, 'se'],
    ['xx', undefined, 'se'],
    ['nowhere', undefined, 'se'],
  ])('with choice %s, made in %s, delivers to %s', (checkoutMarket, market, alias) => {
    expect(checkoutMarketFor(channel, { checkoutMarket, market }, se).alias).toBe(alias)
  })

  it('never delivers to a browse-only market', () => {
    const virtual = channel.markets.find(({ isVirtual }) => isVirtual)!
    const choice = (checkoutMarket?: string) => ({ checkoutMarket, market: virtual.alias })
    expect(checkoutMarketFor(channel, choice(), virtual).alias).toBe('se')
    expect(checkoutMarketFor(channel, choice('fi'), virtual).alias).toBe('fi')
  })

  it.each([
    ['sv-SE', 'sv'],
    ['EN', 'en'],
    ['nb|1', 'nb'],
    ['de-DE', null],
    ['', null],
    [null, null],
  ])('reads language %s as %s', (text, code) => {
    expect(languageCodeOf(text)).toBe(code)
  })
})

it('a country whose code a merchant writes in small letters has its phone numbers and its law', () => {
  const wire = {
    ...{ id: '1|se', alias: 'se', groupKey: '', defaultLanguageId: 'sv-SE', virtual: false },
    ...{ onlyDisplayInCheckout: false, allowedLanguages: null, currency: { code: 'SEK' } },
    country: { code: 'se', name: 'Sweden' },
  }
  const { markets } = readChannel({
    channel: { id: '1|se', defaultMarketId: 'se', markets: [wire] },
  })
  expect(markets[0]?.country.code).toBe('SE')
})

describe('a channel with markets in its addresses', () => {
  const isName = (alias: string) => alias !== 'se' && alias !== 'ax'

  it('leaves out a market whose alias cannot be an address, unless it is only for the checkout', () => {
    const { markets, defaultMarket } = limitToValidAliases(channel, isName)
    expect(markets.map(({ alias }) => alias)).toEqual(['dk', 'fi', 'ax', 'xx'])
    expect(defaultMarket.alias).toBe('dk')
  })

  it('is unchanged when all aliases are possible', () => {
    expect(limitToValidAliases(channel, () => true)).toBe(channel)
  })

  it('is empty when no alias is possible', () => {
    const only = { ...channel, markets: [se] }
    expect(() => limitToValidAliases(only, () => false)).toThrow('alias')
  })
})
