import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { openForTests } from '#tests/support/open-for-tests.ts'
import { openHost } from '#tests/support/open-host.ts'

const secure = {
  publicOrigin: 'https://www.example.se',
  imageOrigin: null,
  hasExternalFormTargets: false,
  isDevelopment: false,
}
const clientDir = mkdtempSync(join(tmpdir(), 'client-'))
writeFileSync(join(clientDir, 'robots.txt'), 'User-agent: *\n')

describe('every response', async () => {
  const host = await openForTests(openHost({ security: secure, clientDir }))

  it.each([
    ['a page', '/', {}],
    ['a file', '/robots.txt', {}],
    ['health of upstreams', '/health/upstreams', {}],
    ['a malformed address', '/%', {}],
    ['a refused method', '/', { method: 'PUT' }],
    ['a refused form', '/', { method: 'POST', body: '{}' }],
    ['a lost asset', '/assets/gone.js', {}],
  ])('has the header %s', async (_what, address, init) => {
    const { headers } = await fetch(host.origin + address, init)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'x-request-id': expect.any(String),
    })
    expect(headers.has('x-powered-by')).toBe(false)
  })

  it('does not let a browser run or embed a health check', async () => {
    const { headers } = await fetch(`${host.origin}/health`)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'content-type': 'application/json; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    })
  })

  it('allows no unsafe script or style, no frame and no foreign form', async () => {
    const policy = (await fetch(host.origin)).headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('unsafe')
    expect(policy).toMatch(/require-trusted-types-for 'script';trusted-types default;/)
    expect(policy).toContain("style-src 'self'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('allows only the hosts of the tag manager and of the event endpoint, where they are used', async () => {
    const analytics = {
      tagManagerId: 'GTM-ABC123',
      eventEndpoint: 'https://events.example.se/collect',
    }
    await using measured = await openHost({ security: { ...secure, analytics }, clientDir })
    const { headers } = await fetch(measured.origin)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(
      /script-src 'self' 'nonce-[\w-]+' https:\/\/www\.googletagmanager\.com https:\/\/www\.googleadservices\.com;/,
    )
    expect(policy).toMatch(/img-src 'self' [^;]*https:\/\/\*\.google-analytics\.com /)
    expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/events\.example\.se;/)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(headers.get('cross-origin-embedder-policy')).toBe('credentialless')
    const usual = (await fetch(host.origin)).headers.get('content-security-policy')
    expect(usual).not.toContain('google')
  })

  it('has an unpredictable nonce', async () => {
    const nonces = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const policy = (await fetch(host.origin)).headers.get('content-security-policy') ?? ''
        return /'nonce-([\w-]{22,})'/.exec(policy)?.[1]
      }),
    )
    expect(new Set(nonces).size).toBe(20)
    expect(nonces).not.toContain(undefined)
  })
})

it('allows pictures of the configured host and forms to an external payment provider', async () => {
  const security = {
    ...secure,
    imageOrigin: 'https://images.example',
    hasExternalFormTargets: true,
  }
  await using host = await openHost({ security })
  const { headers } = await fetch(host.origin)
  const policy = headers.get('content-security-policy')
  expect(policy).toMatch(/img-src [^;]*https:\/\/images\.example/)
  expect(policy).toMatch(/form-action 'self' https:/)
  // Other picture hosts rarely send the header that allows embedding.
  expect(headers.get('cross-origin-embedder-policy')).toBe('credentialless')
})
