import { useTranslation } from 'react-i18next'

import { OrderActions } from '#app/account/orders/order-actions.tsx'
import { OrderDetails } from '#app/account/orders/order-details.tsx'
import { OrderProgress } from '#app/account/orders/order-progress.tsx'
import { ClosedOrder } from '#app/account/order-access/closed-order.tsx'
import type { Order } from '#app/account/orders/order.ts'
import { SellerNote } from '#app/market/seller-note.tsx'
import type { Seller } from '#app/context.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './order-page.module.css'
import { OrderFacts } from './order-entry.tsx'

interface OrderPageProps {
  order: Order
  /** Whether its personal data is shown. */
  isOpen: boolean
  seller: Seller | null
  /** A customer has a list of orders to return to. */
  isSignedIn: boolean
}

/** One order. Who opens its address without its link sees no personal data, and how to get the link. */
export function OrderPage({ order, isOpen, seller, isSignedIn }: OrderPageProps) {
  const { t } = useTranslation('account')
  const scope = useUrlScope()
  return (
    <div className={classNames(ui.page8, styles.page)}>
      <header className={classNames(ui.stack3, styles.head)}>
        <h1>{t('orders.number', { number: order.number })}</h1>
        <OrderFacts order={order} />
      </header>
      {isOpen ? null : <ClosedOrder number={order.number} />}
      <OrderProgress order={order} />
      <OrderActions order={order} isOpen={isOpen} />
      <OrderDetails order={order} headingLevel="h2" />
      <SellerNote seller={seller} className={ui.quiet} />
      {isOpen ? <p className={classNames(ui.note, ui.notPrinted)}>{t('orders.private')}</p> : null}
      {isSignedIn ? <Link to={href(scope, 'accountOrders')}>{t('orders.toOrders')}</Link> : null}
    </div>
  )
}
