import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { useRecordEvent } from '#app/analytics/use-record-event.ts'
import {
  getConfirmation,
  type Confirmation,
} from '#app/checkout/confirmation/confirmation.server.ts'
import { flashPaymentError } from '#app/checkout/payment/payment-error.server.ts'
import {
  findPaidConfirmation,
  forgetUnknownPayment,
  rememberedAmounts,
  rememberShownOrder,
  unfinishedPayment,
} from '#app/checkout/confirmation/pending-payment.server.ts'
import { readReturnedOrder } from '#app/checkout/confirmation/returned-order.server.ts'
import { forgetUnsavedDraft } from '#app/checkout/draft/unsaved-draft.ts'
import { formatSeenAmounts } from '#app/checkout/payment/seen-amounts.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { href } from '#app/routing/href.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { isTrackingRefused } from '#app/session/consent.server.ts'
import { readCookie } from '#app/session/cookies.ts'
import { notFound } from '#app/visit/responses.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { AccountOffer } from '#app/account/account-offer.tsx'
import { ClosedOrder } from '#app/account/order-access/closed-order.tsx'
import { ReceiptLink } from '#app/account/orders/receipt-link.tsx'
import { SellerNote } from '#app/market/seller-note.tsx'
import { CartLines } from '#app/cart/lines/cart-lines.tsx'
import { CartSummary } from '#app/cart/sums/cart-summary.tsx'
import { withUnbrokenCodes } from '#app/kit/person/postal-code.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { UnbrokenText } from '#app/ui/display/unbroken-text.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './confirmation-page.module.css'

export const handle: MessagesHandle = { i18n: ['checkout', 'cart', 'account'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const query = new URL(args.request.url).searchParams
  const address = readReturnedOrder(query)
  const returned = {
    ...address,
    seen: address.seen ?? rememberedAmounts(visit, address),
  }
  const purchase = await getConfirmation(visit, returned, isTrackingRefused(args.request))
  // A provider may return every payer to the same address, and before it has told the merchant of the payment.
  const isPaying = visit.cartId === returned.cartId && unfinishedPayment(visit) !== null
  // The checkout would lead back here if it found the order by what this browser has begun to pay.
  if (purchase.state === 'unknown' && (!isPaying || (await findPaidConfirmation(visit)))) {
    forgetUnknownPayment(visit, returned.cartId)
    throw notFound()
  }
  if (purchase.state === 'unknown' || purchase.state === 'unconfirmed') {
    flashPaymentError(visit, 'Unconfirmed')
  }
  // An order that ended after its payment has no open cart.
  if (purchase.state === 'ended' && isPaying) flashPaymentError(visit, 'Failed')
  if (purchase.state !== 'paid') throw redirect(href(visit, 'checkout'))
  rememberShownOrder(visit, {
    cartId: returned.cartId,
    orderId: purchase.confirmation.orderNumber,
  })
  // Loaded with the first order of a cart from an assistant.
  if (readCookie(visit.cookies, 'assistant')) {
    const { announceOrder } = await import('#app/agents/order/announce-order.server.ts')
    await announceOrder({ visit, context: args.context, returned })
  }
  if (purchase.confirmation.otherAmount && returned.seen && !address.seen) {
    // The address keeps what the cookie has, which is removed with the payment.
    query.set('seen', formatSeenAmounts(returned.seen))
    throw redirect(`${href(visit, 'checkoutConfirm')}?${query}`)
  }
  return {
    confirmation: purchase.confirmation,
    isGuest: visit.signedIn === null,
    seller: visit.config.seller ?? null,
    head: titledHead(visit, 'checkoutConfirm', 'checkout', 'confirmation.title'),
  }
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

/** The confirmation of an order and the next steps; printed, it is a receipt once it is paid. */
export default function ConfirmationPage() {
  const { confirmation, seller, isGuest } = useLoaderData<typeof loader>()
  const { t } = useTranslation('checkout')
  const { cart, address, promise, order, isOpen, sales } = confirmation
  useRecordEvent('checkout:purchase', sales?.orderId ?? null, sales && { order: sales })
  useEffect(forgetUnsavedDraft, [])
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
            <ol className={classNames(ui.stack2, styles.steps)}>
              <li>
                <UnbrokenText text={t(isSoon ? 'confirmation.next1' : 'confirmation.next1Later')} />
              </li>
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
      <Notice kind="error">
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
      <dt className={ui.note}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
