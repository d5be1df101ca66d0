import { describe, expect, it } from 'vitest'

import { isExpired, readClaims, secondsUntilDue } from '#app/session/token-life.server.ts'

const tokenOf = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

describe('the claims of a token', () => {
  it('are read in any namespace and letter case', () => {
    const token = tokenOf({
      'http://schemas.example/claims/name': 'åsa@example.com',
      SpoofedBy: 'staff',
      iat: 100,
      exp: 200,
    })
    expect(readClaims(token)).toEqual({
      email: 'åsa@example.com',
      isSpoofed: true,
      isForExchange: false,
      issuedAt: 100,
      expiresAt: 200,
    })
  })

  it.each(['', 'x', 'a.b', 'a.b.c', tokenOf(null), tokenOf([]), tokenOf({ exp: 'soon', name: 7 })])(
    'are empty for %j',
    (token) => {
      expect(readClaims(token)).toMatchObject({ email: null, expiresAt: null, isSpoofed: false })
    },
  )
})

describe('the lifetime of a token', () => {
  const claims = readClaims(tokenOf({ iat: 1000, exp: 2000 }))

  it.each([
    [1000, 900],
    [1899, 1],
    [1900, 0],
    [2500, 0],
  ])('at %i seconds', (now, left) => {
    expect(secondsUntilDue(claims, now)).toBe(left)
  })

  it('ends at its last second', () => {
    expect([isExpired(claims, 1999), isExpired(claims, 2000)]).toEqual([false, true])
  })

  it('is that of its cookie when the token has none', () => {
    const opaque = readClaims('opaque')
    expect([isExpired(opaque, 9e9), secondsUntilDue(opaque, 9e9)]).toEqual([false, null])
  })
})
