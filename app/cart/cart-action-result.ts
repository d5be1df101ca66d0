import type { CartError } from './cart-error.ts'

/** The result of a cart change that was sent by a fetcher. */
export interface CartActionResult {
  /** Number of the change. */
  change: string
  error: CartError | null
  /** No response came: the change may or may not have reached the merchant. */
  isLost: boolean
}

/** @param result what any action has answered */
export const isLost = (result: unknown): boolean =>
  (result as Partial<CartActionResult> | null | undefined)?.isLost === true
