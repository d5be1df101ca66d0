import { useTranslation } from 'react-i18next'

import styles from './tier-price-table.module.css'
import type { TierPrice } from './tier-prices.ts'

export function TierPriceTable({ tiers }: { tiers: readonly TierPrice[] }) {
  const { t } = useTranslation('product')
  if (tiers.length < 2) return null
  return (
    <table className={styles.tiers}>
      <caption>{t('tiers.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tiers.quantity')}</th>
          <th scope="col">{t('tiers.price')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ quantity, price }, index) => {
          const next = tiers[index + 1]
          const last = next ? next.quantity - 1 : null
          return (
            <tr key={quantity}>
              <th scope="row">
                {last === null
                  ? t('tiers.from', { from: quantity })
                  : last === quantity
                    ? quantity
                    : t('tiers.range', { from: quantity, to: last })}
              </th>
              <td>{price}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
