import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  clientHash,
  openAccountMerchant,
  otherPassword,
  password,
  refreshHeader,
  type AccountMerchant,
} from './account-merchant.ts'
import { createFastHasher } from '#tests/support/fast-hasher.ts'

const anna = 'anna@shop.test'
let shop: AccountMerchant

beforeEach(async () => {
  shop = await openAccountMerchant()
})
afterEach(async () => {
  await shop[Symbol.asyncDispose]()
})

describe('the handshake', () => {
  it.each(['login', 'register', 'password'])(
    '%s responds to a bare username with a challenge',
    async (action) => {
      const { status, body } = await shop.post(action, { username: anna })
      expect(status).toBe(200)
      expect(Object.keys(body)).toEqual(['sign'])
      // Some clients put it into an address without escaping.
      expect(encodeURIComponent(body.sign)).toBe(body.sign)
    },
  )

  it('registers, logs in and authorizes the customer', async () => {
    const registered = await shop.register(anna)
    expect(registered).toMatchObject({ status: 200, body: { maxAge: 3600 } })
    expect(registered.refreshToken).toBeTruthy()
    const { status, body } = await shop.login(anna)
    expect(status).toBe(200)
    expect(await shop.fetchUser(body.token)).toMatchObject({ email: anna, customerType: 'PERSON' })
  })

  it('accepts a login challenge for every action', async () => {
    for (const [action, rest] of [
      ['register', { password }],
      ['password', { password, newPassword: otherPassword }],
      ['login', { password: otherPassword }],
    ] as const) {
      const signature = await shop.signChallenge(anna, 'login')
      const { status } = await shop.post(action, { username: anna, signature, ...rest })
      expect([action, status]).toEqual([action, 200])
    }
  })

  it('finds an account in any letter case', async () => {
    await shop.register('Anna@Shop.test ')
    expect((await shop.login('ANNA@shop.test')).status).toBe(200)
    expect((await shop.register(anna)).status).toBe(409)
  })

  it('issues a token with the claims that clients read', async () => {
    const { body } = await shop.register(anna)
    const claims = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString())
    const { id } = (await shop.fetchUser(body.token))!
    expect(claims).toMatchObject({
      sid: String(id),
      name: anna,
      customerType: 'PERSON',
      memberType: 'STANDARD',
      memberId: String(id),
      aud: '1|se',
      exp: claims.iat + 3600,
    })
  })
})

describe('a rejected request', () => {
  it('has the same response and calls the hasher alike for a wrong password and an unknown account', async () => {
    await shop.register(anna)
    shop.hasherCalls.length = 0
    const wrong = await shop.authAction('login', { username: anna, password: otherPassword })
    const callsForWrong = shop.hasherCalls.splice(0)
    const unknown = await shop.authAction('login', { username: 'unknown@shop.test', password })
    expect(wrong).toEqual({ status: 401, body: { error: 'Unauthorized' }, refreshToken: null })
    expect(unknown).toEqual(wrong)
    expect(shop.hasherCalls).toEqual(callsForWrong)
    expect(callsForWrong).toEqual(['match'])
  })

  it('for a registered address returns no token, after the same hasher calls as for a new one', async () => {
    await shop.register(anna)
    const first = shop.hasherCalls.splice(0)
    const { body, refreshToken, status } = await shop.register(anna)
    expect({ body, refreshToken, status }).toEqual({
      status: 409,
      body: { error: 'AccountExists' },
      refreshToken: null,
    })
    expect(shop.hasherCalls).toEqual(first)
  })

  it('has a signature that was already used', async () => {
    await shop.register(anna)
    const signature = await shop.signChallenge(anna)
    const request = { username: anna, password, signature }
    expect((await shop.post('login', request)).status).toBe(200)
    expect((await shop.post('login', request)).status).toBe(401)
  })

  it('has a challenge that was already used, signed any number of times', async () => {
    await shop.register(anna)
    const { sign } = (await shop.post('login', { username: anna })).body
    const signed = async () => (await shop.call(`/sign/demo?identity=${sign}`)).body
    const [one, two] = [await signed(), await signed()]
    expect((await shop.post('login', { username: anna, password, signature: one })).status).toBe(
      200,
    )
    expect((await shop.post('login', { username: anna, password, signature: two })).status).toBe(
      401,
    )
  })

  it('has a challenge that is used twice at the same time, once', async () => {
    await shop.register(anna)
    const signature = await shop.signChallenge(anna)
    const request = { username: anna, password, signature }
    const responses = await Promise.all([1, 2, 3].map(() => shop.post('login', request)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  it('has a challenge older than a minute', async () => {
    await shop.register(anna)
    const signature = await shop.signChallenge(anna)
    shop.advance(61_000)
    expect((await shop.post('login', { username: anna, password, signature })).status).toBe(401)
    const { sign } = (await shop.post('login', { username: anna })).body
    shop.advance(61_000)
    const late = (await shop.call(`/sign/demo?identity=${sign}`)).body
    expect((await shop.post('login', { username: anna, password, signature: late })).status).toBe(
      401,
    )
  })

  it("has another account's challenge", async () => {
    await shop.register(anna)
    const signature = await shop.signChallenge('eve@shop.test')
    expect((await shop.post('login', { username: anna, password, signature })).status).toBe(401)
  })

  it.each([
    ['identity', (s: SignedChallenge) => ({ ...s, identity: s.identity.replace(/^\d/, '9') })],
    ['signature', (s: SignedChallenge) => ({ ...s, signature: s.signature.replace(/^../, 'zz') })],
    ['timestamp', (s: SignedChallenge) => ({ ...s, timestamp: '2026-11-20T12:00:00.001Z' })],
    ['a timestamp that is none', (s: SignedChallenge) => ({ ...s, timestamp: 'now' })],
    ['an empty signature', (s: SignedChallenge) => ({ ...s, signature: '=' })],
  ])('has a changed %s', async (_, change) => {
    await shop.register(anna)
    const signature = change(await shop.signChallenge(anna))
    const response = await shop.post('login', { username: anna, password, signature })
    expect(response).toMatchObject({ status: 401, body: { error: 'Unauthorized' } })
    expect(shop.hasherCalls).not.toContain('match')
  })

  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a list', []],
    ['null', null],
    ['no username', { password }],
    ['an empty username', { username: ' '.repeat(0) }],
    ['a username that is an object', { username: { $ne: '' } }],
    ['an oversized username', { username: 'a'.repeat(100_000) }],
    ['a password without signature', { username: anna, password }],
    ['a password that is no hash', { username: anna, password: 'soffa123', signature: {} }],
    [
      'a negative session lifetime',
      { username: anna, sessionLifetime: -1, password, signature: {} },
    ],
  ])('with %s has status 400', async (_, body) => {
    expect(await shop.post('login', body)).toMatchObject({ status: 400 })
  })

  it('registers an invalid address', async () => {
    for (const username of ['anna', 'anna@', '@shop.test', 'a b@shop.test', 'a@b@c.test', 'å@ö']) {
      expect((await shop.register(username)).status).toBe(400)
    }
  })

  it('has an unknown action', async () => {
    expect((await shop.post('delete', { username: anna })).status).toBe(404)
  })
})

describe('a changed password', () => {
  it('replaces the old one and ends its sessions', async () => {
    const old = await shop.register(anna)
    const changed = await shop.authAction('password', {
      username: anna,
      password,
      newPassword: otherPassword,
    })
    expect(changed.status).toBe(200)
    expect(await shop.fetchUser(changed.body.token)).toMatchObject({ email: anna })
    expect(await shop.fetchUser(old.body.token)).toBeNull()
    expect((await shop.refresh(old.refreshToken!)).status).toBe(401)
    expect((await shop.login(anna)).status).toBe(401)
    expect(
      (await shop.authAction('login', { username: anna, password: otherPassword })).status,
    ).toBe(200)
  })

  it.each([
    ['login', 'matches'],
    ['password', 'hash'],
  ] as const)('ends a %s with the old one that has begun', async (action, stage) => {
    const hasher = createFastHasher()
    let meanwhile: (() => Promise<unknown>) | null = null
    const interrupted = async (...texts: [string, string]) => {
      const interrupt = meanwhile
      meanwhile = null
      await interrupt?.()
      return hasher[stage](...texts) as never
    }
    await using late = await openAccountMerchant({
      passwordHasher: { ...hasher, [stage]: interrupted },
    })
    await late.register(anna)
    const change = { username: anna, password, newPassword: otherPassword }
    meanwhile = () => late.authAction('password', change)
    const newPassword = clientHash('of a thief')
    expect((await late.authAction(action, { ...change, newPassword })).status).toBe(401)
    expect((await late.login(anna, { password: otherPassword })).status).toBe(200)
  })

  it('requires the old one', async () => {
    const { body } = await shop.register(anna)
    const request = { username: anna, password: clientHash('guess'), newPassword: otherPassword }
    expect((await shop.authAction('password', request)).status).toBe(401)
    expect(await shop.fetchUser(body.token)).toMatchObject({ email: anna })
    expect((await shop.login(anna)).status).toBe(200)
  })

  it('requires a new one', async () => {
    await shop.register(anna)
    expect((await shop.authAction('password', { username: anna, password })).status).toBe(400)
  })
})

describe('sessions', () => {
  it('last seven days, or half an hour without "remember me"', async () => {
    const remembered = await shop.register(anna)
    const brief = await shop.login(anna, { sessionLifetime: 30 })
    expect(brief.body.maxAge).toBe(900)
    shop.advance(31 * 60_000)
    expect((await shop.refresh(brief.refreshToken!)).status).toBe(401)
    shop.advance(6 * 24 * 3600_000)
    expect((await shop.refresh(remembered.refreshToken!)).status).toBe(200)
    shop.advance(8 * 24 * 3600_000)
    expect((await shop.login(anna)).status).toBe(200)
  })

  it('continue as long as they are refreshed', async () => {
    let { refreshToken } = await shop.authAction('register', {
      username: anna,
      password,
      sessionLifetime: 30,
    })
    for (let round = 0; round < 5; round += 1) {
      shop.advance(20 * 60_000)
      const refreshed = await shop.refresh(refreshToken!)
      expect(refreshed.status).toBe(200)
      expect(await shop.fetchUser(refreshed.body.token)).toMatchObject({ email: anna })
      expect(refreshed.refreshToken).not.toBe(refreshToken)
      refreshToken = refreshed.refreshToken
    }
  })

  it('are all ended when an old refresh token is used again', async () => {
    const { refreshToken: first } = await shop.register(anna)
    const { refreshToken: second } = await shop.refresh(first!)
    const third = await shop.refresh(second!)
    shop.advance(60_000)
    expect((await shop.refresh(first!)).status).toBe(401)
    expect((await shop.refresh(third.refreshToken!)).status).toBe(401)
    expect(await shop.fetchUser(third.body.token)).toBeNull()
  })

  it('survive lost responses: the old refresh token is valid until the new one is used', async () => {
    const { refreshToken: first } = await shop.register(anna)
    const { refreshToken: lost } = await shop.refresh(first!)
    shop.advance(6 * 24 * 3600_000)
    const again = await shop.refresh(first!)
    expect(again).toMatchObject({ status: 200, refreshToken: lost })
    // As long as after any refresh.
    shop.advance(6 * 24 * 3600_000)
    expect(await shop.refresh(again.refreshToken!)).toMatchObject({ status: 200 })
    shop.advance(60_000)
    expect((await shop.refresh(first!)).status).toBe(401)
  })

  it('survive parallel refreshes, which all receive the same newest token', async () => {
    const { refreshToken } = await shop.register(anna)
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => shop.refresh(refreshToken!)),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(responses.map((response) => response.refreshToken)).size).toBe(1)
    shop.advance(60_000)
    expect((await shop.refresh(responses[0]!.refreshToken!)).status).toBe(200)
  })

  it('return the newest token to a late request, not a replaced one', async () => {
    const { refreshToken: first } = await shop.register(anna)
    const { refreshToken: second } = await shop.refresh(first!)
    const { refreshToken: third } = await shop.refresh(second!)
    expect((await shop.refresh(first!)).refreshToken).toBe(third)
  })

  it('end with logout, by refresh token or by bearer', async () => {
    const one = await shop.register(anna)
    await shop.call('/auth/logout', { headers: { [refreshHeader]: one.refreshToken! } })
    expect(await shop.fetchUser(one.body.token)).toBeNull()
    const two = await shop.login(anna)
    const bearer = { authorization: `Bearer ${two.body.token}` }
    expect((await shop.call('/auth/logout', { headers: bearer })).status).toBe(200)
    expect((await shop.refresh(two.refreshToken!)).status).toBe(401)
  })

  it('do not need to exist for a logout', async () => {
    const headers = { [refreshHeader]: 'nonsense', authorization: 'Bearer nonsense' }
    expect((await shop.call('/auth/logout', { headers })).status).toBe(200)
    expect((await shop.call('/auth/logout')).status).toBe(200)
  })

  it('are replaced by the next login', async () => {
    const one = await shop.register(anna)
    await shop.authAction(
      'login',
      { username: anna, password },
      { [refreshHeader]: one.refreshToken! },
    )
    expect((await shop.refresh(one.refreshToken!)).status).toBe(401)
  })

  it('cannot be refreshed without a token, or with an invented one', async () => {
    expect((await shop.call('/auth/login')).status).toBe(401)
    for (const token of ['x', 'a'.repeat(43), "' OR 1=1 --"]) {
      expect((await shop.refresh(token)).status).toBe(401)
    }
  })

  it('store neither passwords nor refresh tokens in a usable form', async () => {
    const { refreshToken } = await shop.register(anna)
    const { default: Libsql } = await import('libsql')
    const db = new Libsql(`${shop.dataDir}/shop.db`)
    const rows = db.prepare('SELECT token_hash FROM auth_refresh').all() as { token_hash: string }[]
    db.close()
    expect(rows).toHaveLength(1)
    expect(rows[0]!.token_hash).not.toContain(refreshToken!)
    expect((await shop.refresh(rows[0]!.token_hash)).status).toBe(401)
  })
})

interface SignedChallenge {
  identity: string
  signature: string
  timestamp: string
}
