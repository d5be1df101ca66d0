import { expect, it } from 'vitest'
import { openAccountMerchant } from '../auth/account-merchant.ts'

it('signs an identity for the holder of an API key, with the time', async () => {
  await using shop = await openAccountMerchant()
  const { status, body } = await shop.call('/sign/demo?identity=abc%2B1')
  expect(status).toBe(200)
  expect(body).toEqual({
    identity: 'abc+1',
    signature: expect.stringMatching(/^[\w-]{43}$/),
    timestamp: '2026-11-20T12:00:00.000Z',
  })
})

it.each([
  ['/sign/guess?identity=abc', 401],
  ['/sign/demo', 400],
  ['/sign/demo?identity=', 400],
  [`/sign/demo?identity=${'a'.repeat(513)}`, 400],
])('%.40s has status %i', async (path, status) => {
  await using shop = await openAccountMerchant()
  expect((await shop.call(path)).status).toBe(status)
})
