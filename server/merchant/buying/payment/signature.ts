/**
 * Signatures of the provider's callbacks: HMAC-SHA256 over time and body. The time is signed too, so
 * that an old callback cannot be replayed.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'x-payment-signature'
const toleranceMs = 5 * 60 * 1000

/** Header value `t={ms},v1={hex}`. */
export function signCallback(body: string, atMs: number, secret: string): string {
  return `t=${atMs},v1=${digest(body, atMs, secret).toString('hex')}`
}

/** True when the header is a signature of this body with this secret, at most five minutes old. */
export function isSignedCallback(
  header: string | null,
  body: string,
  nowMs: number,
  secret: string,
): boolean {
  const match = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match?.[1] || !match[2]) return false
  const atMs = Number(match[1])
  if (Math.abs(nowMs - atMs) > toleranceMs) return false
  return timingSafeEqual(Buffer.from(match[2], 'hex'), digest(body, atMs, secret))
}

function digest(body: string, atMs: number, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${atMs}.${body}`).digest()
}
