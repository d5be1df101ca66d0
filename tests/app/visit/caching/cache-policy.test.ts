import { describe, expect, it } from 'vitest'

import type { UrlScope } from '#app/routing/href.ts'
import { cachePolicy } from '#app/visit/caching/cache-policy.server.ts'
import { testContext } from '#tests/support/test-context.ts'

const cacheControlOf = (
  pathname: string,
  cookies: Record<string, string> = {},
  { method = 'GET', status = 200 } = {},
) => cachePolicy(testContext('', cookies), scopeOf(pathname), { pathname, method, status })

/** The scope of an address in a shop with prefixes. */
function scopeOf(pathname: string): UrlScope {
  const language = /^\/(en|fi)(?=[/.]|$)/.exec(pathname)?.[1] as 'en' | 'fi' | undefined
  return language ? { language, prefix: `/${language}` } : { language: 'sv', prefix: '' }
}

describe('the caching of a page', () => {
  it.each([
    ['/', {}],
    ['/en/c/sofas', {}],
    ['/finns-inte', { other: '1' }],
    ['/c/soffor.data', {}],
    ['/', { 'ralph-persisted-states': 'x' }],
  ])('%s with %j is public', (pathname, cookies) => {
    expect(cacheControlOf(pathname, cookies)).toBe('public, max-age=0, must-revalidate')
    expect(cacheControlOf(pathname, cookies, { method: 'HEAD' })).toMatch(/^public/)
  })

  it.each([
    ['/', { 'ralph-cart': '1' }],
    ['/en', { 'ralph-user-type': 'ORGANIZATION' }],
    ['/c/soffor', { 'ralph-selected-market': 'fi' }],
    ['/', { 'ralph-auth-refresh': 'token' }],
    ['/', { 'ralph-preview': 'token' }],
    ['/', { 'ralph-flash': '{"events":["user:login"]}' }],
    ['/', { 'ralph-persisted-states': 'customerType="ORGANIZATION"' }],
    ['/c/soffor', { 'ralph-persisted-states': 'favorites=[7];' }],
  ])('%s with %j is private', (pathname, cookies) => {
    expect(cacheControlOf(pathname, cookies)).toBe('private, no-cache')
  })

  it.each([
    '/kassan',
    '/kassan/',
    '/kassan.data',
    '/en/checkout',
    '/fi/kassa',
    '/checkout/confirm',
    '/mina-sidor/ordrar',
    '/en/my-account/settings.data',
    '/fi/account/reset-password',
    '/preview-widgets',
  ])('%s is never stored', (pathname) => {
    expect(cacheControlOf(pathname)).toBe('no-store')
  })

  it('a page that removes a cookie is private', () => {
    const context = testContext('', { 'ralph-cart': 'gone' })
    context.cookies.forget('ralph-cart')
    const request = { pathname: '/varukorgen', method: 'GET', status: 200 }
    expect(cachePolicy(context, scopeOf('/varukorgen'), request)).toBe('private, no-cache')
  })

  it('a form response is private, and a server error is never stored', () => {
    expect(cacheControlOf('/c/soffor', {}, { method: 'POST' })).toBe('private, no-cache')
    expect(cacheControlOf('/', {}, { status: 503 })).toBe('no-store')
  })
})
