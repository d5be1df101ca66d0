import { describe, expect, it } from 'vitest'

import { authenticate, endSession, renew } from '#app/gateway/auth/auth.server.ts'
import { createGateway } from '#app/gateway/gateway.server.ts'
import { passwordHash } from '#app/gateway/auth/password-hash.server.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openUpstream } from '#tests/support/upstream.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'

const merchant = await openForTests(openSeededMerchant(60))
const { origin } = new URL(merchant.endpoint)
const context = {
  gateway: createGateway({ sharedCache: null }),
  requestId: 'test-request',
  merchant: {
    graphqlEndpoint: merchant.endpoint,
    authEndpoint: `${origin}/auth`,
    signEndpoint: `${origin}/sign/demo?identity=`,
    apiKey: 'demo',
    persistedQueries: false,
  },
}

const eva = { username: 'eva.ek@example.com', password: 'hemligt 🔑', isRemembered: true }

it('hashes a password like every client of the protocol', () => {
  expect(passwordHash('soffa123')).toMatch(/^[A-Za-z0-9+/]{64}$/)
  expect(passwordHash('')).not.toBe(passwordHash(' '))
})

describe('the auth service over a real port', () => {
  it('registers, logs in, changes the password and logs in again', async () => {
    const registered = await authenticate(context, 'register', eva)
    expect(registered).toMatchObject({ ok: true, value: { maxAgeSeconds: 3600 } })
    expect(await authenticate(context, 'register', eva)).toEqual({ ok: false, reason: 'refused' })

    const newPassword = 'ännu hemligare'
    const changed = await authenticate(context, 'password', { ...eva, newPassword })
    expect(changed.ok).toBe(true)
    expect(await authenticate(context, 'login', eva)).toEqual({ ok: false, reason: 'refused' })
    const back = await authenticate(context, 'login', {
      ...eva,
      password: newPassword,
      isRemembered: false,
    })
    expect(back).toMatchObject({ ok: true, value: { maxAgeSeconds: 900 } })
  })

  it('has the same response for an unknown account', async () => {
    const unknownUser = { ...eva, username: 'nobody@example.com' }
    expect(await authenticate(context, 'login', unknownUser)).toEqual({
      ok: false,
      reason: 'refused',
    })
  })

  it('returns a new token for the last refresh token, and none after logout', async () => {
    const registered = await authenticate(context, 'register', {
      ...eva,
      username: 'ny@example.com',
    })
    if (!registered.ok || !registered.value.refreshToken) throw new Error('not registered')
    const next = await renew(context, registered.value.refreshToken)
    expect(next?.refreshToken).not.toBe(registered.value.refreshToken)
    if (!next) throw new Error('not renewed')
    await endSession(context, next)
    expect(await renew(context, next.refreshToken ?? '')).toBeNull()
  })

  it('does not count as a refusal when unreachable', async () => {
    const unreachable = {
      ...context,
      merchant: { ...context.merchant, authEndpoint: 'http://127.0.0.1:9' },
    }
    await expect(authenticate(unreachable, 'login', eva)).rejects.toMatchObject({
      name: 'GatewayError',
    })
    await expect(renew(unreachable, 'token')).rejects.toMatchObject({ name: 'GatewayError' })
  })

  it.each([
    ['302', 302, ''],
    ['an empty body', 200, ''],
    ['null', 200, 'null'],
    ['no token', 200, '{}'],
  ])('does not count as a refusal when it responds with %s', async (_, status, body) => {
    // At the first step and at the last one.
    for (const isFirst of [true, false]) {
      await using upstream = await openUpstream(({ body: received }) =>
        isFirst || 'signature' in received ? [status, body] : [200, '{"sign":"challenge"}'],
      )
      const authEndpoint = new URL('/auth', upstream.endpoint).href
      const at = { ...context, merchant: { ...context.merchant, authEndpoint } }
      for (const action of ['login', 'register', 'password'] as const) {
        await expect(authenticate(at, action, eva)).rejects.toMatchObject({ name: 'GatewayError' })
      }
      expect(upstream.requests.length).toBe(isFirst ? 3 : 6)
    }
  })
})
