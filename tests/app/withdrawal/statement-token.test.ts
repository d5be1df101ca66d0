import { afterEach, expect, it, vi } from 'vitest'

import { createStatementToken, readStatementToken } from '#app/withdrawal/statement-token.server.ts'
import { testContext } from '#tests/support/test-context.ts'

const shop = testContext('')
const statement = {
  orderNumber: '100001',
  email: 'åsa@example.com',
  name: 'Åsa Ek',
  receivedAt: '2026-11-24T10:00:00.000Z',
}

afterEach(() => void vi.useRealTimers())

it('a token contains its statement for an hour, in no readable form', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const token = createStatementToken(shop, statement)
  expect(token).toMatch(/^[\w-]+$/)
  expect(Buffer.from(token, 'base64url').toString()).not.toContain('100001')
  vi.setSystemTime(Date.now() + 3_590_000)
  expect(readStatementToken(shop, token)).toEqual(statement)
  vi.setSystemTime(Date.now() + 20_000)
  expect(readStatementToken(shop, token)).toBeNull()
})

it('any other text is no token', () => {
  const token = createStatementToken(shop, statement)
  const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
  const ofAnotherShop = { config: { ...shop.config, signingKey: 'another key' } }
  for (const text of ['', '!', 'A'.repeat(10), 'A'.repeat(90), changed, token.slice(0, -4)])
    expect(readStatementToken(shop, text), text).toBeNull()
  expect(readStatementToken(ofAnotherShop, token)).toBeNull()
})
