import { expect, it } from 'vitest'

import {
  createUnsubscribeToken,
  readUnsubscribeToken,
} from '#server/merchant/accounts/customer/unsubscribe-token.ts'

const key = Buffer.alloc(32, 1)
const token = createUnsubscribeToken(key, 'åsa@example.com')

it('the token of a subscriber returns the address, which it does not show', () => {
  expect(readUnsubscribeToken(key, token)).toBe('åsa@example.com')
  expect(Buffer.from(token, 'base64url').toString('utf8')).not.toContain('example')
})

it.each([
  ['nothing', ''],
  ['another text', 'nope'],
  ['a shortened token', token.slice(0, -2)],
  ['a changed token', `A${token.slice(1, 20)}AAAA${token.slice(24)}`],
  ['the token of another shop', createUnsubscribeToken(Buffer.alloc(32, 2), 'åsa@example.com')],
])('%s is no token', (_, text) => {
  expect(readUnsubscribeToken(key, text)).toBeNull()
})
