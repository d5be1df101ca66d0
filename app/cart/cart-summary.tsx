import { useTranslation } from 'react-i18next'

import styles from './cart-summary.module.css'
import type { Cart } from './cart.ts'

interface CartSummaryProps {
  cart: Cart
  vatIncluded: boolean
  /** The purchase is made: what more would have made cheaper is no longer of interest. */
  isBought?: boolean
}

/** What it costs, row by row; the total is always with VAT. */
export function CartSummary({ cart, vatIncluded, isBought = false }: CartSummaryProps) {
  const { t } = useTranslation('cart')
  const { summary } = cart
  const { shipping } = summary
  return (
    <div className={styles.summary}>
      <dl className={styles.rows}>
        <Row term={t('summary.subTotal')}>{summary.subTotal}</Row>
        {summary.fixedDiscount ? (
          <Row term={t('summary.discount')}>{summary.fixedDiscount}</Row>
        ) : null}
        {cart.campaigns.length > 0 ? (
          <Row term={t('summary.campaigns')}>{cart.campaigns.join(', ')}</Row>
        ) : null}
        <Row term={t(shipping.isEstimate ? 'summary.shippingEstimate' : 'summary.shipping')}>
          {shipping.isFree ? t('summary.free') : shipping.fee}
        </Row>
        {summary.paymentFee ? <Row term={t('summary.paymentFee')}>{summary.paymentFee}</Row> : null}
        <Row term={t('summary.total')} isTotal>
          {summary.total}
        </Row>
        <Row term={t('summary.vat')}>{summary.vat}</Row>
      </dl>
      {shipping.leftToFree && !isBought ? (
        <p className={styles.note}>{t('summary.leftToFree', { amount: shipping.leftToFree })}</p>
      ) : null}
      {vatIncluded ? null : <p className={styles.note}>{t('summary.exVat')}</p>}
    </div>
  )
}

interface RowProps {
  term: string
  isTotal?: boolean
  children: string
}

function Row({ term, isTotal, children }: RowProps) {
  return (
    <div className={isTotal ? styles.totalRow : styles.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
