import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { CartSummary, CartDue } from '#app/cart/sums/cart-summary.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'

import { CartLines } from '#app/cart/lines/cart-lines.tsx'
import { CartNotices, UnavailableItemsNotice } from '#app/cart/notices/cart-notices.tsx'
import type { AddedGoods, CartNotice } from '#app/cart/notices/cart-notice.ts'
import { CheckoutCountryNotice } from '#app/cart/notices/checkout-country-notice.tsx'
import type { CheckoutCountry } from '#app/cart/notices/checkout-country.server.ts'
import { CheckoutLink } from '#app/cart/changes/checkout-link.tsx'
import type { ListedItems } from '#app/cart/saved-and-shared/listed-items.ts'
import { PromoCodeForm } from '#app/cart/promo-code/promo-code-form.tsx'
import { useLineError } from '#app/cart/lines/use-line-error.ts'
import { usePromoError } from '#app/cart/promo-code/use-promo-error.ts'
import { itemKey } from '#app/cart/saved-and-shared/sku-items.ts'
import type { UnavailableItems } from '#app/cart/last-seen/last-seen-cart.server.ts'
import { useRemovalNotice } from '#app/cart/notices/use-removal-notice.ts'
import styles from './cart-panel.module.css'
import { hasShortage, hasUnsold, type Cart } from '#app/cart/cart.ts'
import ui from '#app/ui/theme/primitives.module.css'

export interface LoadedCart {
  /** Null when the merchant cannot load it. */
  cart: Cart | null
  saved: ListedItems | null
  gone: UnavailableItems | null
  notice: CartNotice | null
  checkoutCountry: CheckoutCountry | null
}

export interface CartPanelProps {
  loaded: LoadedCart
  /** What was added when the panel was opened; null when it was opened by its link. */
  added: AddedGoods | null
  isOpen: boolean
  /** Called when the shopper leaves the panel by a link that may lead to the page below it. */
  onClose: () => void
  cartPath: string
}

export function CartPanel({ loaded, added, isOpen, onClose, cartPath }: CartPanelProps) {
  const { t } = useTranslation(['cart', 'catalogue'])
  const homePath = href(useUrlScope(), 'home')
  const error = useLineError()
  const promoError = usePromoError()
  const { cart } = loaded
  const [removal, forgetRemoval] = useRemovalNotice(
    cart,
    loaded.saved?.found.map(itemKey) ?? [],
    loaded.gone,
  )
  useEffect(() => {
    if (!isOpen) forgetRemoval()
  }, [isOpen, forgetRemoval])
  if (!cart) {
    return (
      <div className={ui.stack3}>
        <p className={styles.emptyText}>{t('unavailable.title')}</p>
        <p>{t('unavailable.text')}</p>
      </div>
    )
  }
  const notices = (
    <>
      <UnavailableItemsNotice gone={loaded.gone} />
      <CartNotices
        cart={cart}
        notice={removal ?? loaded.notice ?? added}
        error={error}
        action={cartPath}
      />
    </>
  )
  if (cart.lines.length === 0) {
    return (
      <div className={ui.stack3}>
        {notices}
        <p className={styles.emptyText}>{t('empty.title')}</p>
        <p>{t('empty.text')}</p>
        <ButtonLink to={homePath} onClick={onClose} wide>
          {t('empty.toShop')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <>
      <div className={styles.lines}>
        {notices}
        <CheckoutCountryNotice country={loaded.checkoutCountry} />
        {hasUnsold(cart) ? <Notice>{t('unsold')}</Notice> : null}
        <CartLines cart={cart} action={cartPath} error={error} isInPanel />
        <PromoCodeForm
          id="panel-promo-code"
          code={cart.promoCode}
          saved={cart.summary.saved}
          action={cartPath}
          error={promoError}
        />
      </div>
      <div className={styles.costs}>
        <CartSummary cart={cart} hasDue={false} />
      </div>
      <div className={styles.footer}>
        <CartDue cart={cart} />
        {hasShortage(cart) ? null : <CheckoutLink />}
        <ButtonLink to={cartPath} kind="secondary" wide>
          {t('panel.open')}
        </ButtonLink>
      </div>
    </>
  )
}
