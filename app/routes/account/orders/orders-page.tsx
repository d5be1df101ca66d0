import { useTranslation } from 'react-i18next'

import { isInProgress } from '#app/account/orders/order-status.ts'
import type { Order } from '#app/account/orders/order.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import { OrderEntry } from './order-entry.tsx'
import styles from './orders-page.module.css'

/** Orders in progress, and completed or cancelled ones. */
export function OrdersPage({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation('account')
  const scope = useUrlScope()
  if (orders.length === 0) {
    return (
      <div className={classNames(ui.stack4, ui.start)}>
        <p>{t('orders.none')}</p>
        <ButtonLink to={href(scope, 'news')}>{t('orders.toShop')}</ButtonLink>
      </div>
    )
  }
  const groups = [
    { key: 'underWay', orders: orders.filter(({ status }) => isInProgress(status)) },
    { key: 'history', orders: orders.filter(({ status }) => !isInProgress(status)) },
  ] as const
  return (
    <>
      {groups.map((group) =>
        group.orders.length > 0 ? (
          <section key={group.key} className={ui.stack4}>
            <h2>{t(`orders.${group.key}`)}</h2>
            <ul className={styles.list}>
              {group.orders.map((order) => (
                <li key={order.publicId ?? order.number}>
                  <OrderEntry order={order} />
                </li>
              ))}
            </ul>
          </section>
        ) : null,
      )}
    </>
  )
}
