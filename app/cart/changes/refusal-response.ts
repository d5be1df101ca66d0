import type { CartReason, PromoReason } from './cart-reason.ts'

export function refusalResponse(reason: CartReason | PromoReason): ResponseInit {
  if (reason === 'too-many') return { status: 429 }
  const { kind, ...details } = typeof reason === 'string' ? { kind: reason } : reason
  if ('retryAfterSeconds' in details) {
    return { status: 429, headers: { 'Retry-After': String(details.retryAfterSeconds) } }
  }
  return kind === 'unavailable' ? { status: 503, headers: { 'Retry-After': '5' } } : { status: 422 }
}
