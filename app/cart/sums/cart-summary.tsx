import { useTranslation } from 'react-i18next'

import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './cart-summary.module.css'
import type { Summary } from './shown-sums.ts'

interface CartSummaryProps {
  cart: { summary: Summary; campaigns: readonly string[] }
  /** Whether the cart is ordered: then without the amount left to free shipping. */
  isBought?: boolean
  /** Whether the order is paid: then the rest that the balance left is not labelled as an amount to pay. */
  isPaid?: boolean
  /** False where `CartDue` shows the amount to pay elsewhere. */
  hasDue?: boolean
}

/** The costs of a cart in rows that add up: with VAT for a person; for a company net, VAT and gross, less a balance. */
export function CartSummary({ hasDue = true, ...props }: CartSummaryProps) {
  return (
    <div className={ui.stack3}>
      <dl className={classNames(ui.stack2, styles.rows)}>
        <CostRows {...props} />
        {hasDue ? <DueRows {...props} /> : null}
      </dl>
      <Notes {...props} />
    </div>
  )
}

/** The rows above the amount to pay. */
export function CartCosts(props: CartSummaryProps) {
  return (
    <dl className={classNames(ui.stack2, styles.rows)}>
      <CostRows {...props} />
    </dl>
  )
}

export function CartDue(props: CartSummaryProps) {
  return (
    <dl className={classNames(ui.stack2, styles.rows)}>
      <DueRows {...props} />
    </dl>
  )
}

function CostRows({ cart: { summary } }: CartSummaryProps) {
  const { t } = useTranslation('cart')
  const { shipping, net, balance } = summary
  return (
    <>
      <Row term={t('summary.subTotal')}>{summary.subTotal}</Row>
      {summary.discount ? (
        <Row
          term={
            summary.discountCode
              ? t('summary.discountCode', { code: summary.discountCode })
              : t('summary.discount')
          }
        >
          {summary.discount}
        </Row>
      ) : null}
      <Row term={t(shipping.isEstimate ? 'summary.shippingEstimate' : 'summary.shipping')}>
        {shipping.isFree ? t('summary.free') : shipping.fee}
      </Row>
      {summary.paymentFee ? <Row term={t('summary.paymentFee')}>{summary.paymentFee}</Row> : null}
      {net ? (
        <>
          <Row term={t('summary.net')} variant="sum">
            {net}
          </Row>
          <Row term={t('summary.vatAdded')}>{summary.vat}</Row>
        </>
      ) : null}
      {balance ? (
        <>
          <Row term={t('summary.gross')} variant="sum">
            {summary.total}
          </Row>
          {net ? null : (
            <Row term={t('summary.vat')} variant="part">
              {summary.vat}
            </Row>
          )}
          <Row term={t('summary.balance')}>{balance}</Row>
        </>
      ) : null}
    </>
  )
}

function DueRows({ cart: { summary }, isBought = false, isPaid = false }: CartSummaryProps) {
  const { t } = useTranslation('cart')
  const { net, balance } = summary
  // The total of a completed order is not labelled as an amount to pay.
  const openTerm = net ? 'summary.totalIncVat' : 'summary.total'
  const orderTerm = balance ? (isPaid ? 'summary.paid' : openTerm) : 'summary.gross'
  const dueTerm = isBought ? orderTerm : openTerm
  return (
    <>
      <Row term={t(dueTerm)} variant="total">
        {summary.due}
      </Row>
      {net || balance ? null : (
        <Row term={t('summary.vat')} variant="part">
          {summary.vat}
        </Row>
      )}
    </>
  )
}

function Notes({ cart: { summary, campaigns }, isBought = false }: CartSummaryProps) {
  const { t } = useTranslation('cart')
  const { leftToFree } = summary.shipping
  return (
    <>
      {campaigns.length > 0 ? (
        <p className={ui.note}>{t('summary.campaigns', { names: campaigns.join(', ') })}</p>
      ) : null}
      {leftToFree && !isBought ? (
        <p className={ui.note}>{t('summary.leftToFree', { amount: leftToFree })}</p>
      ) : null}
      {summary.net ? <p className={ui.note}>{t('summary.exVat')}</p> : null}
    </>
  )
}

interface RowProps {
  term: string
  /** A sum of the rows above, the amount to pay, which screen readers tell when it changes, or a part of the row above. */
  variant?: 'sum' | 'total' | 'part'
  children: string
}

const rowClasses = { sum: styles.sumRow, total: styles.totalRow, part: ui.note }

function Row({ term, variant, children }: RowProps) {
  return (
    <div
      className={classNames(styles.row, variant && rowClasses[variant])}
      aria-live={variant === 'total' ? 'polite' : undefined}
      aria-atomic={variant === 'total' ? true : undefined}
    >
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
