import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { requireCustomer, requirePreview, runMiddleware } from '#app/account/login/guards.server.ts'
import { logInByLink } from '#app/account/login/login-link.server.ts'
import { register } from '#app/account/login/sign-in.server.ts'
import { takeFlashNotice } from '#app/visit/flash/flash.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { merchantTime, openSeededMerchant, staffSecret } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'

const email = 'eva.ek@example.com'

const merchant = await openForTests(openSeededMerchant())
useMerchantTime()
const context = testContext(merchant.endpoint)
const visit = await openVisit({ request: new Request('http://shop.test/'), context })
await register(visit, { email, newPassword: 'hemligt', customerType: 'ORGANIZATION' })

beforeEach(useMerchantTime)
afterEach(() => void vi.useRealTimers())

function useMerchantTime() {
  vi.useFakeTimers({ toFake: ['Date'], now: merchantTime })
}

/** A request for a page, as a loader receives it. */
function loaderArgs(path: string, cookies: Record<string, string> = {}) {
  const context = testContext(merchant.endpoint, cookies)
  return { context, request: new Request(`http://shop.test${path}`) }
}

/** The response that a guard throws. */
async function responseOf(guardResult: Promise<unknown>) {
  const response = await guardResult.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(response instanceof Response))
    throw response ?? new Error('the guard let the request through')
  return {
    status: response.status,
    to: response.headers.get('location'),
    headers: response.headers,
  }
}

async function postToMerchant(path: string, bearer: string, body: object = {}): Promise<string> {
  const response = await fetch(new URL(path, merchant.endpoint), {
    method: 'POST',
    headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return ((await response.json()) as { token: string }).token
}

/** Link tokens, as the merchant issues them to staff. */
const loginLink = () =>
  postToMerchant('/auth/spoof', staffSecret, { username: email, staff: 'support' })
const previewLink = () =>
  postToMerchant('/auth/preview', staffSecret, { area: 1, staff: 'support' })

/** A token of a session itself, as in the links of other merchants. */
const staffToken = async () => postToMerchant('/auth/spoof/exchange', await loginLink())

const tokenOf = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

it.each(['nobody', 'constructor', ''])(
  'unknown middleware "%s" of the settings denies access and is named in the error',
  async (middleware) => {
    const args = loaderArgs('/')
    args.context.config.routeMiddleware = [{ name: 'home', middleware }]
    const denied = runMiddleware('home', args)
    await expect(denied).rejects.toThrow(`Unknown middleware ${middleware}`)
  },
)

describe('the guard of account pages', () => {
  it('redirects guests to the start page of their language', async () => {
    const { status, to } = await responseOf(requireCustomer(loaderArgs('/en/my-account/orders')))
    expect([status, to]).toEqual([302, '/en'])
  })

  it('has the start page loaded as a document with the reason, which other loaders of the request leave there', async () => {
    const args = loaderArgs('/mina-sidor/ordrar')
    const { headers } = await responseOf(requireCustomer(args))
    expect(headers.get('X-Remix-Reload-Document')).toBe('true')
    const { cookies } = await openVisit(args)
    expect(takeFlashNotice(cookies, ['login-needed'])).toBeNull()
    const next = await openVisit(loaderArgs('/', Object.fromEntries(args.context.cookieValues)))
    expect(takeFlashNotice(next.cookies, ['login-needed'])).toBe('login-needed')
  })

  it('redirects a token in the address to the exchange', async () => {
    const { status, to } = await responseOf(
      requireCustomer(loaderArgs('/mina-sidor/ordrar?loginToken=a%2Bb')),
    )
    expect([status, to]).toEqual([303, '/account?loginToken=a%2Bb'])
  })

  it('renews a token that the merchant rejects too early, because its clock is ahead', async () => {
    const { context, request } = loaderArgs('/')
    const visit = await openVisit({ context, request })
    const ida = 'ida.ek@example.com'
    await register(visit, { email: ida, newPassword: 'hemligt', customerType: 'PERSON' })
    const now = merchantTime.getTime() / 1000
    const rejected = tokenOf({ iat: now, exp: now + 3_600 })
    const cookies = { ...Object.fromEntries(context.cookieValues), 'ralph-auth': rejected }
    const args = loaderArgs('/mina-sidor/ordrar', cookies)
    expect((await requireCustomer(args)).customer.email).toBe(ida)
    expect(args.context.cookieValues.get('ralph-auth')).not.toBe(rejected)
  })

  it('lets a customer through, and ends a session that the merchant does not know', async () => {
    const args = loaderArgs('/mina-sidor/ordrar', { 'ralph-auth': await staffToken() })
    const { customer } = await requireCustomer(args)
    expect(customer.email).toBe(email)

    const otherVisitor = loaderArgs('/mina-sidor/ordrar', {
      'ralph-auth': 'token',
      'ralph-user': email,
    })
    expect((await responseOf(requireCustomer(otherVisitor))).to).toBe('/')
    expect([...otherVisitor.context.cookieValues.keys()]).toEqual(['ralph-flash'])
  })
})

describe('logging in as a user', () => {
  it("accepts a staff token, leaves the previous visitor's cart and uses the customer's type", async () => {
    const args = loaderArgs('/account', { 'ralph-cart': 'own', 'ralph-user': 'staff@example.com' })
    expect(await logInByLink(await openVisit(args), await staffToken())).toMatchObject({ ok: true })
    const { cookieValues } = args.context
    expect(cookieValues.get('ralph-user')).toBe(email)
    expect(cookieValues.get('ralph-user-maxage')).toBe('1800')
    expect(cookieValues.get('ralph-user-type')).toBe('ORGANIZATION')
    expect(cookieValues.has('ralph-cart')).toBe(false)
    expect(cookieValues.has('ralph-auth-refresh')).toBe(false)
  })

  it('accepts a token once: the second time the login does not change', async () => {
    const token = await staffToken()
    const first = loaderArgs('/account')
    // The same shop serves both requests.
    const second = loaderArgs('/account', {
      'ralph-cart': 'own',
      'ralph-user': 'staff@example.com',
    })
    second.context.counters = first.context.counters
    expect(await logInByLink(await openVisit(first), token)).toMatchObject({ ok: true })
    expect(await logInByLink(await openVisit(second), token)).toEqual({ ok: false, reason: 'used' })
    expect(second.context.changedCookies.size).toBe(0)
  })

  it('accepts one of two simultaneous requests with the same token', async () => {
    const token = await staffToken()
    const [one, two] = [loaderArgs('/account'), loaderArgs('/account')]
    two.context.counters = one.context.counters
    const visits = [await openVisit(one), await openVisit(two)]
    const results = await Promise.all(visits.map((visit) => logInByLink(visit, token)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('is accepted once by a merchant that remembers its links, on any instance', async () => {
    const token = await loginLink()
    // Two instances without a shared Redis: each has its own counters.
    const both = [loaderArgs('/account', { 'ralph-cart': 'own' }), loaderArgs('/account')]
    const visits = await Promise.all(both.map((args) => openVisit(args)))
    const results = await Promise.all(visits.map((visit) => logInByLink(visit, token)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results).toContainEqual({ ok: false, reason: 'used' })
    const cookiesAfterLogin = both[results.findIndex(({ ok }) => ok)]!.context.cookieValues
    expect(cookiesAfterLogin.get('ralph-user')).toBe(email)
    // The token of the link is in no cookie and is not valid any more.
    expect([...cookiesAfterLogin.values()]).not.toContain(token)
  })

  it.each([
    ['says nothing of staff', tokenOf({ name: email })],
    ['is not of this merchant', tokenOf({ name: email, SpoofedBy: 'support' })],
    ['is over', tokenOf({ SpoofedBy: 'support', exp: merchantTime.getTime() / 1000 })],
    [
      'wants to be exchanged, and is not of this merchant',
      tokenOf({ SpoofedBy: 's', purpose: 'exchange' }),
    ],
    ['no header can carry', 'a b'],
  ])('changes nothing when the token %s', async (_, token) => {
    const args = loaderArgs('/account', { 'ralph-cart': 'own' })
    expect(await logInByLink(await openVisit(args), token)).toEqual({
      ok: false,
      reason: 'invalid',
    })
    expect([...args.context.cookieValues]).toEqual([['ralph-cart', 'own']])
  })
})

describe('the guard of drafts', () => {
  it('removes the token from the address and stores it beside the session', async () => {
    const token = await staffToken()
    const args = loaderArgs(`/en/preview-widgets?loginToken=${token}&area=x`, {
      'ralph-cart': 'own',
    })
    const { status, to, headers } = await responseOf(requirePreview(args))
    expect([status, to]).toEqual([303, '/en/preview-widgets'])
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(Object.fromEntries(args.context.cookieValues)).toEqual({
      'ralph-cart': 'own',
      'ralph-preview': token,
    })

    const cookies = Object.fromEntries(args.context.cookieValues)
    const visit = await requirePreview(loaderArgs('/en/preview-widgets', cookies))
    expect(visit.token).toBe(token)
    expect(visit.signedIn).toBeNull()
  })

  it('accepts a link once: the second time no draft is shown', async () => {
    for (const link of [await previewLink(), await staffToken()]) {
      const path = `/preview-widgets?loginToken=${link}`
      const [first, second] = [loaderArgs(path), loaderArgs(path)]
      second.context.counters = first.context.counters
      expect((await responseOf(requirePreview(first))).to).toBe('/preview-widgets')
      expect((await responseOf(requirePreview(second))).to).toBe('/')
      expect(second.context.cookieValues.has('ralph-preview')).toBe(false)
    }
  })

  it('redirects to the start page when the link has no other target', async () => {
    const args = loaderArgs(`/preview-widgets?loginToken=${await staffToken()}&redirect`)
    expect((await responseOf(requirePreview(args))).to).toBe('/')
    expect(args.context.cookieValues.has('ralph-preview')).toBe(true)
  })

  it.each([
    ['no token', '/preview-widgets', {}],
    ['a token that is over', `/preview-widgets?loginToken=${tokenOf({ exp: 1 })}`, {}],
    ['a token that no header can carry', '/preview-widgets?loginToken=%C3%A5', {}],
    ['a cookie that is over', '/preview-widgets', { 'ralph-preview': tokenOf({ exp: 1 }) }],
  ])('redirects %s to the start page', async (_, path, cookies) => {
    const args = loaderArgs(path, cookies as Record<string, string>)
    expect((await responseOf(requirePreview(args))).to).toBe('/')
    expect(args.context.changedCookies.size).toBe(0)
  })
})
