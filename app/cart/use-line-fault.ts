import { useTranslation } from 'react-i18next'

import { useCartChanges } from './cart-changes-provider.tsx'
import type { CartFault } from './cart-fault.ts'
import type { LineFault } from './cart-lines.tsx'
import { cartMessage } from './cart-message.ts'

/**
 * Why a line could not be changed, in words; null when all is well.
 *
 * @param pageFault what the page was answered with, where forms are sent as they are
 */
export function useLineFault(pageFault: CartFault | null = null): LineFault | null {
  const { t } = useTranslation('cart')
  const fault = useCartChanges()?.fault ?? pageFault
  if (fault?.field !== 'line') return null
  const { key, ...numbers } = cartMessage(fault.reason)
  return { lineId: fault.lineId, message: t(key, numbers) }
}
