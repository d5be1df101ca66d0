import { useTranslation } from 'react-i18next'

import { OrderActions } from '#app/account/order-actions.tsx'
import { OrderDetails } from '#app/account/order-details.tsx'
import { OrderProgress } from '#app/account/order-progress.tsx'
import type { Order } from '#app/account/order.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Icon } from '#app/ui/display/icon.tsx'

import styles from './orders-page.module.css'

/** One order: a row that opens to show the details. */
export function OrderEntry({ order }: { order: Order }) {
  const { t } = useTranslation('account')
  return (
    <article className={styles.order}>
      <div className={styles.head}>
        <h3>{t('orders.number', { number: order.number })}</h3>
        {order.refunds.length > 0 ? <Badge>{t('orders.refunded')}</Badge> : null}
      </div>
      <p className={styles.facts}>
        {order.createdAt ? <time dateTime={order.createdAt}>{order.date}</time> : null}
        <span>{t('orders.pieces', { count: order.pieces })}</span>
        <strong>{order.total}</strong>
      </p>
      <OrderProgress status={order.status} />
      <OrderActions order={order} isLinked />
      <details className={styles.details}>
        <summary>
          {t('orders.details')}
          <Icon name="chevron-down" size={20} />
        </summary>
        <OrderDetails order={order} headingLevel="h4" />
      </details>
    </article>
  )
}
