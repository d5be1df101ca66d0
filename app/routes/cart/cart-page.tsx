import { useTranslation } from 'react-i18next'

import { useCartChanges } from '#app/cart/cart-changes-provider.tsx'
import type { CartError } from '#app/cart/cart-error.ts'
import { CartLines } from '#app/cart/cart-lines.tsx'
import { CheckoutLink } from '#app/cart/checkout-link.tsx'
import { promoMessage } from '#app/cart/cart-message.ts'
import { CartSummary } from '#app/cart/cart-summary.tsx'
import { countItems, hasShortage, hasUnsold, type Cart } from '#app/cart/cart.ts'
import { useLineError } from '#app/cart/use-line-error.ts'
import { PromoCodeForm } from '#app/cart/promo-code-form.tsx'
import { PaymentErrorNotice } from '#app/checkout/payment-error-notice.tsx'
import type { PaymentErrorMessage } from '#app/checkout/payment-error.server.ts'
import { ZipSection } from '#app/checkout/zip-section.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Toast } from '#app/ui/feedback/toast.tsx'

import styles from './cart-page.module.css'
import { useCartRemoval } from './use-cart-removal.ts'

interface CartPageProps {
  /** Null when the merchant cannot load it. */
  cart: Cart | null
  error: CartError | null
  paymentError: PaymentErrorMessage | null
}

/** The cart page, with a toast for a removed line or code. */
export function CartPage(props: CartPageProps) {
  const { t } = useTranslation(['cart', 'common'])
  const [news, forgetNews] = useCartRemoval(props.cart)
  const error = useCartChanges()?.error ?? props.error
  return (
    <>
      <PaymentErrorNotice error={props.paymentError} />
      <CartContent {...props} error={error} />
      {news ? (
        <Toast
          key={JSON.stringify(news)}
          closeLabel={t('common:notices.close')}
          onClose={forgetNews}
        >
          {t(news.key, { ...news })}
        </Toast>
      ) : null}
    </>
  )
}

function CartContent({ cart, ...props }: CartPageProps) {
  if (!cart) return <UnavailableCart />
  return cart.lines.length === 0 ? <EmptyCart /> : <FullCart {...props} cart={cart} />
}

/** Lines, sums, promo code and the link to the checkout. */
function FullCart({ cart, error }: CartPageProps & { cart: Cart }) {
  const { t } = useTranslation('cart')
  const scope = useUrlScope()
  const action = href(scope, 'cart')
  const lineError = useLineError(error)
  const isOnPage = cart.lines.some((line) => line.id === lineError?.lineId)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('count', { count: countItems(cart) })}</p>
      </header>
      {lineError && !isOnPage ? (
        <ErrorSummary
          title={t('errors.title')}
          errors={[{ fieldId: 'main', message: lineError.message }]}
          attempt={error}
        />
      ) : null}
      <div className={styles.columns}>
        <div className={styles.lines}>
          {hasUnsold(cart) ? <Notice>{t('unsold')}</Notice> : null}
          <CartLines lines={cart.lines} action={action} error={lineError} />
          <ZipSection />
          {cart.lines.some((line) => line.stock.status === 'oversellable') ? (
            <Notice>{t('longer')}</Notice>
          ) : null}
        </div>
        <section className={styles.aside} aria-labelledby="cart-summary">
          <h2 id="cart-summary">{t('summary.title')}</h2>
          <CartSummary cart={cart} />
          <PromoCodeForm
            code={cart.promoCode}
            saved={cart.summary.saved}
            action={action}
            error={
              error?.field === 'promo'
                ? { message: t(promoMessage[error.reason]), typed: error.typed }
                : null
            }
          />
          {hasShortage(cart) ? null : <CheckoutLink />}
        </section>
      </div>
    </div>
  )
}

function UnavailableCart() {
  const { t } = useTranslation('cart')
  return (
    <div className={styles.empty} data-fault="503">
      <Icon name="clock" size={32} />
      <h1>{t('unavailable.title')}</h1>
      <p>{t('unavailable.text')}</p>
      <ButtonLink to={href(useUrlScope(), 'cart')} reloadDocument>
        {t('unavailable.again')}
      </ButtonLink>
    </div>
  )
}

function EmptyCart() {
  const { t } = useTranslation('cart')
  const scope = useUrlScope()
  return (
    <div className={styles.empty}>
      <Icon name="sofa" size={32} />
      <h1>{t('empty.title')}</h1>
      <p>{t('empty.text')}</p>
      <ButtonLink to={href(scope, 'home')}>{t('empty.toShop')}</ButtonLink>
    </div>
  )
}
