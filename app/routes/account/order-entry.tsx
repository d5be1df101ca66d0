import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { isUnderWay } from '#app/account/order-status.ts'
import type { Order, OrderLine } from '#app/account/order.ts'
import { CartSummary } from '#app/cart/cart-summary.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { Picture } from '#app/images/picture.tsx'

import styles from './orders-page.module.css'

/** One order: a row that opens to show the details. */
export function OrderEntry({ order }: { order: Order }) {
  const { t } = useTranslation('account')
  const tracking = order.parcels.find(({ trackingLink }) => trackingLink)
  return (
    <article className={styles.order}>
      <div className={styles.head}>
        <h3>{t('orders.number', { number: order.number })}</h3>
        <Badge kind={isUnderWay(order.status) ? 'accent' : 'plain'}>
          {t(`orders.statuses.${order.status}`)}
        </Badge>
        {order.refunds.length > 0 ? <Badge>{t('orders.refunded')}</Badge> : null}
      </div>
      <p className={styles.facts}>
        {order.createdAt ? <time dateTime={order.createdAt}>{order.date}</time> : null}
        <span>{t('orders.pieces', { count: order.pieces })}</span>
        <strong>{order.total}</strong>
      </p>
      {tracking?.trackingLink ? (
        <a
          className={buttonClass({ kind: 'secondary', size: 'small' })}
          href={tracking.trackingLink}
          rel="noreferrer"
        >
          {t('orders.track')}
        </a>
      ) : null}
      <details className={styles.details}>
        <summary>
          {t('orders.details')}
          <Icon name="chevron-down" size={20} />
        </summary>
        <OrderDetails order={order} />
      </details>
    </article>
  )
}

function OrderDetails({ order }: { order: Order }) {
  const { t } = useTranslation('account')
  return (
    <div className={styles.content}>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <div className={styles.sums}>
        {order.summary ? (
          <CartSummary cart={{ summary: order.summary, campaigns: [] }} isBought />
        ) : null}
      </div>
      <dl className={styles.columns}>
        <Block name={t('orders.shippingAddress')} lines={order.shippingAddress} />
        <Block name={t('orders.billingAddress')} lines={order.billingAddress} />
        <Block name={t('orders.shipping')} lines={[order.shippingName]} />
        <Block name={t('orders.payment')} lines={[order.paymentName]} />
        <Block
          name={t('orders.parcels')}
          lines={order.parcels.map(({ name, number }) => `${name} ${number}`.trim())}
        />
      </dl>
      {order.refunds.length > 0 ? (
        <section className={styles.refunds}>
          <h4>{t('orders.refunds')}</h4>
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
      <div className={styles.picture}>
        {line.picture ? (
          <Picture type="product" file={line.picture} alt="" sizes="4rem" widest={200} />
        ) : null}
      </div>
      <div className={styles.description}>
        {line.path ? <Link to={line.path}>{line.name}</Link> : line.name}
        <p className={styles.note}>
          {line.variant ? `${line.variant}, ` : ''}
          {t('orders.quantity', { count: line.quantity })}
          {line.isRefunded ? `, ${t('orders.refunded')}` : ''}
        </p>
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
