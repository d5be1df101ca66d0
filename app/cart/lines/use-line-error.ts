import { useTranslation } from 'react-i18next'

import { useCartChanges } from '#app/cart/changes/cart-changes-provider.tsx'
import type { CartError } from '#app/cart/changes/cart-error.ts'
import { cartMessage, cartNumbers } from '#app/cart/changes/cart-message.ts'

import type { LineError } from './cart-lines.tsx'

/** The message for a line that could not be changed, by a script or by `pageError`; null without an error. */
export function useLineError(pageError: CartError | null = null): LineError | null {
  const { t } = useTranslation('cart')
  const error = useCartChanges()?.error ?? pageError
  if (error?.field !== 'line') return null
  const { lineId, reason } = error
  return { lineId, message: t(cartMessage[reason.kind], cartNumbers(reason)) }
}
