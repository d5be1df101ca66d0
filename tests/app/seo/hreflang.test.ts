import { expect, it } from 'vitest'

import { hreflangAlternates } from '#app/seo/hreflang.ts'
import type { ServedScope } from '#app/addresses/served-scopes.ts'

const served = (hreflang: string, isDefault = false) =>
  ({ hreflang, isDefault, origin: 'https://shop.example' }) as ServedScope
const places = [served('sv', true), served('en'), served('da')]

it('a page lists every language version of itself, and the default one', () => {
  expect(hreflangAlternates(places, ({ hreflang }) => `/${hreflang}`)).toEqual([
    { hreflang: 'sv', href: 'https://shop.example/sv' },
    { hreflang: 'en', href: 'https://shop.example/en' },
    { hreflang: 'da', href: 'https://shop.example/da' },
    { hreflang: 'x-default', href: 'https://shop.example/sv' },
  ])
})

it('a page without a default version has no x-default', () => {
  const notInSwedish = ({ hreflang }: ServedScope) => (hreflang === 'sv' ? null : `/${hreflang}`)
  expect(hreflangAlternates(places, notInSwedish).map(({ hreflang }) => hreflang)).toEqual([
    'en',
    'da',
  ])
})

it('a page with one version has no alternates', () => {
  expect(hreflangAlternates(places, ({ isDefault }) => (isDefault ? '/' : null))).toEqual([])
})
