import { GatewayError } from '#app/gateway/errors/gateway-error.ts'

export type CartRefusal =
  | 'gone'
  | 'no-line'
  | 'stock'
  | 'quantity'
  | 'not-sold'
  | 'full'
  | 'unknown'

/** Messages are the same for all merchants (merchant API 3.4); the error codes are the embedded merchant's. */
const signs: readonly { refusal: CartRefusal; codes: string[]; message?: RegExp }[] = [
  {
    refusal: 'gone',
    codes: ['CartNotFound', 'CartCompleted'],
    message: /^no cart was found with the id\b/i,
  },
  { refusal: 'stock', codes: ['InsufficientStock'], message: /^insufficient stock amount\b/i },
  { refusal: 'no-line', codes: ['ItemNotFound'] },
  { refusal: 'quantity', codes: ['QuantityNotValid'] },
  { refusal: 'not-sold', codes: ['SkuNotFound', 'InvalidPackageSelection'] },
  { refusal: 'full', codes: ['CartFull'] },
]

/** The kind of a refusal; `unknown` without a known code or message: callers then check the cart. */
export function cartRefusalOf(error: GatewayError): CartRefusal {
  const found = signs.find(({ codes, message }) =>
    error.faults.some(
      (each) => codes.includes(each.code ?? '') || Boolean(message?.test(each.message.trim())),
    ),
  )
  return found?.refusal ?? 'unknown'
}

/** Signs of an internal error of the merchant, after which a retry may succeed. */
const internal = {
  code: /internal|unexpected|unavailable|time.?out|server.?error|too.?many|rate.?limit|thrott/i,
  message:
    /internal (server )?error|unexpected (execution )?error|time.?out|timed out|unavailable/i,
}

/** Whether a refusal is an internal error of the merchant and says nothing about the request. */
export function isInternal(error: GatewayError): boolean {
  return error.faults.some(
    ({ code, message }) => internal.code.test(code ?? '') || internal.message.test(message),
  )
}

/** Whether a cart request failed for a reason of the merchant's, so that the same one may succeed later. */
export function isOutage(error: unknown): boolean {
  return error instanceof GatewayError && (error.isRetryable || isInternal(error))
}
