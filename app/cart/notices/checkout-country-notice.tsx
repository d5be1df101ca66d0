import { useTranslation } from 'react-i18next'

import { Notice } from '#app/ui/feedback/notice.tsx'

import type { CheckoutCountry } from './checkout-country.server.ts'

/** Tells that the checkout has another country's prices than the cart; nothing without one. */
export function CheckoutCountryNotice({ country }: { country: CheckoutCountry | null }) {
  const { t } = useTranslation('cart')
  return country ? <Notice>{t('checkoutCountry', { ...country })}</Notice> : null
}
