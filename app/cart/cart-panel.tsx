import { useFetcher, useLocation } from '@remix-run/react'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { isSamePath } from '#app/routing/same-path.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { SkeletonLines } from '#app/ui/feedback/skeleton-lines.tsx'
import { usePagePanel } from '#app/ui/overlay/use-page-panel.ts'

import { CartLines } from './cart-lines.tsx'
import { CartNotices, GoneNotice } from './cart-notices.tsx'
import type { AddedGoods, GoneGoods } from './cart-notice.ts'
import { CheckoutLink } from './checkout-link.tsx'
import type { ListedItems } from './listed-items.ts'
import { PromoCodeForm } from './promo-code-form.tsx'
import { useLineError } from './use-line-error.ts'
import { usePromoError } from './use-promo-error.ts'
import { useRemovalNotice } from './use-removal-notice.ts'
import { CartPanelControl } from './cart-panel-control.ts'
import { cartPanelPath } from './cart-panel-path.ts'
import styles from './cart-panel.module.css'
import { CartSummary } from './cart-summary.tsx'
import { countItems, hasShortage, hasUnsold, type Cart } from './cart.ts'

/** Data of the cart page that the panel uses. */
interface LoadedCart {
  /** Null when the merchant cannot load it. */
  cart: Cart | null
  saved: ListedItems | null
  gone: GoneGoods | null
}

/**
 * Lets the components inside open the cart in a panel on the page. The panel loads the data of the cart
 * page, and closes on navigation.
 */
export function CartPanelProvider({ children }: { children: ReactNode }) {
  const cartPath = href(useUrlScope(), 'cart')
  const { pathname } = useLocation()
  const { data, load } = useFetcher<LoadedCart>()
  const { isOpen, wasOpened, open: show, close } = usePagePanel()
  const [added, setAdded] = useState<AddedGoods | null>(null)
  const open = useCallback(
    (item?: AddedGoods) => {
      setAdded(item ?? null)
      load(cartPanelPath(cartPath))
      show()
    },
    [load, cartPath, show],
  )
  return (
    <CartPanelControl.Provider value={isSamePath(pathname, cartPath) ? null : open}>
      {children}
      {wasOpened ? (
        <Suspense>
          <CartPanel
            loaded={data}
            added={added}
            isOpen={isOpen}
            onClose={close}
            cartPath={cartPath}
          />
        </Suspense>
      ) : null}
    </CartPanelControl.Provider>
  )
}

interface CartPanelProps {
  loaded: LoadedCart | undefined
  /** What was added when the panel was opened; null when it was opened by its link. */
  added: AddedGoods | null
  isOpen: boolean
  onClose: () => void
  cartPath: string
}

function CartPanel({ loaded, added, isOpen, onClose, cartPath }: CartPanelProps) {
  const { t } = useTranslation(['cart', 'catalogue'])
  const error = useLineError()
  const promoError = usePromoError()
  const cart = loaded?.cart
  const [removal, forgetRemoval] = useRemovalNotice(
    cart ?? null,
    loaded?.saved?.found.map(({ skuId }) => skuId) ?? [],
    loaded?.gone ?? null,
  )
  const closePanel = useCallback(() => {
    forgetRemoval()
    onClose()
  }, [forgetRemoval, onClose])
  const notices = cart ? (
    <>
      <GoneNotice gone={loaded.gone} />
      <CartNotices cart={cart} notice={removal ?? added} error={error} action={cartPath} />
    </>
  ) : null
  const isEmpty = cart?.lines.length === 0
  return (
    <Dialog
      title={cart && !isEmpty ? `${t('title')} (${countItems(cart)})` : t('title')}
      closeLabel={t('panel.close')}
      isOpen={isOpen}
      onClose={closePanel}
      shape="drawer"
    >
      {!loaded ? (
        <SkeletonLines />
      ) : !cart ? (
        <div className={styles.empty}>
          <p className={styles.emptyText}>{t('unavailable.title')}</p>
          <p>{t('unavailable.text')}</p>
        </div>
      ) : isEmpty ? (
        <div className={styles.empty}>
          {notices}
          <p className={styles.emptyText}>{t('empty.title')}</p>
          <p>{t('empty.text')}</p>
        </div>
      ) : (
        <>
          <div className={styles.lines}>
            {notices}
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
          <div className={styles.footer}>
            <CartSummary cart={cart} />
            {hasShortage(cart) ? null : <CheckoutLink />}
            <ButtonLink to={cartPath} kind="secondary" wide>
              {t('panel.open')}
            </ButtonLink>
          </div>
        </>
      )}
    </Dialog>
  )
}
