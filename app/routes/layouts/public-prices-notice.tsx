import { useMatches } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { Notice } from '#app/ui/feedback/notice.tsx'
import type { PublicPricesData } from '#app/visit/public-prices-data.ts'

/** A notice that the page shows public prices, because the customer's own are unavailable. */
export function PublicPricesNotice() {
  const { t } = useTranslation('common')
  const matches = useMatches()
  const hasPublicPrices = matches.some(
    ({ data }) => (data as Partial<PublicPricesData> | undefined)?.hasPublicPrices,
  )
  if (!hasPublicPrices) return null
  return (
    <Notice role="status" isBand>
      {t('notices.ordinaryPrices')}
    </Notice>
  )
}
