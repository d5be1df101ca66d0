import { describe, expect, it } from 'vitest'

import { aliasOf, href, type ScreenAddress, type UrlScope } from '#app/routing/href.ts'

describe('addresses of screens', () => {
  it.each<[UrlScope, ScreenAddress, string]>([
    [{ language: 'sv', prefix: '' }, ['home'], '/'],
    [{ language: 'en', prefix: '/en' }, ['home'], '/en'],
    [{ language: 'sv', prefix: '' }, ['checkout'], '/kassan'],
    [{ language: 'en', prefix: '/en' }, ['checkout'], '/en/checkout'],
    [{ language: 'da', prefix: '/da' }, ['checkout'], '/da/kassen'],
    [{ language: 'fi', prefix: '/fi' }, ['news'], '/fi/uutuudet'],
    [{ language: 'nb', prefix: '/nb' }, ['favorites'], '/nb/favoritter'],
    [{ language: 'sv', prefix: '' }, ['product', { alias: 'soffa-1' }], '/p/soffa-1'],
    [
      { language: 'en', prefix: '/en' },
      ['category', { alias: 'furniture/sofas & more' }],
      '/en/c/furniture/sofas%20%26%20more',
    ],
    [{ language: 'sv', prefix: '' }, ['contentPage', { alias: 'om/oss' }], '/om%2Foss'],
    [{ language: 'en', prefix: '/se/en' }, ['cart'], '/se/en/cart'],
    [{ language: 'sv', prefix: '/se/sv' }, ['robots'], '/robots.txt'],
    [{ language: 'sv', prefix: '' }, ['checkoutConfirm'], '/checkout/confirm'],
  ])('%o %o is at %s', (place, address, path) => {
    expect(href(place, ...address)).toBe(path)
  })

  it('encodes typed text as one segment', () => {
    expect(href({ language: 'sv', prefix: '' }, 'search', { search: 'fåtölj & 50/50?' })).toBe(
      '/s/f%C3%A5t%C3%B6lj%20%26%2050%2F50%3F',
    )
  })

  it('rejects an address with a missing parameter', () => {
    const scope: UrlScope = { language: 'sv', prefix: '' }
    // @ts-expect-error a product has an alias
    expect(() => href(scope, 'product')).toThrow('product')
    // @ts-expect-error the search address contains the query
    expect(() => href(scope, 'search', { alias: 'soffa' })).toThrow('search')
    // @ts-expect-error the start page has no parameters
    expect(href(scope, 'home', { alias: 'soffa' })).toBe('/')
  })

  it.each([
    [{ '*': 'utemobler/soffor/soffa-1' }, 'soffa-1'],
    [{ '*': 'soffa-1/' }, 'soffa-1'],
    [{ alias: 'soffa-1' }, 'soffa-1'],
    [{ '*': '' }, ''],
    [{}, ''],
  ])('%o has the parameter "%s"', (params, alias) => {
    expect(aliasOf(params)).toBe(alias)
  })
})
