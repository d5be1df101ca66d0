import type { CartReason } from '#app/cart/cart-reason.ts'

/** Status and headers of the response to an addition that was refused. */
export function refusalResponse(reason: CartReason): ResponseInit {
  switch (reason.kind) {
    case 'too-many-carts':
      return { status: 429, headers: { 'Retry-After': String(reason.retryAfterSeconds) } }
    case 'unavailable':
      return { status: 503, headers: { 'Retry-After': '5' } }
    default:
      return { status: 422 }
  }
}
