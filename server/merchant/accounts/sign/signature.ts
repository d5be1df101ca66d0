/** States that a client with a valid API key presented a challenge at a time; the client sends it to auth. */
import { areSecretsEqual, sign } from '../auth/session/digests.ts'

export interface Signature {
  identity: string
  signature: string
  /** ISO 8601. */
  timestamp: string
}

const signatureLifetimeMs = 60_000

export function signIdentity(key: Buffer, identity: string, nowMs: number): Signature {
  const timestamp = new Date(nowMs).toISOString()
  return { identity, signature: sign(key, `${timestamp}\n${identity}`), timestamp }
}

/** True when the sign service signed this challenge within the last minute. */
export function verifySignature(key: Buffer, sent: Signature, nowMs: number): boolean {
  const ageMs = nowMs - Date.parse(sent.timestamp)
  if (!(ageMs >= 0 && ageMs <= signatureLifetimeMs)) return false
  return areSecretsEqual(sent.signature, sign(key, `${sent.timestamp}\n${sent.identity}`))
}
