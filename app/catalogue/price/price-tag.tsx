import { useTranslation } from 'react-i18next'

import { Badge } from '#app/ui/display/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import type { Price } from './price.ts'
import styles from './price-tag.module.css'

interface PriceTagProps {
  price: Price
  size?: 'normal' | 'large'
}

/** A reduced price has the lowest of thirty days. The percentage is on a card's picture, on the page (`large`) beside it. */
export function PriceTag({ price, size = 'normal' }: PriceTagProps) {
  const { t } = useTranslation('catalogue')
  const { reduction } = price
  return (
    <div
      className={classNames(
        styles.price,
        size === 'large' && styles.large,
        reduction !== null && styles.reduced,
      )}
    >
      {reduction ? <VisuallyHidden>{t('price.reduced')}</VisuallyHidden> : null}
      <span className={styles.selling}>{price.selling}</span>
      {reduction && size === 'large' ? (
        <Badge kind="reduction">{t('price.percent', { percent: reduction.percent })}</Badge>
      ) : null}
      {price.isVatIncluded ? null : <span className={ui.note}>{t('price.exVat')}</span>}
      {reduction ? (
        <span className={styles.prior}>
          {t('price.prior')} <span className={styles.amount}>{reduction.prior}</span>
        </span>
      ) : null}
    </div>
  )
}
