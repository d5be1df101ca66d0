import { createHash } from 'node:crypto'

import { readCookie } from '#app/session/cookies.ts'
import { readClaims } from '#app/session/token-life.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { guest } from './draft-owner.ts'

/**
 * Names a draft to the browser that it is typed in: another cart or another visitor has another one.
 */
export function draftKey(visit: Pick<Visit, 'token' | 'cookies' | 'cartId'>): string {
  return digest(`${visit.cartId ?? ''} ${draftOwner(visit)}`)
}

/**
 * Who types into a checkout: a digest of the account's address, or `guest`. What the token says of
 * itself is enough, for nothing is opened with it: it only tells one visitor of a browser from the next.
 */
export function draftOwner({ token, cookies }: Pick<Visit, 'token' | 'cookies'>): string {
  if (token === null) return guest
  const email = readClaims(token).email ?? readCookie(cookies, 'user') ?? ''
  return digest(`draft ${email.toLowerCase()}`)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
