import { describe, expect, it } from 'vitest'

import { translatePath, keptQuery } from '#app/routing/translate-path.ts'
import type { UrlScope } from '#app/routing/href.ts'

const sv: UrlScope = { language: 'sv', prefix: '' }
const en: UrlScope = { language: 'en', prefix: '/en' }
const dk: UrlScope = { language: 'da', prefix: '/dk/da' }

function translated(
  address: string,
  from: UrlScope,
  to: UrlScope,
  alias: string | null = null,
): string {
  const { pathname, search } = new URL(address, 'https://shop.example')
  return translatePath({ pathname, search }, alias, { from, to, prices: true })
}

describe('a page in another language or market', () => {
  it.each<[string, UrlScope, UrlScope, string | null, string]>([
    ['/', sv, en, null, '/en'],
    ['/en', en, sv, null, '/'],
    ['/dk/da', dk, sv, null, '/'],
    ['/nyheter?page=2&categories=Soffor~1', sv, en, null, '/en/news?categories=~1&page=2'],
    ['/en/news', en, dk, null, '/dk/da/nyheder'],
    ['/s/grå%20soffa?sort=PRICE', sv, en, null, '/en/s/gr%C3%A5%20soffa?sort=PRICE'],
    ['/varumarken?q=vik', sv, en, null, '/en/brands?q=vik'],
    ['/logga-in?returnTo=/kassan', sv, dk, null, '/dk/da/log-ind?returnTo=%2Fdk%2Fda%2Fkassen'],
    ['/logga-in?returnTo=//evil.example', sv, en, null, '/en/login?returnTo=%2Fen'],
    ['/account/reset-password?resetKey=k', sv, en, null, '/en/account/reset-password?resetKey=k'],
  ])('%s of the table is found there', (address, from, to, alias, expected) => {
    expect(translated(address, from, to, alias)).toBe(expected)
  })

  it.each([
    ['/p/vik', '/en/p/vik-sofa'],
    ['/p/rum/vik?sku=1&utm=1', '/en/p/vik-sofa?sku=1'],
    ['/c/soffor?sort=PRICE&p-Color=Grå~2', '/en/c/vik-sofa?p-Color=~2&sort=PRICE'],
  ])('%s has the address that the merchant returns', (address, expected) => {
    expect(translated(address, sv, en, 'vik-sofa')).toBe(expected)
  })

  it.each(['/p/vik', '/c/soffor', '/finns-inte', '/logga-ut', '/customer-type', '/list/soffor'])(
    '%s without a counterpart becomes the start page',
    (address) => {
      expect(translated(address, sv, en)).toBe('/en')
    },
  )
})

it('keeps the query parameters that mean the same in every language', () => {
  const scopes = { from: sv, to: en }
  const query =
    '?brands=Vik~3,Ö~4&sort=PRICE&page=2&utm=1&max-price=900&max-p-width=220&price=A~p_1'
  expect(keptQuery(query, { ...scopes, prices: true })).toBe(
    '?brands=~3,~4&max-price=900&max-p-width=220&price=~p_1&sort=PRICE&page=2',
  )
  expect(keptQuery(query, { ...scopes, prices: false })).toBe(
    '?brands=~3,~4&max-p-width=220&sort=PRICE&page=2',
  )
  expect(keptQuery('?receipt=r&items=1,2&token=t&utm=1', { ...scopes, prices: true })).toBe(
    '?items=1,2&receipt=r&token=t',
  )
  expect(keptQuery('?utm=1', { ...scopes, prices: true })).toBe('')
})
