import { describe, expect, it } from 'vitest'

import { clientProfile } from '#app/agents/discovery/business-profile.ts'
import { negotiate, relevantCapabilities } from '#app/agents/negotiation/negotiate.ts'
import {
  platformProfileSchema,
  profileAddressOf,
} from '#app/agents/negotiation/platform-profile.ts'
import { platformUrl } from '#app/agents/negotiation/public-address.ts'

const version = '2026-04-08'
const prefix = 'dev.ucp.shopping.'

const profileWith = (...names: string[]) =>
  platformProfileSchema.parse({
    ucp: {
      version,
      capabilities: Object.fromEntries(names.map((name) => [prefix + name, [{ version }]])),
    },
  })

const namesOf = (profile: ReturnType<typeof profileWith>, scope: 'catalog' | 'cart' = 'cart') => {
  const negotiated = negotiate(scope, profile)
  return negotiated.ok ? negotiated.value.map((name) => name.slice(prefix.length)) : null
}

describe('a negotiation', () => {
  it.each([
    [['cart', 'loyalty'], ['cart']],
    [
      ['checkout', 'fulfillment'],
      ['checkout', 'fulfillment'],
    ],
    // An extension needs one of its parents.
    [['fulfillment'], []],
    [
      ['cart', 'discount'],
      ['cart', 'discount'],
    ],
    [['catalog.search', 'discount'], ['catalog.search']],
    [[], []],
  ])('of a platform with %j gives %j', (names, common) => {
    expect(namesOf(profileWith(...names))).toEqual(common)
  })

  it('gives a shop with a catalogue alone no carts', () => {
    expect(namesOf(profileWith('catalog.search', 'cart'), 'catalog')).toEqual(['catalog.search'])
    expect(Object.keys(clientProfile('catalog').ucp.capabilities)).toEqual([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
    ])
  })

  it('ignores other versions of a capability, and refuses those of the protocol', () => {
    const cart = `${prefix}cart`
    const versions = [{ version: '2025-01-01' }, { version: '2027-01-01' }]
    const other = { ucp: { version, capabilities: { [cart]: versions } } }
    expect(namesOf(platformProfileSchema.parse(other))).toEqual([])
    const later = platformProfileSchema.parse({ ucp: { version: '2027-01-01' } })
    expect(negotiate('cart', later)).toEqual({ ok: false, reason: 'version_unsupported' })
  })

  it('names the capability of an operation and its extensions in the answer', () => {
    const negotiated = negotiate('cart', profileWith('cart', 'checkout', 'discount', 'fulfillment'))
    const active = negotiated.ok ? negotiated.value : []
    expect(Object.keys(relevantCapabilities(active, `${prefix}cart` as never))).toEqual([
      'dev.ucp.shopping.cart',
      'dev.ucp.shopping.discount',
    ])
  })
})

it.each([
  ['profile="https://agent.example/p.json"', 'https://agent.example/p.json'],
  ['profile="https://agent.example/p.json";v=1, other=?1', 'https://agent.example/p.json'],
  ['profile=https://agent.example', null],
  ['profile=token', null],
  ['other="x"', null],
  ['"', null],
  [`profile="${'x'.repeat(2_000)}"`, null],
  [null, null],
])('the header %j names the profile %j', (header, address) => {
  expect(profileAddressOf(header)).toBe(address)
})

it.each([
  ['https://agent.example/p.json', true],
  ['http://agent.example/p.json', false],
  ['https://agent.example:8443/', false],
  ['https://user@agent.example/', false],
  ['https://agent.example/#p', false],
  ['ftp://agent.example/', false],
  ['agent.example', false],
  ['', false],
])('the address %j may be requested: %s', (address, isAllowed) => {
  expect(platformUrl(address) !== null).toBe(isAllowed)
})
