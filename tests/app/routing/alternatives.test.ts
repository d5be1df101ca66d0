import { describe, expect, it } from 'vitest'

import { findAlias, readAlternatives } from '#app/routing/alternatives.ts'

const shop = { channelId: '1|se', channel: { markets: [{ alias: 'se' }, { alias: 'fi' }] } }
const entry = (url: string, culture = 'sv-SE', channelId = '1') => ({
  url,
  culture,
  language: culture.slice(0, 2),
  channelId,
})
const read = (...wire: ReturnType<typeof entry>[]) => readAlternatives(wire, shop)

describe('the merchant’s alternative addresses', () => {
  it.each([
    ['/p/vik', 'sv-SE', { language: 'sv', market: null, alias: 'vik' }],
    ['/en/p/rum/vik-en', 'en-US', { language: 'en', market: null, alias: 'vik-en' }],
    ['/fi/p/vik', 'fi-FI', { language: 'fi', market: null, alias: 'vik' }],
    ['/fi/sv/p/vik', 'sv-FI', { language: 'sv', market: 'fi', alias: 'vik' }],
    ['/p/f%C3%A5t%C3%B6lj?x=1', 'sv-SE', { language: 'sv', market: null, alias: 'fåtölj' }],
  ])('%s is read', (url, culture, expected) => {
    expect(read(entry(url, culture))).toEqual([expected])
  })

  it.each([
    ['of another host', entry('https://evil.example/p/vik')],
    ['without a scheme', entry('//evil.example/p/vik')],
    ['with a backslash', entry('/\\evil.example')],
    ['that cannot be decoded', entry('/p/%E0%A4%A')],
    ['of another channel', entry('/p/vik', 'sv-SE', '2|no')],
    ['in a language that the shop has not', entry('/p/vik', 'de-DE')],
    ['of nothing', entry('/')],
  ])('an address %s is left out', (_, wire) => {
    expect(read(wire)).toEqual([])
  })

  it('the address of a market has priority over the one of all markets', () => {
    const found = read(entry('/p/vik'), entry('/fi/sv/p/vik-fi'))
    expect(findAlias(found, { language: 'sv', market: 'fi' })).toBe('vik-fi')
    expect(findAlias(found, { language: 'sv', market: 'se' })).toBe('vik')
  })

  it('an address of another market is left out', () => {
    const found = read(entry('/fi/sv/p/vik-fi'))
    expect(findAlias(found, { language: 'sv', market: 'se' })).toBeNull()
    expect(findAlias(found, { language: 'en', market: 'fi' })).toBeNull()
  })
})
