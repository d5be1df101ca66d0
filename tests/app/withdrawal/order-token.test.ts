import { afterEach, expect, it, vi } from 'vitest'

import { createOrderToken, readOrderToken } from '#app/withdrawal/order-token.server.ts'
import { testContext } from '#tests/support/test-context.ts'

const shop = testContext('')
const order = { orderNumber: '100001', email: 'åsa@example.com' }

afterEach(() => void vi.useRealTimers())

it('a token contains its order for an hour, in no readable form', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const token = createOrderToken(shop, order)
  expect(token).toMatch(/^[\w-]+$/)
  expect(Buffer.from(token, 'base64url').toString()).not.toContain('100001')
  vi.setSystemTime(Date.now() + 3_590_000)
  expect(readOrderToken(shop, token)).toEqual(order)
  vi.setSystemTime(Date.now() + 20_000)
  expect(readOrderToken(shop, token)).toBeNull()
})

it('any other text is no token', () => {
  const token = createOrderToken(shop, order)
  const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
  const ofAnotherShop = { config: { ...shop.config, signingKey: 'another key' } }
  for (const text of ['', '!', 'A'.repeat(10), 'A'.repeat(90), changed, token.slice(0, -4)])
    expect(readOrderToken(shop, text), text).toBeNull()
  expect(readOrderToken(ofAnotherShop, token)).toBeNull()
})
