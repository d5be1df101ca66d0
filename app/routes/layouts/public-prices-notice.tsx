import { useMatches } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { Notice } from '#app/ui/feedback/notice.tsx'

/** Loader data of a page with products. */
interface PageData {
  hasPublicPrices?: boolean
}

/** Tells a customer that this page shows public prices while their own are unavailable. */
export function PublicPricesNotice() {
  const { t } = useTranslation('common')
  const matches = useMatches()
  if (!matches.some(({ data }) => (data as PageData | undefined)?.hasPublicPrices)) return null
  return (
    <Notice role="status" isBand>
      {t('notices.ordinaryPrices')}
    </Notice>
  )
}
