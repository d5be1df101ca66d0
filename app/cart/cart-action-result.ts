import type { CartError } from './cart-error.ts'

/** What the cart's screen answers to a change that was sent without leaving the page. */
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
