import { useTranslation } from 'react-i18next'

import { OrderActions } from '#app/account/orders/order-actions.tsx'
import { OrderDetails } from '#app/account/orders/order-details.tsx'
import { OrderProgress } from '#app/account/orders/order-progress.tsx'
import { isInProgress } from '#app/account/orders/order-status.ts'
import type { Order } from '#app/account/orders/order.ts'
import { ProductThumbnail } from '#app/images/product-thumbnail.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './orders-page.module.css'

/** One order: its state with a link to its page, and a row that opens to show the details. */
export function OrderEntry({ order }: { order: Order }) {
  const { t } = useTranslation('account')
  return (
    <article className={classNames(ui.stack3, ui.start, styles.order)}>
      <div className={ui.row4}>
        <h3>{t('orders.number', { number: order.number })}</h3>
        {order.refunds.length > 0 ? (
          <Badge>{t(order.isRefunded ? 'orders.refunded' : 'orders.partlyRefunded')}</Badge>
        ) : null}
        {order.withdrawals.length > 0 ? <Badge>{t('orders.withdrawn')}</Badge> : null}
      </div>
      <OrderFacts order={order} />
      <LinePictures lines={order.lines} />
      <OrderProgress order={order} />
      <OrderLinks order={order} />
      <details className={styles.details}>
        <summary className={ui.fold}>
          {t('orders.details')}
          <Icon name="chevron-down" size={20} className={ui.chevron} />
        </summary>
        <div className={ui.stack4}>
          <OrderDetails order={order} headingLevel="h4" />
          <OrderActions order={order} />
        </div>
      </details>
    </article>
  )
}

export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('account')
  return (
    <p className={classNames(ui.row4, ui.number)}>
      {order.createdAt ? <time dateTime={order.createdAt}>{order.date}</time> : null}
      <span>{t('orders.pieces', { count: order.pieces })}</span>
      <span>
        <strong>{order.total}</strong>
        {/* Everything else that a company sees is without VAT. */}
        {order.isCompany ? ` ${t('orders.incVat')}` : null}
      </span>
    </p>
  )
}

const maxPictures = 4

/** The details name the goods. */
function LinePictures({ lines }: Pick<Order, 'lines'>) {
  const pictures = [...new Set(lines.flatMap(({ picture }) => picture ?? []))]
  const more = pictures.length - maxPictures
  if (pictures.length === 0) return null
  return (
    <div className={classNames(ui.row2, styles.pictures)} aria-hidden>
      {pictures.slice(0, maxPictures).map((file) => (
        <ProductThumbnail
          key={file}
          file={file}
          sizes="4rem"
          widest={200}
          className={styles.picture}
        />
      ))}
      {more > 0 ? <span className={classNames(ui.quiet, ui.number)}>+{more}</span> : null}
    </div>
  )
}

/** The page of the order; before its end, its parcel too if there is one. */
function OrderLinks({ order: { publicId, parcels, status } }: { order: Order }) {
  const { t } = useTranslation('account')
  const scope = useUrlScope()
  const [parcel, ...others] = parcels
  const trackingLink = isInProgress(status) && others.length === 0 ? parcel?.trackingLink : null
  if (!publicId && !trackingLink) return null
  return (
    <div className={styles.links}>
      {publicId ? (
        <Link
          className={buttonClass({ kind: 'secondary' })}
          to={href(scope, 'order', { order: publicId })}
        >
          {t('orders.open')}
        </Link>
      ) : null}
      {trackingLink ? (
        <a href={trackingLink} rel="noreferrer">
          {t('orders.track')}
        </a>
      ) : null}
    </div>
  )
}
