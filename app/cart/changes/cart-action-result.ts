import type { CartError } from './cart-error.ts'

export interface CartActionResult {
  change: string
  error: CartError | null
  /** No response came: the change may or may not have reached the merchant. */
  isNetworkError: boolean
}
