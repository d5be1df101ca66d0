import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import { getSessionToken } from '#app/visit/customer-session.server.ts'
import { testContext } from '#tests/support/test-context.ts'

const now = Math.floor(Date.now() / 1000)
const tokenOf = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
const fresh = tokenOf({ name: 'anna@example.com', iat: now, exp: now + 3600 })
const due = tokenOf({ name: 'anna@example.com', iat: now - 3500, exp: now + 100 })
const expired = tokenOf({ name: 'anna@example.com', iat: now - 3600, exp: now - 1 })

let stop: (() => Promise<unknown>) | undefined
afterEach(() => stop?.())

/** An auth service on a real port with one response to each refresh; records its requests. */
async function openAuth(respond: (response: ServerResponse) => void) {
  const sent: (string | string[] | undefined)[] = []
  const server = createServer((request, response) => {
    sent.push(request.headers['x-auth-refresh-token'])
    respond(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { sent, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth` }
}

function visitorOf(authEndpoint: string, cookies: Record<string, string>) {
  const context = testContext(authEndpoint, cookies)
  const merchant = { ...context.config.merchant, authEndpoint }
  const { gateway, renewals } = context.services
  return {
    context,
    open: () => getSessionToken({ ...context, gateway, merchant }, context.cookies, renewals),
  }
}

const renewed = (response: ServerResponse) => {
  response.setHeader('x-auth-refresh-token', 'refresh-2')
  response.end(JSON.stringify({ token: fresh, maxAge: 3600 }))
}
const refusing = (response: ServerResponse) => {
  response.statusCode = 401
  response.end('{"error":"Unauthorized"}')
}
const failing = (response: ServerResponse) => {
  response.statusCode = 500
  response.end('oh')
}

describe('the session of a customer', () => {
  it('continues without a request while its token is young', async () => {
    const auth = await openAuth(renewed)
    const { context, open } = visitorOf(auth.endpoint, {
      'ralph-auth': fresh,
      'ralph-auth-refresh': 'refresh-1',
    })
    expect(await open()).toBe(fresh)
    expect(auth.sent).toEqual([])
    expect(context.changedCookies.size).toBe(0)
  })

  it.each([
    ['is nine tenths over', { 'ralph-auth': due }],
    ['has gone with its cookie', {}],
    ['has expired', { 'ralph-auth': expired }],
  ])('is renewed when its token %s', async (_, cookies: Record<string, string>) => {
    const auth = await openAuth(renewed)
    const { context, open } = visitorOf(auth.endpoint, {
      ...cookies,
      'ralph-auth-refresh': `refresh ${JSON.stringify(cookies)}`.replaceAll(/[^\w]/g, ''),
      'ralph-user-maxage': '1800',
    })
    expect(await open()).toBe(fresh)
    expect(context.cookieValues.get('ralph-auth-refresh')).toBe('refresh-2')
    expect(context.cookieValues.get('ralph-user-maxage')).toBe('1800')
  })

  it('is renewed once for all requests in progress', async () => {
    const auth = await openAuth(renewed)
    const visitors = Array.from({ length: 20 }, () =>
      visitorOf(auth.endpoint, { 'ralph-auth': due, 'ralph-auth-refresh': 'shared' }),
    )
    const tokens = await Promise.all(visitors.map(({ open }) => open()))
    expect(new Set(tokens)).toEqual(new Set([fresh]))
    expect(auth.sent).toEqual(['shared'])
    const late = visitorOf(auth.endpoint, { 'ralph-auth': due, 'ralph-auth-refresh': 'shared' })
    expect(await late.open()).toBe(fresh)
    expect(auth.sent).toHaveLength(1)
  })

  it('ends when the merchant refuses, and all its cookies are removed', async () => {
    const auth = await openAuth(refusing)
    const { context, open } = visitorOf(auth.endpoint, {
      'ralph-auth': due,
      'ralph-auth-refresh': 'stolen',
      'ralph-user': 'anna@example.com',
      'ralph-user-maxage': '604800',
      'ralph-user-type': 'ORGANIZATION',
      'ralph-cart': 'cart-1',
    })
    expect(await open()).toBeNull()
    expect([...context.cookieValues]).toEqual([['ralph-cart', 'cart-1']])
  })

  it('is kept while the merchant fails, with the old token until it expires', async () => {
    const auth = await openAuth(failing)
    const cookies = { 'ralph-auth': due, 'ralph-auth-refresh': 'patient' }
    const { context, open } = visitorOf(auth.endpoint, cookies)
    expect(await open()).toBe(due)
    const { context: later, open: openLater } = visitorOf(auth.endpoint, {
      ...cookies,
      'ralph-auth': expired,
    })
    expect(await openLater()).toBeNull()
    expect(context.changedCookies.size + later.changedCookies.size).toBe(0)
  })

  it.each([
    ['302', (response: ServerResponse) => response.writeHead(302, { location: '/' }).end()],
    ['an empty body', (response: ServerResponse) => response.end()],
    ['null', (response: ServerResponse) => response.end('null')],
    ['no token', (response: ServerResponse) => response.end('{"maxAge":900}')],
    ['a token that no header carries', (response: ServerResponse) => response.end('{"token":"å"}')],
    ['404', (response: ServerResponse) => response.writeHead(404).end('{}')],
    ['400', (response: ServerResponse) => response.writeHead(400).end('{}')],
  ])('is kept while the merchant responds with %s', async (what, respond) => {
    const auth = await openAuth((response) => void respond(response))
    const cookies = { 'ralph-auth': due, 'ralph-auth-refresh': what.replaceAll(/\W/g, '') }
    const { context, open } = visitorOf(auth.endpoint, cookies)
    expect(await open()).toBe(due)
    const later = visitorOf(auth.endpoint, { ...cookies, 'ralph-auth': expired })
    expect(await later.open()).toBeNull()
    expect(context.changedCookies.size + later.context.changedCookies.size).toBe(0)
    expect(auth.sent.length).toBeGreaterThan(0)
  })

  it('ends with 403 too', async () => {
    const auth = await openAuth((response) => void response.writeHead(403).end('{}'))
    const { context, open } = visitorOf(auth.endpoint, { 'ralph-auth-refresh': 'forbidden' })
    expect(await open()).toBeNull()
    expect(context.cookieValues.size).toBe(0)
  })

  it.each([
    ['the name of a customer alone', { 'ralph-user': 'anna@example.com' }],
    ['a token with spaces', { 'ralph-auth': 'a b' }],
    ['a token of a megabyte', { 'ralph-auth': 'a'.repeat(1_000_000) }],
    ['a refresh token with letters no header carries', { 'ralph-auth-refresh': 'å' }],
  ])('does not exist with %s', async (_, cookies: Record<string, string>) => {
    const auth = await openAuth(renewed)
    expect(await visitorOf(auth.endpoint, cookies).open()).toBeNull()
    expect(auth.sent).toEqual([])
  })
})
