import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import type { Order } from './order.ts'
import { ReceiptLink } from './receipt-link.tsx'

/** What a buyer can do with an order: follow its parcels, order the same goods again, withdraw from it. */
export function OrderActions({ order, isOpen = true }: { order: Order; isOpen?: boolean }) {
  const { t } = useTranslation('account')
  const { t: common } = useTranslation('common')
  const scope = useUrlScope()
  const path = order.publicId ? href(scope, 'order', { order: order.publicId }) : null
  const buttonLink = buttonClass({ kind: 'secondary', size: 'small' })
  return (
    <div className={classNames(ui.wrap3, ui.notPrinted)}>
      {order.parcels.map(({ number, trackingLink }) =>
        trackingLink ? (
          <a key={trackingLink} className={buttonLink} href={trackingLink} rel="noreferrer">
            {order.parcels.length > 1 ? t('orders.trackNumber', { number }) : t('orders.track')}
          </a>
        ) : null,
      )}
      {isOpen && order.publicId && !order.awaitsPayment ? (
        <ReceiptLink publicId={order.publicId} isPaid={order.isPaid} size="small" />
      ) : null}
      {path && order.lines.some(({ item }) => item) ? (
        <Form method="post" action={path}>
          <Button kind="secondary" size="small">
            {t('orders.reorder')}
          </Button>
        </Form>
      ) : null}
      {order.canWithdraw ? (
        <Link
          className={buttonLink}
          to={`${href(scope, 'withdrawal')}?${new URLSearchParams({ order: order.publicId ?? order.number })}`}
        >
          {common('footer.withdraw')}
        </Link>
      ) : null}
    </div>
  )
}
