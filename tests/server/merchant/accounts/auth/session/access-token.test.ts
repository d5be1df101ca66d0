import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { deriveAuthKeys } from '#server/merchant/accounts/auth/session/auth-keys.ts'
import { openAccountMerchant } from '#tests/server/merchant/accounts/auth/account-merchant.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'

const { accessToken: key } = deriveAuthKeys('test secret')
const anna = 'anna@shop.test'
const shop = await openForTests(openAccountMerchant())
const { token } = (await shop.register(anna)).body

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const decode = (part: string | undefined) =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, unknown>

/** The token with some claims changed, signed with the merchant's own key. */
function resign(token: string, changed: Record<string, unknown>, alg = 'HS256') {
  const claims = { ...decode(token.split('.')[1]), ...changed }
  return new SignJWT(claims)
    .setProtectedHeader({ alg })
    .sign(alg === 'HS256' ? key : new Uint8Array(64))
}

it('a token signed again without changes is valid', async () => {
  expect(await shop.fetchUser(await resign(token, {}))).toMatchObject({ email: anna })
})

it.each<[string, (token: string) => string | Promise<string>]>([
  ['of another channel', (token) => resign(token, { aud: '2|dk' })],
  ['for no channel', (token) => resign(token, { aud: undefined })],
  ['of another issuer', (token) => resign(token, { iss: 'other issuer' })],
  ['without an expiry', (token) => resign(token, { exp: undefined })],
  ['that has expired', (token) => resign(token, { exp: 1 })],
  ['of an unknown session', (token) => resign(token, { session: 'nonsense' })],
  ['whose session is not a string', (token) => resign(token, { session: { $ne: '' } })],
  ['with another algorithm', (token) => resign(token, {}, 'HS512')],
  ['with no algorithm', (token) => `${encode({ alg: 'none' })}.${token.split('.')[1]}.`],
  [
    'with no algorithm but a signature',
    (token) => {
      const [, claims, signature] = token.split('.')
      return `${encode({ alg: 'none' })}.${claims}.${signature}`
    },
  ],
  [
    'with changed claims',
    (token) => {
      const [header, claims, signature] = token.split('.')
      return `${header}.${encode({ ...decode(claims), name: 'eve@shop.test' })}.${signature}`
    },
  ],
  ['without its signature', (token) => token.split('.').slice(0, 2).join('.')],
  ['that is nonsense', () => 'nonsense'],
  ['that is a megabyte', () => 'a'.repeat(1_000_000)],
])('a token %s counts as a guest', async (_, change) => {
  const { data, errors } = await shop.request(
    '{ getUser { email } getOrders { id } }',
    {},
    await change(token),
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({ getUser: null, getOrders: null })
  expect(shop.reportedErrors).toEqual([])
})

it('a token is valid for its max age', async () => {
  await using own = await openAccountMerchant()
  const { token: latest, maxAge } = (await own.register(anna)).body
  own.advance((maxAge - 1) * 1000)
  expect(await own.fetchUser(latest)).not.toBeNull()
  own.advance(2000)
  expect(await own.fetchUser(latest)).toBeNull()
})

it('a token of another shop with another secret counts as a guest', async () => {
  await using other = await openAccountMerchant({ secret: 'other secret' })
  expect(await shop.fetchUser((await other.register(anna)).body.token)).toBeNull()
})
