/**
 * Signatures of the provider's callbacks: HMAC-SHA256 over time and body. The time is signed too, so
 * that an old callback cannot be replayed.
 */
import { createHmac } from 'node:crypto'
import { areSecretsEqual } from '../../accounts/auth/session/digests.ts'

export const signatureHeader = 'x-payment-signature'
const toleranceMs = 5 * 60 * 1000

/** Header value `t={ms},v1={hex}`. */
export function signCallback(body: string, atMs: number, secret: string): string {
  const digest = createHmac('sha256', secret).update(`${atMs}.${body}`).digest('hex')
  return `t=${atMs},v1=${digest}`
}

/** True when the header is a signature of this body with this secret, at most five minutes old. */
export function isSignedCallback(
  header: string | null,
  body: string,
  nowMs: number,
  secret: string,
): boolean {
  const atMs = Number(/^t=(\d{1,15}),/.exec(header ?? '')?.[1])
  const isRecent = Math.abs(nowMs - atMs) <= toleranceMs
  return isRecent && areSecretsEqual(header ?? '', signCallback(body, atMs, secret))
}
