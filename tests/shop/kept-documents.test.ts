import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { describe, expect, inject, it } from 'vitest'

import { formatConsent } from '#app/session/consent.ts'
import { inTurn, seed } from '#tests/support/seed.ts'
import { sendRequest } from '#tests/support/send-request.ts'
import { openShopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')

/** No cookie of the shop's, so the page is the same, but rendered for this request. */
const uncached = { cookie: 'ralph-unknown=1' }

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(origin + path, { headers })

/** Requests an address as it is written. */
async function requestTarget(path: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(origin)
  const [response] = (await once(request({ hostname, port, path }).end(), 'response')) as [
    IncomingMessage,
  ]
  response.resume()
  return response
}

/** Requests a page until it is kept, with pauses: until then each request renders it. */
async function getKept(path: string, headers: Record<string, string> = {}) {
  let response = await get(path, headers)
  const request = async () => {
    response = await get(path, headers)
    return response.headers.get('cache-status')
  }
  await expect.poll(request, { interval: 60 }).toContain('hit')
  return response
}

/** Without what each response has of its own, and with style sheets in their files. */
const comparable = ({ text, headers }: { text: string; headers: Headers }) =>
  text
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replaceAll(headers.get('x-request-id') ?? 'none', '')
    .replaceAll(' media="print"', '')
    .replace(/<style>.*?<\/style>(?=<\/head>)/s, '')

/** Where two long texts begin to differ. */
function difference(one: string, other: string): string | null {
  if (one === other) return null
  const at = [...one].findIndex((character, index) => character !== other[index])
  return `${one.slice(at - 40, at + 60)} ≠ ${other.slice(at - 40, at + 60)}`
}

const inlineScripts = (html: string) =>
  [
    ...html.matchAll(/<script(?![^>]*(?:\ssrc=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

describe('a kept document', () => {
  const pages: [string, { cookie?: string }][] = [
    ['/', {}],
    ['/en', {}],
    ['/c/soffor', {}],
    ['/c/soffor?min-price=100&sort=PRICE', {}],
    ['/c/soffor?facet=p-color', {}],
    ['/s/soffa', {}],
    ['/s/zzqqxx', {}],
    ['/da/nyheder', {}],
    ['/varumarken', {}],
    ['/kopvillkor', {}],
    ['/c/soffor', { cookie: 'ralph-user-type=ORGANIZATION' }],
    ['/c/soffor', { cookie: 'ralph-cookie-consent=false' }],
    ['/c/soffor.data', {}],
  ]
  it.each(inTurn(pages, 2))(
    'of %s %o is the page as it is rendered for one visitor',
    async (path, { cookie = '' }) => {
      const kept = await getKept(path, { cookie })
      const rendered = await get(path, { cookie: `${cookie}; ${uncached.cookie}` })
      expect(rendered.headers.get('cache-status')).toBeNull()
      expect(difference(comparable(kept), comparable(rendered))).toBeNull()
      expect(kept.headers.getSetCookie()).toEqual([])
    },
  )

  it('is served for the same parameters in another order, and with unknown ones', async () => {
    await getKept('/c/soffor?page=1&sort=PRICE')
    const { headers } = await get('/c/soffor?utm_source=x&sort=PRICE&foo=1&page=1')
    expect(headers.get('cache-status')).toContain('hit')
  })

  it.each(inTurn(['/', '/c/soffor', '/s/Alder', '/varumarken', '/kopvillkor', '/da/nyheder'], 3))(
    'of %s with an unknown parameter is the page without it, to which its forms return',
    async (path) => {
      await get(`${path}?foo=1`)
      const kept = await getKept(`${path}?foo=1`)
      expect(difference(comparable(await getKept(path)), comparable(kept))).toBeNull()
      const rendered = await get(`${path}?foo=1`, uncached)
      const reflected = /%3Ffoo%3D1|\?foo=1/g
      expect(comparable(rendered)).toMatch(reflected)
      // The link to the region page has no address to return to on the start page.
      const withoutReturn = (text: string) =>
        text.replaceAll(reflected, '').replaceAll(/\?returnTo=%2F(da|en|fi|nb)?(?=")/g, '')
      expect(
        difference(withoutReturn(comparable(kept)), withoutReturn(comparable(rendered))),
      ).toBeNull()
    },
  )

  it.each([
    'ralph-auth=1',
    'ralph-unknown=1',
    'ralph-selected-market=dk',
    'ralph-persisted-states=delivery%3D%7B%22market%22%3A%22se%22%2C%22zip%22%3A%2211122%22%7D',
    'ralph-persisted-states=customerType%3D%22ORGANIZATION%22',
    'ralph-flash=x',
    'ralph-preview=x',
  ])('is not served with the cookie %s', async (cookie) => {
    await getKept('/c/soffor')
    expect((await get('/c/soffor', { cookie })).headers.get('cache-status')).toBeNull()
  })

  it.each(['/?loginToken=x', '/varumarken?q=a', '/kassan', '/varukorgen', '/logga-in'])(
    'is none of %s',
    async (path) => {
      for (let count = 0; count < 3; count++) {
        expect((await get(path)).headers.get('cache-status') ?? '').not.toContain('hit')
      }
    },
  )

  it.each([
    ['/', ''],
    ['/?page=2', '?page=2'],
    ['/?sort=PRICE&foo=1', '?sort=PRICE&foo=1'],
  ])('of the start page %s leaves a visitor in their own language', async (path, query) => {
    await getKept(path, { 'sec-fetch-site': 'cross-site' })
    const arriving = {
      'accept-language': 'en-GB',
      'sec-fetch-site': 'none',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    }
    for (let count = 0; count < 4; count++) {
      const { status, headers } = await get(path, arriving)
      expect([status, headers.get('location')]).toEqual([302, `/en${query}`])
    }
  })

  it.each(['http://evil.example/c/soffor', '/./c/soffor', '/c/%2E%2e/c/soffor', '/c/soffor#x'])(
    'is kept once, not also for the address %s',
    async (target) => {
      await getKept('/c/soffor')
      for (let count = 0; count < 3; count++) {
        const { statusCode, headers } = await requestTarget(target)
        expect([statusCode, headers['cache-status']]).toEqual([200, undefined])
      }
    },
  )

  it('depends on no header of the visitor', async () => {
    const path = '/c/bord'
    const hostile = {
      'x-forwarded-host': 'evil.example',
      host: 'evil.example',
      referer: 'http://x/',
    }
    await getKept(path, hostile)
    const kept = await get(path)
    expect(kept.headers.get('cache-status')).toContain('hit')
    expect(kept.text).not.toContain('evil.example')
  })

  it('allows its own inline scripts by hash, and no others', async () => {
    const { headers, text } = await getKept('/c/soffor')
    const policy = headers.get('content-security-policy') ?? ''
    const hashes = inlineScripts(text)
    expect(hashes.length).toBeGreaterThan(2)
    for (const hash of hashes) expect(policy).toContain(hash)
    expect(policy).not.toMatch(/nonce|unsafe/)
    expect(text).not.toContain('nonce=')
  })

  it.each([
    ['that is kept', getKept, '/c/soffor'],
    ['that is rendered for the first visitor', get, '/p/vistelund-3-sitssoffa-beige'],
    ['that is never kept', get, '/logga-in'],
  ] as const)('%s contains its styles, and waits for no file of them', async (_of, open, path) => {
    const { headers, text } = await open(path)
    const [, style = ''] = /<style>([^]*?)<\/style><\/head>/.exec(text) ?? []
    expect(style.length).toBeGreaterThan(10_000)
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`)
    const links = text.match(/<link rel="stylesheet"[^>]*>/g) ?? []
    expect(links.filter((link) => !link.includes('media="print"'))).toEqual([])
  })

  it('is sent in the encoding that the browser accepts, and not again when it has it', async () => {
    const plain = await getKept('/c/soffor')
    const raw = async (encoding: string) => {
      const response = await fetch(`${origin}/c/soffor`, {
        headers: { 'accept-encoding': encoding },
      })
      return { text: await response.text(), headers: response.headers }
    }
    for (const encoding of ['br', 'gzip']) {
      const { text, headers } = await raw(encoding)
      expect([headers.get('content-encoding'), text]).toEqual([encoding, plain.text])
      const tag = headers.get('etag')!
      // Proxies make tags weak.
      for (const sent of [tag, `W/${tag}`, `"x" , W/${tag}`]) {
        const again = await get('/c/soffor', { 'accept-encoding': encoding, 'if-none-match': sent })
        expect([again.status, again.text]).toEqual([304, ''])
      }
      const other = await get('/c/soffor', { 'accept-encoding': 'identity', 'if-none-match': tag })
      expect(other.status).toBe(200)
    }
    const head = await sendRequest(`${origin}/c/soffor`, { method: 'HEAD' })
    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(plain.text)))
  })

  it('is private for a visitor who chose a customer type', async () => {
    const { headers } = await getKept('/c/soffor', { cookie: 'ralph-user-type=ORGANIZATION' })
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect((await getKept('/c/soffor')).headers.get('cache-control')).toMatch(/^public/)
  })
})

/** Addresses of a language: start, list, search, brand, a page of the merchant, and a product of the list. */
async function pagesOf(prefix: string, about: string) {
  const firstLink = async (page: string, kind: string) => {
    const { text } = await get(page)
    return new RegExp(`href="(${prefix}/${kind}/[^"?#]+)"`).exec(text)?.[1] ?? `no ${kind}`
  }
  const start = prefix || '/'
  const list = await firstLink(start, 'c')
  const product = await firstLink(list, 'p')
  const brand = await firstLink(start, 'b')
  return [start, list, product, `${prefix}/s/Alder`, brand, prefix + about, `${list}.data`]
}

/** A visitor with two pieces in the cart, two favourites of the list, and a comparison. */
async function visitorOf(list: string) {
  const { text } = await get(list)
  const ids = [...text.matchAll(/form="compare" name="add" value="(\d+)"/g)].map(([, id]) => id!)
  const shopper = openShopper(origin)
  await shopper.buy(await shopper.findProduct())
  const [, cart = ''] = /(ralph-cart=[^;]+)/.exec(shopper.cookies()) ?? []
  return {
    cart,
    hearts: `ralph-persisted-states=${encodeURIComponent(`favorites=[${ids[0]},${ids[2]}];`)}`,
    comparison: `ralph-compare=${ids[1]}`,
    consent: `ralph-cookie-consent=${formatConsent(['statistics'], Date.now() / 1000)}`,
    refusal: `ralph-cookie-consent=${formatConsent([], Date.now() / 1000)}`,
  }
}

const pressedButton = /<button form="(favorites|compare)" name="remove"[^>]* aria-pressed="true"/g

/** Requests a page until it is kept, and expects it to be the one that is rendered for the same visitor. */
async function expectFilled(path: string, cookie: string) {
  const filled = await getKept(path, { cookie })
  const rendered = await get(path, { cookie: `${cookie}; ${uncached.cookie}` })
  expect(rendered.headers.get('cache-status')).toBeNull()
  expect(difference(comparable(filled), comparable(rendered)), path).toBeNull()
  expect(filled.headers.get('cache-control')).toBe('private, no-cache')
  expect(filled.headers.getSetCookie()).toEqual([])
  return filled
}

describe('a kept document for a visitor with a cart, favourites or a comparison', () => {
  const languages = [
    ['', '/om-oss'],
    ['/en', '/about-us'],
    ['/da', '/om-os'],
    ['/fi', '/tietoa-meista'],
    ['/nb', '/om-oss'],
  ] as const
  it.each(inTurn(languages, languages.length))(
    'is the page as it is rendered for that visitor, in the language of "%s"',
    async (...of) => {
      const paths = await pagesOf(...of)
      const { cart, hearts, comparison, consent } = await visitorOf(paths[1]!)
      const cookie = [cart, hearts, comparison, consent].join('; ')
      for (const path of inTurn(paths, 2)) await expectFilled(path, cookie)
    },
  )

  it('is the page as it is rendered for that visitor, whatever the visitor has', async () => {
    const paths = (await pagesOf('', '/om-oss')).slice(0, 3)
    const { cart, hearts, comparison, consent, refusal } = await visitorOf(paths[1]!)
    const visitors = [
      cart,
      hearts,
      comparison,
      `${cart}; ${consent}`,
      `${hearts}; ${comparison}; ${refusal}`,
      `${cart}; ralph-user-type=ORGANIZATION`,
      'ralph-cart=unknown; ralph-compare=x; ralph-persisted-states=%7Bx',
      `${cart}; ralph-cart-prices=x`,
    ]
    // Each visitor on one of the pages, on another one in another run.
    for (const [index, cookie] of visitors.entries())
      await expectFilled(paths[(index + seed) % paths.length]!, cookie)
  })

  it('has the numbers of the header, pressed hearts and the comparison', async () => {
    const [, list = ''] = await pagesOf('', '/om-oss')
    const { cart, hearts, comparison } = await visitorOf(list)
    const { text } = await expectFilled(list, [cart, hearts, comparison].join('; '))
    expect(text).toContain('Varukorg, 1 vara<')
    expect(text.match(pressedButton)).toHaveLength(3)
    expect(text).toContain(`/jamfor?products=${comparison.split('=')[1]}"`)
    // The next visitor sees none of it.
    const { text: others } = await getKept(list)
    expect(others).toContain('Varukorg, 0 varor<')
    expect(others).not.toMatch(pressedButton)
    expect(others).not.toContain('/jamfor?products=')
  })

  it('allows its scripts by hash', async () => {
    const [, list = ''] = await pagesOf('', '/om-oss')
    const { hearts } = await visitorOf(list)
    const { headers, text } = await getKept(list, { cookie: hearts })
    const policy = headers.get('content-security-policy') ?? ''
    for (const hash of inlineScripts(text)) expect(policy).toContain(hash)
    expect(policy).not.toMatch(/nonce|unsafe/)
  })

  it('asks for the cart on each request', async () => {
    const [, list = ''] = await pagesOf('', '/om-oss')
    const shopper = openShopper(origin)
    const product = await shopper.findProduct()
    for (const count of [1, 2]) {
      await shopper.buy(product)
      const cookie = shopper.cookies()
      // Rendered while it tells what was added, which the cart page takes.
      expect((await get(list, { cookie })).headers.get('cache-status')).toBeNull()
      const { text } = await getKept(list, { cookie: cookie.replace(/(; )?ralph-flash=[^;]*/, '') })
      expect(text).toMatch(new RegExp(`Varukorg, ${count} var`))
    }
  })
})

it('the data of a page for the router varies with cookies, kept or not', async () => {
  const { headers } = await getKept('/c/soffor.data')
  expect(headers.get('vary')?.split(/,\s*/).sort()).toEqual(['Accept-Encoding', 'Cookie'])
})
