import { useTranslation } from 'react-i18next'

import { classNames } from '#app/ui/class-names.ts'

import type { DeliveryDates } from './delivery-dates.server.ts'
import type { StockLabel } from './stock-label.ts'
import styles from './stock-line.module.css'

interface StockLineProps {
  stock: StockLabel
  /** With the delivery text, as the product page wants it. */
  withDelivery?: boolean
  /** What is said of the day with it. */
  dates?: DeliveryDates
}

/** "In stock", "Only 3 left" … with a dot for the eye; the words alone carry the meaning. */
export function StockLine({ stock, withDelivery, dates }: StockLineProps) {
  const { t } = useTranslation('catalogue')
  const day = dates?.[stock.delivery]
  return (
    <p className={classNames(styles.line, styles[stock.status])}>
      <span>
        {t(`stock.${stock.status}`, { quantity: stock.quantity })}
        {withDelivery ? (
          <>
            {' '}
            <span className={styles.delivery}>
              {t(`stock.delivery.${stock.delivery}`)}
              {day ? `, ${day}` : null}
            </span>
          </>
        ) : null}
      </span>
    </p>
  )
}
