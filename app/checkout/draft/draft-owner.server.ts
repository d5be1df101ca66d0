import { createHash } from 'node:crypto'

import { readCookie } from '#app/session/cookies.ts'
import { readClaims } from '#app/session/token-life.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { guest } from './draft-owner.ts'

/** Key of an unsaved draft in the browser: one for each cart and visitor. */
export function draftKey(visit: Pick<Visit, 'token' | 'cookies' | 'cartId'>): string {
  return digest(`${visit.cartId ?? ''} ${draftOwner(visit)}`)
}

/** A digest of the account's e-mail address, or `guest`. From unverified claims: it grants no access. */
export function draftOwner({ token, cookies }: Pick<Visit, 'token' | 'cookies'>): string {
  if (token === null) return guest
  const email = readClaims(token).email ?? readCookie(cookies, 'user') ?? ''
  return digest(`draft ${email.toLowerCase()}`)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
