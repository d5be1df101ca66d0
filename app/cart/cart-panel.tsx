import { useFetcher, useLocation } from '@remix-run/react'
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { usePlace } from '#app/routing/current-place.tsx'
import { href } from '#app/routing/href.ts'
import { isSamePath } from '#app/routing/same-path.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

import { CartLines } from './cart-lines.tsx'
import { CartPanelControl } from './cart-panel-control.ts'
import styles from './cart-panel.module.css'
import { CartSummary } from './cart-summary.tsx'
import { countItems, hasShortage, type Cart } from './cart.ts'

/** What the cart's screen loads, as far as the panel shows it. */
interface LoadedCart {
  cart: Cart
  vatIncluded: boolean
}

/**
 * Gives the parts inside a way to show the cart without leaving the page. The panel asks the cart's
 * own screen for what it shows, and goes when another page comes.
 */
export function CartPanelProvider({ children }: { children: ReactNode }) {
  const cartPath = href(usePlace(), 'cart')
  const { pathname } = useLocation()
  const { data, load } = useFetcher<LoadedCart>()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === pathname
  const open = useCallback(() => {
    load(cartPath)
    setOpenOn(pathname)
  }, [load, cartPath, pathname])
  const close = useCallback(() => setOpenOn(null), [])
  // Once opened it stays in the page, so that the platform can hand the focus back.
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => {
    if (isOpen) setOpened(true)
  }, [isOpen])
  return (
    <CartPanelControl.Provider value={isSamePath(pathname, cartPath) ? null : open}>
      {children}
      {isOpen || wasOpened ? (
        <Suspense>
          <CartPanel loaded={data} isOpen={isOpen} onClose={close} cartPath={cartPath} />
        </Suspense>
      ) : null}
    </CartPanelControl.Provider>
  )
}

interface CartPanelProps {
  loaded: LoadedCart | undefined
  isOpen: boolean
  onClose: () => void
  cartPath: string
}

function CartPanel({ loaded, isOpen, onClose, cartPath }: CartPanelProps) {
  const { t } = useTranslation(['cart', 'catalogue'])
  const place = usePlace()
  const isEmpty = loaded?.cart.lines.length === 0
  return (
    <Dialog
      title={loaded && !isEmpty ? `${t('title')} (${countItems(loaded.cart)})` : t('title')}
      closeLabel={t('panel.close')}
      isOpen={isOpen}
      onClose={onClose}
      shape="drawer"
    >
      {!loaded ? (
        <div className={styles.coming}>
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </div>
      ) : isEmpty ? (
        <div className={styles.empty}>
          <p className={styles.nothing}>{t('empty.title')}</p>
          <p>{t('empty.text')}</p>
        </div>
      ) : (
        <>
          <div className={styles.lines}>
            <CartLines lines={loaded.cart.lines} action={null} />
          </div>
          <div className={styles.foot}>
            <CartSummary cart={loaded.cart} vatIncluded={loaded.vatIncluded} />
            {hasShortage(loaded.cart) ? null : (
              <ButtonLink to={href(place, 'checkout')} size="large" wide>
                {t('toCheckout')}
              </ButtonLink>
            )}
            <ButtonLink to={cartPath} kind="secondary" wide>
              {t('panel.open')}
            </ButtonLink>
          </div>
        </>
      )}
    </Dialog>
  )
}
