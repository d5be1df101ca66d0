import { useTranslation } from 'react-i18next'

import { classNames } from '#app/ui/class-names.ts'

import type { DeliveryDates } from './delivery-dates.server.ts'
import type { StockLabel } from './stock-label.ts'
import styles from './stock-line.module.css'

interface StockLineProps {
  stock: StockLabel
  /** Whether to add the delivery text. */
  withDelivery?: boolean
  /** Texts about the delivery date, for the delivery text. */
  dates?: DeliveryDates
}

/** "In stock", "Only 3 left" … with a coloured dot; the text alone has the meaning. */
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
