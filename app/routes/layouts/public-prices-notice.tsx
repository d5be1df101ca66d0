import { useMatches } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { Notice } from '#app/ui/feedback/notice.tsx'

/** What a page says of its shelves, if it has any. */
interface Shelves {
  hasOrdinaryPrices?: boolean
}

/** Tells a customer that the shelves of this page are everybody's while their own cannot be had. */
export function PublicPricesNotice() {
  const { t } = useTranslation('common')
  const matches = useMatches()
  if (!matches.some(({ data }) => (data as Shelves | undefined)?.hasOrdinaryPrices)) return null
  return (
    <Notice role="status" isBand>
      {t('notices.ordinaryPrices')}
    </Notice>
  )
}
