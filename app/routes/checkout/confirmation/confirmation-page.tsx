import { useTranslation } from 'react-i18next'

import { AccountOffer } from '#app/account/account-offer.tsx'
import { ClosedOrder } from '#app/account/order-access/closed-order.tsx'
import { ReceiptLink } from '#app/account/orders/receipt-link.tsx'
import { SellerNote } from '#app/market/seller-note.tsx'
import { CartLines } from '#app/cart/lines/cart-lines.tsx'
import { CartSummary } from '#app/cart/sums/cart-summary.tsx'
import type { Confirmation } from '#app/checkout/confirmation/confirmation.server.ts'
import type { Seller } from '#app/context.ts'
import { withUnbrokenCodes } from '#app/kit/person/postal-code.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './confirmation-page.module.css'

interface ConfirmationPageProps {
  confirmation: Confirmation
  seller: Seller | null
  isGuest: boolean
}

/** The confirmation of an order and the next steps; printed, it is a receipt once it is paid. */
export function ConfirmationPage({ confirmation, seller, isGuest }: ConfirmationPageProps) {
  const { t } = useTranslation('checkout')
  const { cart, address, promise, order, isOpen } = confirmation
  const scope = useUrlScope()
  // The general delivery time is shown only if the checkout showed it.
  const isSoon = promise !== null && !promise.isLate
  return (
    <div className={classNames(ui.page, styles.page)}>
      <OtherAmountNotice confirmation={confirmation} />
      {isOpen ? null : (
        <div className={styles.notice}>
          <ClosedOrder number={confirmation.orderNumber} />
        </div>
      )}
      <header className={classNames(ui.stack2, styles.head)}>
        <h1>{t('confirmation.title')}</h1>
        <p className={styles.number}>
          {t('confirmation.number', { number: confirmation.orderNumber })}
        </p>
        {order ? (
          <dl className={styles.facts}>
            <Fact name={t('confirmation.dateLabel')}>{order.date}</Fact>
            <Fact name={t('confirmation.shippingLabel')}>{order.shippingName}</Fact>
            <Fact name={t('confirmation.paymentLabel')}>{order.paymentName}</Fact>
          </dl>
        ) : null}
        {confirmation.email ? <p>{t('confirmation.mail', { email: confirmation.email })}</p> : null}
      </header>
      <div className={classNames(ui.stack8, ui.top, styles.columns)}>
        <div className={classNames(ui.stack8, ui.top, styles.intro)}>
          <section>
            <h2>{t('confirmation.nextTitle')}</h2>
            <ol className={styles.steps}>
              <li>{t(isSoon ? 'confirmation.next1' : 'confirmation.next1Later')}</li>
              <li>{t(isSoon ? 'confirmation.next2' : 'confirmation.next2Later')}</li>
              <li>
                {t(confirmation.isCompany ? 'confirmation.next3Company' : 'confirmation.next3')}
              </li>
            </ol>
          </section>
          {promise?.pickup ? (
            <section>
              <h2>{t('confirmation.pickupTitle')}</h2>
              <p>{withUnbrokenCodes(promise.pickup)}</p>
            </section>
          ) : null}
          {address.length > 0 ? (
            <section>
              <h2>{t(promise?.pickup ? 'confirmation.addressee' : 'confirmation.addressTitle')}</h2>
              <address className={styles.address}>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </section>
          ) : null}
          <SellerNote seller={seller} className={ui.quiet} />
          <p className={classNames(ui.note, ui.notPrinted)}>
            {t(order?.isPaid === false ? 'confirmation.printUnpaid' : 'confirmation.print')}
          </p>
          <div className={classNames(ui.wrap3, ui.notPrinted)}>
            {order?.publicId ? (
              <>
                <ButtonLink to={href(scope, 'order', { order: order.publicId })}>
                  {t('confirmation.openOrder')}
                </ButtonLink>
                {isOpen ? <ReceiptLink publicId={order.publicId} isPaid={order.isPaid} /> : null}
              </>
            ) : null}
            <ButtonLink to={href(scope, 'home')} kind="secondary">
              {t('confirmation.toShop')}
            </ButtonLink>
          </div>
        </div>
        {cart ? (
          <section
            className={classNames(ui.stack8, ui.top, ui.panel, styles.items)}
            aria-labelledby="items-title"
          >
            <h2 id="items-title">{t('confirmation.itemsTitle')}</h2>
            <CartLines cart={cart} action={null} deliveryPromises={promise?.lines} isBought />
            <CartSummary cart={cart} isBought isPaid={order?.isPaid} />
          </section>
        ) : null}
        {isGuest && confirmation.email ? (
          <AccountOffer
            buyer={{
              email: confirmation.email,
              firstName: confirmation.firstName,
              lastName: confirmation.lastName,
              customerType: confirmation.isCompany ? 'ORGANIZATION' : 'PERSON',
            }}
            returnTo={
              order?.publicId
                ? href(scope, 'order', { order: order.publicId })
                : href(scope, 'accountSettings')
            }
          />
        ) : null}
      </div>
    </div>
  )
}

/** Told first: a buyer may refuse an order with another amount than the one they saw. */
function OtherAmountNotice({
  confirmation: { otherAmount, isCompany, orderNumber, order },
}: {
  confirmation: Confirmation
}) {
  const { t } = useTranslation('checkout')
  const scope = useUrlScope()
  if (!otherAmount) return null
  const query = new URLSearchParams({ order: order?.publicId ?? orderNumber })
  return (
    <div className={styles.notice}>
      <Notice kind="error" role="alert">
        <strong>{t('confirmation.otherAmount.title')}</strong>
        <p>{t('confirmation.otherAmount.text', otherAmount)}</p>
        {isCompany ? (
          <p>{t('confirmation.otherAmount.company')}</p>
        ) : (
          <p>
            {t('confirmation.otherAmount.person')}{' '}
            <a href={`${href(scope, 'withdrawal')}?${query}`}>
              {t('confirmation.otherAmount.withdraw')}
            </a>
          </p>
        )}
      </Notice>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
