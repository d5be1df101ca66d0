import { useTranslation } from 'react-i18next'

import { Icon } from '#app/ui/display/icon.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'

import styles from './order-progress.module.css'
import { orderSteps } from './order-status.ts'
import type { Order } from './order.ts'

/** The steps of an order, with the one that it has reached; none before its payment. */
export function OrderProgress({
  order: { status, awaitsPayment },
}: {
  order: Pick<Order, 'status' | 'awaitsPayment'>
}) {
  const { t } = useTranslation('account')
  if (awaitsPayment) return <Notice>{t('orders.awaitsPayment')}</Notice>
  return (
    <ol className={styles.steps} aria-label={t('orders.progress')}>
      {orderSteps(status).map((step) => (
        <li
          key={step.status}
          className={styles[step.state]}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {step.state === 'upcoming' ? null : (
              <Icon name={step.status === 'cancelled' ? 'close' : 'check'} size={16} />
            )}
          </span>
          {t(`orders.statuses.${step.status}`)}
        </li>
      ))}
    </ol>
  )
}
