import { hkdfSync } from 'node:crypto'

import { EncryptJWT, errors, jwtDecrypt, type JWTPayload } from 'jose'

import { done, refused, type Result } from '#app/kit/result.ts'

interface Seal {
  /** The shop's key (`SESSION_SECRET`), which all of its containers share. */
  signingKey: string
  /** What the token is for: one of another purpose cannot be opened. */
  purpose: string
  /** For whom it is, such as an origin. */
  audience: string
}

/** Seconds, so that a token that is being checked by its own rules can be read although it has expired. */
const anyAge = 100 * 365 * 24 * 60 * 60

/** Only the shop can read or write it, so that addresses in histories and logs show nothing. A `lifetime` as `60s`. */
export function sealToken(
  { signingKey, purpose, audience }: Seal,
  payload: Readonly<Record<string, string | null>>,
  lifetime: string,
): Promise<string> {
  return new EncryptJWT(payload)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .encrypt(keyOf(signingKey, purpose))
}

/** A token's content, or the name of the error: too old, unless `allowExpired`, for somebody else or not the shop's. */
export async function openToken(
  { signingKey, purpose, audience }: Seal,
  token: string,
  { allowExpired = false } = {},
): Promise<Result<JWTPayload, string>> {
  try {
    const { payload } = await jwtDecrypt(token, keyOf(signingKey, purpose), {
      audience,
      ...(allowExpired && { clockTolerance: anyAge }),
    })
    return done(payload)
  } catch (error) {
    return refused(error instanceof errors.JOSEError ? error.name : 'unknown')
  }
}

const keyOf = (signingKey: string, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', signingKey, '', purpose, 32))
