import { useTranslation } from 'react-i18next'

import { withUnbrokenCodes } from '#app/kit/person/postal-code.ts'
import { CartSummary } from '#app/cart/sums/cart-summary.tsx'
import { ProductThumbnail } from '#app/images/product-thumbnail.tsx'
import { UnbrokenText } from '#app/ui/display/unbroken-text.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './order-details.module.css'
import { OrderWithdrawals } from './order-withdrawals.tsx'
import type { Order, OrderLine } from './order.ts'

interface OrderDetailsProps {
  order: Order
  /** The level below that of the order's own heading. */
  headingLevel: 'h2' | 'h4'
}

export function OrderDetails({ order, headingLevel: Heading }: OrderDetailsProps) {
  const { t } = useTranslation('account')
  return (
    <div className={classNames(ui.stack6, styles.content)}>
      <ul className={ui.stack4}>
        {order.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <div className={styles.sums}>
        {order.summary ? (
          <CartSummary
            cart={{ summary: order.summary, campaigns: [] }}
            isBought
            isPaid={order.isPaid}
          />
        ) : null}
      </div>
      <dl className={styles.columns}>
        {order.pickup ? (
          <Block name={t('orders.pickup')} lines={[withUnbrokenCodes(order.pickup)]} />
        ) : null}
        <Block
          name={t(order.pickup ? 'orders.addressee' : 'orders.shippingAddress')}
          lines={order.shippingAddress}
        />
        <Block name={t('orders.billingAddress')} lines={order.billingAddress} />
        <Block name={t('orders.shipping')} lines={[order.shippingName]} />
        <Block name={t('orders.payment')} lines={[order.paymentName]} />
        <Block
          name={t('orders.parcels')}
          lines={order.parcels.map(({ name, number }) => `${name} ${number}`.trim())}
        />
      </dl>
      <OrderWithdrawals
        withdrawals={order.withdrawals}
        heading={Heading}
        className={styles.refunds}
      />
      {order.refunds.length > 0 ? (
        <section className={styles.refunds}>
          <Heading>{t('orders.refunds')}</Heading>
          <ul>
            {order.refunds.map((refund) => (
              <li key={refund.id}>
                {refund.date}: {refund.name ? `${refund.name}, ` : ''}
                <strong>{refund.amount}</strong>
                {refund.reason ? ` (${refund.reason})` : ''}{' '}
                {refund.toBalance ? t('orders.toBalance') : ''}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

function Line({ line }: { line: OrderLine }) {
  const { t } = useTranslation('account')
  return (
    <li className={styles.line}>
      <ProductThumbnail file={line.picture} sizes="4rem" widest={200} className={styles.picture} />
      <div className={styles.description}>
        {line.path ? (
          <Link to={line.path}>
            <UnbrokenText text={line.name} />
          </Link>
        ) : (
          line.name || t('orders.gone')
        )}
        {line.packageName ? (
          <p className={ui.note}>{t('orders.partOf', { name: line.packageName })}</p>
        ) : null}
        <p className={ui.note}>
          {line.variant ? `${line.variant}, ` : ''}
          {t('orders.quantity', { count: line.quantity })}
          {line.isRefunded ? `, ${t('orders.refunded')}` : ''}
        </p>
        {line.delivery ? (
          <p className={ui.note}>
            <UnbrokenText text={line.delivery} />
          </p>
        ) : null}
      </div>
      <span className={styles.sum}>{line.total}</span>
    </li>
  )
}

function Block({ name, lines }: { name: string; lines: readonly string[] }) {
  const shownLines = lines.filter(Boolean)
  if (shownLines.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      {shownLines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  )
}
