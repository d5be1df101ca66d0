import { useTranslation } from 'react-i18next'

import { Icon } from '#app/ui/display/icon.tsx'

import styles from './order-progress.module.css'
import { orderSteps, type OrderStatus } from './order-status.ts'

/** The steps of an order, with the one that it has reached. */
export function OrderProgress({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('account')
  return (
    <ol className={styles.steps} aria-label={t('orders.progress')}>
      {orderSteps(status).map((step) => (
        <li
          key={step.status}
          className={styles[step.state]}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {step.state === 'ahead' ? null : (
              <Icon name={step.status === 'cancelled' ? 'close' : 'check'} size={16} />
            )}
          </span>
          {t(`orders.statuses.${step.status}`)}
        </li>
      ))}
    </ol>
  )
}
