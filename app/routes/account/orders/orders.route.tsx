import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { requireCustomer } from '#app/account/login/guards.server.ts'
import { listOrdersOfPage } from '#app/account/orders/orders.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { AccountFrame } from '#app/routes/account/account-frame.tsx'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { isInProgress } from '#app/account/orders/order-status.ts'
import type { Order } from '#app/account/orders/order.ts'
import type { ListProgress } from '#app/catalogue/list/selection/list-page.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import { OrderEntry } from './order-entry.tsx'
import styles from './orders-page.module.css'

export const handle: MessagesHandle = { i18n: ['account', 'cart'] }

export async function loader(args: LoaderFunctionArgs) {
  const { token, ...opened } = await openVisit(args)
  // Requested beside the customer, so that a slow merchant delays the page once; again where the guard renews the token.
  const page = new URL(args.request.url).searchParams.get('page')
  const early = token === null ? null : listOrdersOfPage({ ...opened, token }, page)
  early?.catch(() => undefined)
  const { visit, customer } = await requireCustomer(args)
  const listed = early && visit.token === token ? early : listOrdersOfPage(visit, page)
  return {
    ...(await listed),
    head: titledHead(visit, 'accountOrders', 'account', 'orders.title'),
    email: customer.email,
  }
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

export default function OrdersRoute() {
  const { t } = useTranslation('account')
  const { email, orders, missing, progress } = useLoaderData<typeof loader>()
  return (
    <AccountFrame current="orders" email={email}>
      {missing > 0 ? <Notice>{t('orders.missing', { count: missing })}</Notice> : null}
      {missing > 0 && orders.length === 0 ? null : <Orders orders={orders} />}
      <OrdersPaging progress={progress} />
    </AccountFrame>
  )
}

function Orders({ orders }: { orders: readonly Order[] }) {
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

/** Links to newer and older orders; nothing where all are on one page. */
function OrdersPaging({ progress }: { progress: ListProgress }) {
  const { t } = useTranslation('account')
  const { from, to, total, previousPage, nextPage } = progress
  if (previousPage === null && nextPage === null) return null
  return (
    <div className={classNames(ui.row6, ui.notPrinted)}>
      <p className={classNames(ui.note, ui.number)}>
        {t('orders.showing', { sum: `${from}–${to}`, total })}
      </p>
      {previousPage === null ? null : (
        <Link rel="prev" to={`?page=${previousPage}`}>
          {t('orders.newer')}
        </Link>
      )}
      {nextPage === null ? null : (
        <Link rel="next" to={`?page=${nextPage}`}>
          {t('orders.older')}
        </Link>
      )}
    </div>
  )
}
