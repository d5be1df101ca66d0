import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { sameOriginPath } from '#app/routing/paths/same-origin-path.ts'
import { openAddressShop } from '#tests/support/address-shop.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { sendRaw } from '#tests/support/open-host.ts'
import { inTurn } from '#tests/support/seed.ts'
import { sendRequest } from '#tests/support/send-request.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'

import { foreignAddresses, unreadable } from './hostile-addresses.ts'

/** Input for redirecting a visitor elsewhere, crashing the shop or poisoning a cache. */
const merchant = await openForTests(openSeededMerchant(60))
const shop = await openForTests(openAddressShop(merchant.origin))
const port = Number(new URL(shop.shop.origin).port)

/** The target of a redirect as a browser resolves it; null when it stays. */
function redirectTarget(location: string | undefined, from: string): string | null {
  return location === undefined ? null : new URL(location, from).origin
}

describe('no address redirects off the shop', () => {
  const places: readonly (readonly [what: string, address: (text: string) => string])[] = [
    ['as a path', (text) => asTarget(text)],
    ['behind a language', (text) => `/en/${asTarget(text)}`],
    ['as a search', (text) => `/s?q=${encodeURIComponent(text)}`],
    ['as a list', (text) => `/list/${encodeURIComponent(text)}`],
    ['as a product', (text) => `/p/${encodeURIComponent(text)}`],
    ['as a way back from login', (text) => `/logga-in?returnTo=${encodeURIComponent(text)}`],
    ['as a login token', (text) => `/account?loginToken=${encodeURIComponent(text)}`],
    [
      'as the way of a preview',
      (text) => `/preview-widgets?loginToken=a&redirect=${encodeURIComponent(text)}`,
    ],
    ['in a query that is kept', (text) => `/KASSAN?to=${encodeURIComponent(text)}`],
  ]

  it('there are at least three hundred addresses to try', () => {
    expect(foreignAddresses.length).toBeGreaterThanOrEqual(300)
  })

  // The pure function below has all of them.
  const cases = places.map(([what, address], turn) => {
    const addresses = inTurn(foreignAddresses.slice(turn), turn === 0 ? 6 : 18)
    return [what, address, addresses] as const
  })

  it.each(cases)('%s', async (_what, address, addresses) => {
    const { origin } = shop.shop
    const responses = await shop.requestAll(addresses.map(address))
    const leaving = responses.flatMap(({ headers, status }, index) => {
      const to = redirectTarget(headers.location, origin + '/en/')
      const leavesShop = to !== null && to !== origin
      return leavesShop || status >= 500 ? [[addresses[index], status, headers.location]] : []
    })
    expect(leaving).toEqual([])
  })

  it('as the field of a form', async () => {
    for (const returnTo of inTurn(foreignAddresses, 4)) {
      const response = await sendRequest(`${shop.shop.origin}/customer-type`, {
        method: 'POST',
        body: new URLSearchParams({ type: 'PERSON', returnTo }),
        headers: { Origin: shop.shop.origin, 'Sec-Fetch-Site': 'same-origin' },
      })
      expect(response.status, returnTo).toBe(303)
      expect(redirectTarget(response.headers.get('location') ?? undefined, shop.shop.origin)).toBe(
        shop.shop.origin,
      )
    }
  })

  it('nor do addresses in the data of others', () => {
    for (const text of foreignAddresses) {
      const path = sameOriginPath(text)
      if (path === null) continue
      expect(new URL(path, 'https://a.se').origin, text).toBe('https://a.se')
      expect(path).not.toMatch(/^\/[/\\]/)
    }
  })
})

describe('an unreadable address', () => {
  it.each(unreadable)('%s', async (_what, target, meant) => {
    const head = [`GET ${target} HTTP/1.1`, `Host: localhost:${port}`, 'Accept: text/html']
    const bytes = [...head, 'Connection: close', '', ''].join('\r\n')
    const received = await sendRaw(port, bytes)
    expect(meant).toContain(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1]))
    const location = /^location: (.*)$/im.exec(received)?.[1]
    if (location) expect(redirectTarget(location, shop.shop.origin)).toBe(shop.shop.origin)
  })

  it.each([
    ['ten kilobytes of languages', { 'Accept-Language': 'sv,'.repeat(3_400) }, [200, 302]],
    ['languages that are none', { 'Accept-Language': '*;q=x,../,__proto__,-,en--' }, [200, 302]],
    ['a market that is none', { Cookie: 'ralph-selected-market=__proto__' }, [200]],
    ['a market with a path', { Cookie: 'ralph-selected-market=..%2F..%2Fevil.example' }, [200]],
    ['a market with a header', { Cookie: 'ralph-selected-market=%0d%0aLocation:%20x' }, [200]],
    ['a language that is none', { Cookie: 'ralph-locale=%2F%2Fevil.example' }, [200]],
    ['another host', { Host: 'evil.example' }, [200]],
    ['a host with a path', { Host: 'evil.example/x' }, [400]],
    ['a host with a name before it', { Host: 'a@evil.example' }, [400]],
    ['a port that is none', { Host: 'localhost:99999' }, [400]],
  ])('%s', async (_what, headers, meant) => {
    const {
      status,
      html,
      headers: responseHeaders,
    } = await shop.send('/', headers as Record<string, string>)
    expect(meant).toContain(status)
    expect(html + responseHeaders.location).not.toContain('evil.example')
  })
})

describe('a publicly cached page', () => {
  const bodyHash = async (address: string) => {
    const { html } = await shop.send(address)
    const plain = html.replace(/nonce="[^"]*"|"nonce":"[^"]*"|address-\d+/g, '')
    return createHash('sha256').update(plain).digest('hex')
  }
  const poisons: Record<string, string>[] = [
    { Host: 'evil.example' },
    { Host: 'evil.example:6666' },
    { 'X-Forwarded-Host': 'evil.example' },
    { 'X-Forwarded-Host': 'evil.example:6666', 'X-Forwarded-Port': '6666' },
    { 'X-Forwarded-Proto': 'javascript' },
    { 'X-Forwarded-Prefix': '//evil.example' },
    { Forwarded: 'host=evil.example;proto=http' },
    { 'X-Original-URL': '/mina-sidor/ordrar' },
    { 'X-Rewrite-URL': '/mina-sidor/ordrar' },
    { 'X-HTTP-Method-Override': 'POST' },
    { 'X-Host': 'evil.example', 'X-Forwarded-Server': 'evil.example' },
    { 'Accept-Language': 'fi' },
    { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://evil.example/' },
    { Origin: 'https://evil.example' },
    { 'User-Agent': 'evil.example' },
    { Cookie: 'ralph-selected-market=fi' },
    { Cookie: 'ralph-user-type=ORGANIZATION' },
    { Cookie: 'ralph-cart=evil' },
    { Range: 'bytes=0-1' },
    { traceparent: '00-evil-example-00' },
  ]

  it.each(['/', '/en', '/c/soffor', '/s/Viste', '/finns-inte'])(
    '%s is the same after every attempt to change it',
    async (address) => {
      const clean = await bodyHash(address)
      for (const headers of inTurn(poisons, 3)) {
        const poisoned = await shop.send(address, headers)
        expect(poisoned.status, JSON.stringify(headers)).toBeLessThan(500)
        expect(poisoned.html + poisoned.headers.location).not.toMatch(/evil\.example/)
      }
      for (const query of [
        '?utm_source=evil.example',
        '?_data=root',
        '?_routes=root',
        '?__proto__=x',
      ]) {
        expect((await shop.send(address + query)).status).toBeLessThan(500)
      }
      expect(await bodyHash(address)).toBe(clean)
    },
  )

  it.each([
    '/mina-sidor/ordrar',
    '/en/my-account/settings',
    '/account',
    '/kassan',
    '/checkout/confirm',
  ])('%s is not cached, with any suffix', async (address) => {
    for (const end of [
      '/x.css',
      '.css',
      '%2Fx.css',
      ';x.css',
      '/x.js',
      '/x.php',
      '/%2e%2e/x.css',
      '?x.css',
      '#x.css',
    ]) {
      const { status, headers } = await shop.send(address + encodeURI(end).replace(/%25/g, '%'))
      const isStored = /max-age=[1-9]|immutable/.test(headers['cache-control'] ?? '')
      expect(isStored, address + end).toBe(false)
      if (/\.(css|js|php)$/.test(end) && !/[;?#]/.test(end)) {
        expect([end, status, headers['cache-control']]).toEqual([end, 404, 'no-store'])
      }
    }
  })
})

it('has logged no error of the shop in all tests', () => {
  const faults = shop.shop.logged.filter(({ level }) => Number(level) >= 50)
  expect(faults).toEqual([])
})

/**
 * The address with everything escaped that would end it in a request line: blanks and line breaks.
 */
function asTarget(text: string): string {
  return encodeURI(text)
    .replace(/%25/g, '%')
    .replace(/^(?![/])/, '/')
}
