import { useTranslation } from 'react-i18next'

import type { PriceStep } from '#app/catalogue/price/price-history.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './price-history.module.css'

/** The changes of the price in the last thirty days, folded until they are wanted. */
export function PriceHistory({ steps }: { steps: readonly PriceStep[] }) {
  const { t } = useTranslation('product')
  if (steps.length === 0) return null
  return (
    <details className={styles.history}>
      <summary className={ui.fold}>{t('priceHistory.title')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('priceHistory.from')}</th>
            <th scope="col">{t('priceHistory.price')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ date, price, isLowest }, index) => (
            <tr key={date + price}>
              <td>{date}</td>
              <td>
                {price}
                {/* Not the price of today: beside it stands the lowest price before its reduction. */}
                {isLowest && index > 0 ? <strong> {t('priceHistory.lowest')}</strong> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
