import { useTranslation } from 'react-i18next'

import { Notice } from '#app/ui/feedback/notice.tsx'
import { Link } from '#app/ui/navigation/link.tsx'

import type { EarlierOrder } from './pending-payment.server.ts'

/** Names an order that this browser has placed, with a link to its confirmation. */
export function EarlierOrderNotice({ order }: { order: EarlierOrder | null }) {
  const { t } = useTranslation('cart')
  if (!order) return null
  return (
    <Notice kind="good">
      {t('earlierOrder.text', { number: order.number })}{' '}
      <Link to={order.confirmation}>{t('earlierOrder.show')}</Link>
    </Notice>
  )
}
