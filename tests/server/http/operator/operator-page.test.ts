import { describe, expect, it } from 'vitest'

import { describeSettings, parseConfig } from '#server/config.ts'
import { openOperator, type OperatorSettings } from '#server/http/operator/operator-page.ts'
import { createCounters } from '#server/process/redis/counters.ts'
import { openHost, type OpenHost } from '#tests/support/open-host.ts'

const token = 'token-of-the-operators-0123456789-abc'
const environment = { OPERATOR_TOKEN: token, API_KEY: 'canary-key' }
const parsed = parseConfig(environment)
if (!parsed.ok) throw new Error(parsed.fault)
const { config } = parsed

const status: Awaited<ReturnType<OperatorSettings['readStatus']>> = {
  build: {
    version: '1.2.3',
    buildId: 'abc123',
    node: 'v24.0.0',
    instance: 'shop-1',
    readiness: 'ready',
    uptimeSeconds: 3_700,
    memoryBytes: 100 * 1024 * 1024,
  },
  markets: null,
  caches: [{ name: 'kept documents', entries: 12, bytes: 1_000_000, maxBytes: 2_000_000 }],
  openBreakers: { catalogue: true, area: false },
  limits: [{ name: 'connections', maximum: 8_000, current: 3, refused: 41 }],
  redis: { state: 'unavailable', ms: null, shares: ['kept documents'] },
  problems: [
    {
      message: 'request failed',
      level: 'error',
      count: 7,
      last: [{ at: '2026-11-26T01:00:00.000Z', requestId: 'id-1', details: 'path=/<script>"&\'' }],
    },
  ],
  settings: describeSettings(environment, config),
}

function openOperated(more: Partial<OperatorSettings> = {}): Promise<OpenHost> {
  return openHost({
    health: {
      version: '1.2.3',
      readiness: () => 'ready',
      upstreams: async () => ({ graphql: { ok: false, ms: 12 } }),
    },
    operator: openOperator({
      token,
      signingKey: 'a key that tests sign with',
      isSecure: true,
      counters: createCounters(null),
      readStatus: async () => status,
      dropDocuments: async () => ({ here: 12, shared: 34 }),
      ...more,
    }),
  })
}

const bearer = (sent: string) => ({ Authorization: `Bearer ${sent}` })

function post(host: OpenHost, fields: Record<string, string>, headers = {}) {
  return fetch(`${host.origin}/operator`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  })
}

/** The cookie of a response, as a browser sends it back. */
const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0]!

it('is as unknown as any other address without a token in the settings', async () => {
  await using host = await openHost({ operator: null })
  const [operator, unknown] = await Promise.all(
    ['/operator', '/unknown'].map(async (path) => {
      const response = await fetch(host.origin + path, { headers: bearer(token) })
      const { address: _, ...echoed } = (await response.json()) as { address: string }
      const names = [...response.headers.keys()]
      return { status: response.status, echoed, names }
    }),
  )
  expect(operator).toEqual(unknown)
})

describe('a login', () => {
  it('opens the page by a cookie for it alone, and a logout closes it', async () => {
    await using host = await openOperated()
    const closed = await fetch(`${host.origin}/operator`)
    expect(closed.status).toBe(401)
    const form = await closed.text()
    expect(form).toContain('name="token"')
    // The name is for password managers, and not shown.
    expect(form).toMatch(/input:not\(\[hidden\]\)\{[^}]*display:block.* hidden>/s)
    const opened = await post(host, { action: 'login', token })
    expect(opened.status).toBe(303)
    expect(opened.headers.get('location')).toBe('/operator')
    expect(opened.headers.get('set-cookie')).toMatch(
      /^hemvist-operator=[\w.-]+; Max-Age=1800; Path=\/operator; HttpOnly; Secure; SameSite=Strict$/,
    )
    const headers = { Cookie: cookieOf(opened), 'Sec-Fetch-Site': 'same-origin' }
    const page = await fetch(`${host.origin}/operator`, { headers })
    expect(page.status).toBe(200)
    const left = await post(host, { action: 'logout' }, headers)
    expect(left.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(JSON.stringify(host.logged)).not.toContain(token)
  })

  it('needs a cookie that the shop has signed and that has not ended', async () => {
    await using host = await openOperated()
    const [name, value = ''] = cookieOf(await post(host, { action: 'login', token })).split('=')
    const [endsAt, signature] = value.split('.')
    for (const forged of [`${Number(endsAt) + 1}.${signature}`, `${endsAt}.`, endsAt, '', '.']) {
      const headers = { Cookie: `${name}=${forged}` }
      expect((await fetch(`${host.origin}/operator`, { headers })).status).toBe(401)
    }
    // Another token ends every session.
    await using other = await openOperated({ token: `${token}-2` })
    const headers = { Cookie: `${name}=${value}` }
    expect((await fetch(`${other.origin}/operator`, { headers })).status).toBe(401)
  })

  it.each([
    ['by the form', (host: OpenHost, sent: string) => post(host, { action: 'login', token: sent })],
    [
      'by the header',
      (host: OpenHost, sent: string) => fetch(`${host.origin}/operator`, { headers: bearer(sent) }),
    ],
    [
      'by the header of health',
      (host: OpenHost, sent: string) =>
        fetch(`${host.origin}/health/upstreams`, { headers: bearer(sent) }),
    ],
  ])('with wrong tokens %s is limited, however many come at once', async (_, send) => {
    await using host = await openOperated()
    for (let nth = 0; nth < 12; nth++) expect((await send(host, token)).status).toBeLessThan(400)
    const guesses = Array.from({ length: 15 }, (_, nth) => send(host, `${token}${nth}`))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(5).fill(429)])
    const late = await send(host, token)
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is refused from a page of another site', async () => {
    await using host = await openOperated()
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await post(host, { action: 'login', token }, headers)).status).toBe(403)
    expect((await post(host, { action: 'drop' }, { ...headers, ...bearer(token) })).status).toBe(
      403,
    )
  })
})

describe('the page', () => {
  it('shows the status without scripts, and is kept by nobody', async () => {
    await using host = await openOperated()
    const page = await fetch(`${host.origin}/operator`, { headers: bearer(token) })
    const html = await page.text()
    for (const shown of [
      'abc123',
      '1 h 1 min',
      'catalogue',
      '8000',
      '41',
      'id-1',
      'FALLBACK_CHANNEL_ID',
    ])
      expect.soft(html).toContain(shown)
    expect(html).toContain('path=/&lt;script&gt;&quot;&amp;')
    expect(html).not.toMatch(/<script| style=|canary/)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';style-src 'sha256-[^']+';form-action 'self';base-uri 'none';frame-ancestors 'none'$/,
    )
  })

  it('is JSON for a program that wants it', async () => {
    await using host = await openOperated()
    const headers = { ...bearer(token), Accept: 'application/json' }
    const response = await fetch(`${host.origin}/operator`, { headers })
    expect(await response.json()).toMatchObject({ upstreams: { graphql: { ok: false, ms: 12 } } })
    const refused = await fetch(`${host.origin}/operator`, {
      headers: { Accept: 'application/json' },
    })
    expect(refused.status).toBe(401)
    expect(await refused.json()).toEqual({ error: 'no token' })
  })

  it('deletes kept documents by its button alone, and says which', async () => {
    let deletions = 0
    await using host = await openOperated({
      dropDocuments: async () => ({ here: ++deletions, shared: null }),
    })
    expect((await post(host, { action: 'drop' })).status).toBe(401)
    expect((await post(host, { action: 'other' }, bearer(token))).status).toBe(400)
    await fetch(`${host.origin}/operator?action=drop`, { headers: bearer(token) })
    expect(deletions).toBe(0)
    const html = await (await post(host, { action: 'drop' }, bearer(token))).text()
    expect(html).toContain('1 in this instance, none in Redis')
    expect(host.logged).toContainEqual(
      expect.objectContaining({ msg: 'kept documents deleted', count: 1 }),
    )
  })
})

it('health tells strangers which upstreams are up, and operators the details', async () => {
  await using host = await openOperated()
  const upstreams = async (headers = {}) => {
    const response = await fetch(`${host.origin}/health/upstreams`, { headers })
    return (await response.json()) as unknown
  }
  expect(await upstreams()).toEqual({ graphql: { ok: false } })
  expect(await upstreams(bearer(token))).toEqual({ graphql: { ok: false, ms: 12 } })
  expect(await upstreams(bearer('wrong'))).toEqual({})
  await fetch(host.origin, { headers: { 'X-Forwarded-For': '192.0.2.1' } })
  expect(await upstreams()).toEqual({ graphql: { ok: false } })
  expect(await upstreams(bearer(token))).toMatchObject({ networkLimits: { ok: false } })
})
