import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { CartError } from '#app/cart/changes/cart-error.ts'
import { CheckoutCountryNotice } from '#app/cart/notices/checkout-country-notice.tsx'
import { CartLines } from '#app/cart/lines/cart-lines.tsx'
import {
  CartNotices,
  RepricedNotice,
  UnavailableItemsNotice,
} from '#app/cart/notices/cart-notices.tsx'
import { CheckoutLink } from '#app/cart/changes/checkout-link.tsx'
import { CartSummary } from '#app/cart/sums/cart-summary.tsx'
import { countItems, hasShortage, hasUnsold, type Cart } from '#app/cart/cart.ts'
import { useLineError } from '#app/cart/lines/use-line-error.ts'
import { usePromoError } from '#app/cart/promo-code/use-promo-error.ts'
import { useRemovalNotice } from '#app/cart/notices/use-removal-notice.ts'
import { SavedItems } from '#app/cart/saved-and-shared/saved-items.tsx'
import { itemKey } from '#app/cart/saved-and-shared/sku-items.ts'
import { PromoCodeForm } from '#app/cart/promo-code/promo-code-form.tsx'
import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import { ProductGrid } from '#app/catalogue/card/product-grid.tsx'
import { EarlierOrderNotice } from '#app/checkout/confirmation/earlier-order-notice.tsx'
import type { EarlierOrder } from '#app/checkout/confirmation/pending-payment.server.ts'
import { PaymentErrorNotice } from '#app/checkout/payment/payment-error-notice.tsx'
import type { PaymentErrorMessage } from '#app/checkout/payment/payment-error.server.ts'
import type { LoadedCart as PanelCart } from '#app/cart/panel/cart-panel.tsx'
import { ZipSection } from '#app/checkout/delivery/zip-section.tsx'
import { Scene } from '#app/routes/layouts/scene/scene.tsx'
import scene from '#app/routes/layouts/scene/scene.module.css'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { ShareLink } from '#app/ui/form/share-link.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './cart-page.module.css'

interface CartPageProps extends PanelCart {
  matching: readonly ProductCard[]
  /** Address of a page with the same items; null without items. */
  shareUrl: string | null
  /** Names of products whose price has changed since the last visit. */
  repriced: readonly string[]
  /** Whether the cart is empty because a payer who did not return has ordered it. */
  isOrdered: boolean
  earlierOrder: EarlierOrder | null
  error: CartError | null
  paymentError: PaymentErrorMessage | null
}

export function CartPage({ cart, paymentError, ...props }: CartPageProps) {
  return (
    <>
      <PaymentErrorNotice error={paymentError} />
      {cart ? <LoadedCart {...props} cart={cart} /> : <UnavailableCart />}
    </>
  )
}

interface LoadedCartProps extends Omit<CartPageProps, 'cart' | 'paymentError'> {
  cart: Cart
}

/** Lines, sums, promo code and the link to the checkout, or an empty cart; both with the saved items. */
function LoadedCart({ cart, gone, notice, error, saved, matching, ...props }: LoadedCartProps) {
  const { t } = useTranslation('cart')
  const [removal] = useRemovalNotice(cart, saved?.found.map(itemKey) ?? [], gone)
  const lineError = useLineError(error)
  const promoError = usePromoError(error)
  const action = href(useUrlScope(), 'cart')
  const notices = (
    <>
      <EarlierOrderNotice order={props.earlierOrder} />
      <UnavailableItemsNotice gone={gone} />
      <CartNotices cart={cart} notice={removal ?? notice} error={lineError} action={action} />
    </>
  )
  const savedItems = <SavedItems items={saved} cart={cart} action={action} />
  if (cart.lines.length === 0) {
    return (
      <EmptyCart notices={props.isOrdered ? <Notice kind="good">{t('ordered')}</Notice> : notices}>
        {savedItems}
      </EmptyCart>
    )
  }
  return (
    <div className={ui.page8} data-form-page>
      <header className={classNames(ui.row4, styles.head)}>
        <h1>{t('title')}</h1>
        <p className={ui.quiet}>{t('count', { count: countItems(cart) })}</p>
      </header>
      <div className={styles.columns}>
        <div className={classNames(ui.stack6, ui.top)}>
          {notices}
          <RepricedNotice names={props.repriced} />
          <CheckoutCountryNotice country={props.checkoutCountry} />
          {hasUnsold(cart) ? <Notice>{t('unsold')}</Notice> : null}
          <CartLines cart={cart} action={action} error={lineError} />
          <ZipSection />
          {cart.lines.some((line) => line.stock.status === 'oversellable') ? (
            <Notice>{t('longer')}</Notice>
          ) : null}
        </div>
        <div className={styles.side}>
          <section
            className={classNames(ui.stack5, ui.top, ui.panel, styles.aside)}
            aria-labelledby="cart-summary"
          >
            <h2 id="cart-summary">{t('summary.title')}</h2>
            <CartSummary cart={cart} />
            <PromoCodeForm
              id="promo-code"
              code={cart.promoCode}
              saved={cart.summary.saved}
              action={action}
              error={promoError}
            />
          </section>
          {hasShortage(cart) ? null : (
            <div className={styles.onward} data-buy-bar data-lower-edge>
              <CheckoutLink />
            </div>
          )}
        </div>
      </div>
      {props.shareUrl ? <ShareCart url={props.shareUrl} /> : null}
      {savedItems}
      {matching.length > 0 ? (
        <section className={ui.section} aria-labelledby="matching-goods">
          <h2 id="matching-goods">{t('matching')}</h2>
          <ProductGrid shape="row" products={matching} />
        </section>
      ) : null}
    </div>
  )
}

/** A link to a page with the same items; without scripts, a text. */
function ShareCart({ url }: { url: string }) {
  const { t } = useTranslation('cart')
  const texts = {
    link: t('share.link'),
    copy: t('share.copy'),
    share: t('share.share'),
    copied: t('share.copied'),
  }
  return (
    <details className={styles.share}>
      <summary className={ui.fold}>{t('share.title')}</summary>
      <p>{t('share.text')}</p>
      <ShareLink id="share-cart" link={url} texts={texts} />
    </details>
  )
}

function UnavailableCart() {
  const { t } = useTranslation('cart')
  return (
    <div className={classNames(ui.stack4, ui.start, ui.page8, styles.empty)} data-fault="503">
      <Icon name="clock" size={32} />
      <h1>{t('unavailable.title')}</h1>
      <p>{t('unavailable.text')}</p>
      <ButtonLink to={href(useUrlScope(), 'cart')} reloadDocument>
        {t('unavailable.again')}
      </ButtonLink>
    </div>
  )
}

function EmptyCart({ notices, children }: { notices: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('cart')
  const scope = useUrlScope()
  return (
    <div className={classNames(ui.stack8, ui.page8)}>
      <div className={classNames(ui.stack8, scene.besideScene)}>
        <div className={classNames(ui.stack4, ui.start, ui.top, styles.empty)}>
          {notices}
          <Icon name="sofa" size={32} />
          <h1>{t('empty.title')}</h1>
          <p>{t('empty.text')}</p>
          <ButtonLink to={href(scope, 'home')}>{t('empty.toShop')}</ButtonLink>
        </div>
        <Scene number={4} />
      </div>
      {children}
    </div>
  )
}
