import { expect, it } from 'vitest'

import { createMailToken, readMailToken } from '#server/merchant/accounts/customer/mail-token.ts'

const key = Buffer.alloc(32, 1)
const token = createMailToken(key, 'åsa@example.com')

it('the token of a subscriber returns the address, which it does not show', () => {
  expect(readMailToken(key, token)).toBe('åsa@example.com')
  expect(Buffer.from(token, 'base64url').toString('utf8')).not.toContain('example')
})

it.each([
  ['nothing', ''],
  ['another text', 'nope'],
  ['a shortened token', token.slice(0, -2)],
  ['a changed token', `A${token.slice(1, 20)}AAAA${token.slice(24)}`],
  ['the token of another shop', createMailToken(Buffer.alloc(32, 2), 'åsa@example.com')],
])('%s is no token', (_, text) => {
  expect(readMailToken(key, text)).toBeNull()
})
