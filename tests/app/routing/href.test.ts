import { describe, expect, it } from 'vitest'

import { aliasOf, href } from '#app/routing/href.ts'

describe('addresses of screens', () => {
  it.each([
    [{ language: 'sv', prefix: '' }, 'home', {}, '/'],
    [{ language: 'en', prefix: '/en' }, 'home', {}, '/en'],
    [{ language: 'sv', prefix: '' }, 'checkout', {}, '/kassan'],
    [{ language: 'en', prefix: '/en' }, 'checkout', {}, '/en/checkout'],
    [{ language: 'da', prefix: '/da' }, 'checkout', {}, '/da/kassen'],
    [{ language: 'fi', prefix: '/fi' }, 'news', {}, '/fi/uutuudet'],
    [{ language: 'nb', prefix: '/nb' }, 'favorites', {}, '/nb/favoritter'],
    [{ language: 'sv', prefix: '' }, 'product', { alias: 'soffa-1' }, '/p/soffa-1'],
    [
      { language: 'en', prefix: '/en' },
      'category',
      { alias: 'furniture/sofas' },
      '/en/c/furniture/sofas',
    ],
    [{ language: 'en', prefix: '/se/en' }, 'cart', {}, '/se/en/cart'],
    [{ language: 'sv', prefix: '' }, 'checkoutConfirm', {}, '/checkout/confirm'],
  ] as const)('%o %s %o is at %s', (place, screen, params, path) => {
    expect(href(place, screen, params)).toBe(path)
  })

  it('encodes what a shopper typed, so that it stays one segment', () => {
    expect(href({ language: 'sv', prefix: '' }, 'search', { search: 'fåtölj & 50/50?' })).toBe(
      '/s/f%C3%A5t%C3%B6lj%20%26%2050%2F50%3F',
    )
  })

  it('refuses an address with a hole in it', () => {
    expect(() => href({ language: 'sv', prefix: '' }, 'product')).toThrow('product')
  })

  it.each([
    [{ '*': 'utemobler/soffor/soffa-1' }, 'soffa-1'],
    [{ '*': 'soffa-1/' }, 'soffa-1'],
    [{ alias: 'soffa-1' }, 'soffa-1'],
    [{ '*': '' }, ''],
    [{}, ''],
  ])('%o is about "%s"', (params, alias) => {
    expect(aliasOf(params)).toBe(alias)
  })
})
