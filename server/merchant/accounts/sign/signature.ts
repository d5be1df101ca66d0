/**
 * The sign service's statement about a challenge: a client with a valid API key requested it at
 * this time. The client passes it on unchanged and auth verifies it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Signature {
  /** The challenge that was signed. */
  identity: string
  signature: string
  /** ISO 8601. */
  timestamp: string
}

const signatureLifeMs = 60_000

export function signIdentity(key: Buffer, identity: string, nowMs: number): Signature {
  const timestamp = new Date(nowMs).toISOString()
  return { identity, signature: digest(key, identity, timestamp).toString('base64url'), timestamp }
}

/** True when our sign service signed this identity within the last minute. */
export function isSigned(key: Buffer, sent: Signature, nowMs: number): boolean {
  const ageMs = nowMs - Date.parse(sent.timestamp)
  if (!(ageMs >= 0 && ageMs <= signatureLifeMs)) return false
  const given = Buffer.from(sent.signature, 'base64url')
  const expected = digest(key, sent.identity, sent.timestamp)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function digest(key: Buffer, identity: string, timestamp: string): Buffer {
  return createHmac('sha256', key).update(`${timestamp}\n${identity}`).digest()
}
