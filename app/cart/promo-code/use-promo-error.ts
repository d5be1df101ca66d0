import { useTranslation } from 'react-i18next'

import { useCartChanges } from '#app/cart/changes/cart-changes-provider.tsx'
import type { CartError } from '#app/cart/changes/cart-error.ts'
import { promoMessage } from '#app/cart/changes/cart-message.ts'

/** Why the typed code was refused, by a script or by `pageError`; null without an error. */
export function usePromoError(
  pageError: CartError | null = null,
): { message: string; typed: string } | null {
  const { t } = useTranslation('cart')
  const error = useCartChanges()?.error ?? pageError
  return error?.field === 'promo'
    ? { message: t(promoMessage[error.reason]), typed: error.typed }
    : null
}
