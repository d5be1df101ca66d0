/** JWTs for the channel, each signed with the key of one use. */
import { channel } from '#server/merchant/channel/markets.ts'

import { errors, jwtVerify, SignJWT, type JWTPayload, type JWTVerifyOptions } from 'jose'

export interface AccessToken {
  token: string
  /** Seconds. */
  maxAge: number
}

export async function signToken(
  key: Buffer,
  claims: JWTPayload,
  maxAge: number,
  nowMs: number,
): Promise<AccessToken> {
  const issuedAt = Math.floor(nowMs / 1000)
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(channel.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + maxAge)
    .sign(key)
  return { token, maxAge }
}

/** Null for a token with another signature, channel or algorithm, and for an expired one. */
export async function verifyToken(
  key: Buffer,
  token: string,
  nowMs: number,
  options: Pick<JWTVerifyOptions, 'issuer' | 'requiredClaims'>,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      ...options,
      algorithms: ['HS256'],
      audience: channel.id,
      currentDate: new Date(nowMs),
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
