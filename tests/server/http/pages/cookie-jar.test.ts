import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'

import type { CookieJar } from '#app/context.ts'
import { cookieJar } from '#server/http/pages/cookie-jar.ts'
import { openHost } from '#tests/support/open-host.ts'

const hostRunning =
  (use: (jar: CookieJar) => unknown, isSecure = false): RequestHandler =>
  (request, response) => {
    response.json({ result: use(cookieJar(request, response, isSecure)) ?? null })
  }

async function visit(cookie: string, use: (jar: CookieJar) => unknown, isSecure?: boolean) {
  await using host = await openHost({ storefront: hostRunning(use, isSecure) })
  const response = await fetch(host.origin, { headers: cookie ? { Cookie: cookie } : {} })
  const { result } = (await response.json()) as { result: unknown }
  return { result, set: response.headers.getSetCookie() }
}

describe('reading', () => {
  it.each([
    ['a plain value', 'ralph-cart=abc-1', 'abc-1'],
    ['an escaped value', 'ralph-cart=a%20b', 'a b'],
    ['the first of two', 'ralph-cart=1; ralph-cart=2', '1'],
    ['none', 'other=1', null],
    ['one that would break a header', 'ralph-cart=a%0d%0aX:1', null],
    ['invalid UTF-8', 'ralph-cart=%ff%fe', null],
    ['half an escape', 'ralph-cart=%E0%A4%A', null],
    ['one of five kilobytes', `ralph-cart=${'a'.repeat(5000)}`, null],
  ])('%s', async (_what, cookie, value) => {
    expect((await visit(cookie, (jar) => jar.read('ralph-cart'))).result).toBe(value)
  })

  it('finds nothing under the property names of every object', async () => {
    const { result } = await visit('', (jar) => [jar.read('__proto__'), jar.read('constructor')])
    expect(result).toEqual([null, null])
  })
})

describe('writing', () => {
  it('hides a value from scripts and other sites', async () => {
    const { set } = await visit('', (jar) => jar.write('ralph-cart', 'c 1', { maxAgeSeconds: 60 }))
    expect(set).toEqual(['ralph-cart=c%201; Max-Age=60; Path=/; HttpOnly; SameSite=Lax'])
  })

  it('sets Secure where the shop uses https', async () => {
    const { set } = await visit(
      '',
      (jar) => jar.write('ralph-user', 'a', { httpOnly: false }),
      true,
    )
    expect(set).toEqual(['ralph-user=a; Path=/; Secure; SameSite=Lax'])
  })

  it('can be read at once, and the last value of a name applies', async () => {
    const { result, set } = await visit('ralph-cart=old', (jar) => {
      jar.write('ralph-cart', 'new')
      jar.write('ralph-user-type', 'PERSON')
      jar.write('ralph-cart', 'newer')
      return jar.read('ralph-cart')
    })
    expect(result).toBe('newer')
    expect(set.map((line) => line.split(';')[0])).toEqual([
      'ralph-user-type=PERSON',
      'ralph-cart=newer',
    ])
  })

  it('removes a cookie', async () => {
    const { result, set } = await visit('ralph-cart=1', (jar) => {
      jar.forget('ralph-cart')
      return jar.read('ralph-cart')
    })
    expect(result).toBeNull()
    expect(set[0]).toMatch(/^ralph-cart=; Max-Age=0; Path=\//)
  })
})
