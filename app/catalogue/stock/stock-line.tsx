import { useTranslation } from 'react-i18next'

import { classNames } from '#app/ui/class-names.ts'
import { UnbrokenText } from '#app/ui/display/unbroken-text.tsx'

import type { DeliveryDates } from './delivery-dates.server.ts'
import type { StockLabel } from './stock-label.ts'
import styles from './stock-line.module.css'
import { useZipDelivery, type ShownZipDelivery } from './zip-delivery-context.tsx'

interface StockLineProps {
  stock: StockLabel
  withDelivery?: boolean
  dates?: DeliveryDates
}

/** "In stock", "Only 3 left" … with a coloured dot; the text alone has the meaning. */
export function StockLine({ stock, withDelivery, dates }: StockLineProps) {
  const { t } = useTranslation('catalogue')
  const day = dates?.[stock.delivery]
  const zipDelivery = useZipDelivery()
  const text = t(`stock.${stock.status}`, { quantity: stock.quantity })
  const className = classNames(styles.line, styles[stock.status])
  if (!withDelivery && !zipDelivery) return <p className={className}>{text}</p>
  return (
    <p className={className}>
      {/* The key renews texts that a browser has replaced by their translation. */}
      <span key={JSON.stringify([stock, day, zipDelivery])}>
        {text}
        {withDelivery ? (
          <>
            {' '}
            <span className={styles.delivery}>
              {zipDelivery?.isServed === false ? (
                t('zip.card.notServed', { zip: zipDelivery.zip })
              ) : (
                <>
                  <UnbrokenText text={t(`stock.delivery.${stock.delivery}`)} />
                  {day ? `, ${day}` : null}
                </>
              )}
            </span>
          </>
        ) : (
          zipDelivery && <ZipDeliveryHint stock={stock} delivery={zipDelivery} />
        )}
      </span>
    </p>
  )
}

/** When it arrives at the visitor's postal code. Not whether it can be picked up: by weight, and by what is in the cart. */
function ZipDeliveryHint({ stock, delivery }: { stock: StockLabel; delivery: ShownZipDelivery }) {
  const { t } = useTranslation('catalogue')
  const { zip, isServed, date } = delivery
  if (stock.status === 'outOfStock') return null
  const when = stock.delivery === 'soon' ? t('zip.card.soon', { date }) : t('stock.delivery.later')
  return (
    <span className={styles.delivery}>{isServed ? when : t('zip.card.notServed', { zip })}</span>
  )
}
