import { createHash } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'

import { sendRequest } from '#tests/support/send-request.ts'

const origin = inject('shopOrigin')

/** No cookie of the shop's, so the page is the same, but rendered for this request. */
const uncached = { cookie: 'ralph-unknown=1' }

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(origin + path, { headers })

/** Requests a page until it is kept. */
async function getKept(path: string, headers: Record<string, string> = {}) {
  await get(path, headers)
  await expect
    .poll(async () => (await get(path, headers)).headers.get('cache-status'))
    .toContain('hit')
  return get(path, headers)
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
  it.each([
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
  ])('of %s %o is the page as it is rendered for one visitor', async (path, headers: object) => {
    const { cookie = '' } = headers as { cookie?: string }
    const kept = await getKept(path, { cookie })
    const rendered = await get(path, { cookie: `${cookie}; ${uncached.cookie}` })
    expect(rendered.headers.get('cache-status')).toBeNull()
    expect(difference(comparable(kept), comparable(rendered))).toBeNull()
    expect(kept.headers.getSetCookie()).toEqual([])
  })

  it('is served for the same parameters in another order, and with those of a campaign', async () => {
    await getKept('/c/soffor?page=1&sort=PRICE')
    const { headers } = await get('/c/soffor?utm_source=x&sort=PRICE&gclid=1&page=1')
    expect(headers.get('cache-status')).toContain('hit')
  })

  it.each([
    'ralph-cart=1',
    'ralph-auth=1',
    'ralph-unknown=1',
    'ralph-compare=1',
    'ralph-selected-market=dk',
    'ralph-persisted-states=favorites%3D%5B1%5D',
    'ralph-notice=x',
    'ralph-preview=x',
  ])('is not served with the cookie %s', async (cookie) => {
    await getKept('/c/soffor')
    expect((await get('/c/soffor', { cookie })).headers.get('cache-status')).toBeNull()
  })

  it.each(['/?loginToken=x', '/c/soffor?unknown=x', '/kassan', '/varukorgen', '/logga-in'])(
    'is none of %s',
    async (path) => {
      for (let count = 0; count < 4; count++) {
        expect((await get(path)).headers.get('cache-status') ?? '').not.toContain('hit')
      }
    },
  )

  it('of the start page leaves a visitor in their own language', async () => {
    await getKept('/', { 'sec-fetch-site': 'cross-site' })
    const arriving = {
      'accept-language': 'en-GB',
      'sec-fetch-site': 'none',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    }
    for (let count = 0; count < 4; count++) {
      const { status, headers } = await get('/', arriving)
      expect([status, headers.get('location')]).toEqual([302, '/en'])
    }
  })

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

  it('contains its styles, allowed by hash, and waits for no file of them', async () => {
    const { headers, text } = await getKept('/c/soffor')
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
      const again = await get('/c/soffor', {
        'accept-encoding': encoding,
        'if-none-match': headers.get('etag')!,
      })
      expect([again.status, again.text]).toEqual([304, ''])
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
