import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import {
  acceptOrderKey,
  mayOpenOrder,
  withoutPersonalData,
} from '#app/account/order-access/order-access.server.ts'
import { addWithdrawals, findWithdrawals } from '#app/account/orders/order-withdrawals.server.ts'
import { findPublicOrder } from '#app/account/orders/orders.server.ts'
import { reorder } from '#app/account/orders/reorder.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { href } from '#app/routing/href.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { notFound } from '#app/visit/responses.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { ErrorPage } from '#app/routes/layouts/error/error-page.tsx'
import { useRouteFailure } from '#app/routes/layouts/error/use-route-failure.ts'
import { OrderActions } from '#app/account/orders/order-actions.tsx'
import { OrderDetails } from '#app/account/orders/order-details.tsx'
import { OrderProgress } from '#app/account/orders/order-progress.tsx'
import { ClosedOrder } from '#app/account/order-access/closed-order.tsx'
import { SellerNote } from '#app/market/seller-note.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './order-page.module.css'
import { OrderFacts } from './order-entry.tsx'

export const handle: MessagesHandle = { i18n: ['account', 'cart'] }

/** Shows an order; in full only to who may open it. The key of a mailed link is removed from the address. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const publicId = args.params.order ?? ''
  const key = new URL(args.request.url).searchParams.get('key')
  if (key !== null) {
    acceptOrderKey(visit, publicId, key)
    const headers = { 'Cache-Control': 'no-store' }
    throw redirect(href(visit, 'order', { order: publicId }), { headers })
  }
  const [found, isOpen] = await Promise.all([
    findPublicOrder(visit, publicId),
    mayOpenOrder(visit, publicId),
  ])
  if (!found) throw notFound()
  const withdrawals = await findWithdrawals(visit, [found.publicId ?? publicId])
  const [known = found] = addWithdrawals(visit, [found], withdrawals)
  const order = isOpen ? known : withoutPersonalData(known)
  return {
    isOpen,
    head: screenHead(visit, 'order', {
      title: translate(visit.language, 'account')('orders.number', { number: order.number }),
      params: { order: publicId },
    }),
    order,
    seller: visit.config.seller ?? null,
    isSignedIn: visit.signedIn !== null,
  }
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const order = await findPublicOrder(visit, args.params.order ?? '')
  if (!order) throw notFound()
  await reorder(visit, order)
  return seeOther(href(visit, 'cart'))
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

/** An unknown link leads to the form that finds an order by its number. */
export function ErrorBoundary() {
  const { t } = useTranslation('account')
  const path = href(useUrlScope(), 'findOrder')
  if (useRouteFailure().status !== 404) return <ErrorPage />
  return <ErrorPage text={t('findOrder.unknown')} onward={{ path, label: t('findOrder.title') }} />
}

/** One order. Who opens its address without its link sees no personal data, and how to get the link. */
export default function OrderPage() {
  const { order, isOpen, seller, isSignedIn } = useLoaderData<typeof loader>()
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
