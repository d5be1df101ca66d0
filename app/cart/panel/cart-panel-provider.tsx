import { useFetcher, useLocation, useNavigate } from '@remix-run/react'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { isSamePath } from '#app/routing/paths/same-path.ts'
import { PagePanel, type PagePanelProps } from '#app/ui/overlay/page-panel.tsx'
import { useComponentOnDemand } from '#app/ui/overlay/use-component-on-demand.ts'
import { usePagePanel } from '#app/ui/overlay/use-page-panel.ts'

import type { AddedGoods } from '#app/cart/notices/cart-notice.ts'
import { CartPanelControl } from './cart-panel-control.ts'
import { cartPanelPath } from './cart-panel-path.ts'
import type { LoadedCart } from './cart-panel.tsx'
import { countItems } from '#app/cart/cart.ts'

/** Loaded with the first opening, while the data of the cart is on its way. */
const importPanel = () => import('./cart-panel.tsx').then(({ CartPanel }) => CartPanel)

/** Opens the cart in a panel with the page's data, or the page if its code cannot be loaded. It closes on navigation. */
export function CartPanelProvider({ children }: { children: ReactNode }) {
  const cartPath = href(useUrlScope(), 'cart')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { data, load } = useFetcher<LoadedCart>()
  const { Component: Panel, load: loadPanel } = useComponentOnDemand(importPanel)
  const panel = usePagePanel()
  const { open: show } = panel
  const [added, setAdded] = useState<AddedGoods | null>(null)
  const open = useCallback(
    (item?: AddedGoods) => {
      setAdded(item ?? null)
      load(cartPanelPath(cartPath, item !== undefined))
      loadPanel().catch(() => navigate(cartPath))
      show()
    },
    [load, loadPanel, cartPath, navigate, show],
  )
  return (
    <CartPanelControl.Provider value={isSamePath(pathname, cartPath) ? null : open}>
      {children}
      {panel.wasOpened ? (
        <Suspense>
          <CartDialog cart={data?.cart ?? null} panel={panel}>
            {data && Panel ? (
              <Panel
                loaded={data}
                added={added}
                isOpen={panel.isOpen}
                onClose={panel.close}
                cartPath={cartPath}
              />
            ) : null}
          </CartDialog>
        </Suspense>
      ) : null}
    </CartPanelControl.Provider>
  )
}

type CartDialogProps = Pick<LoadedCart, 'cart'> & Pick<PagePanelProps, 'panel' | 'children'>

function CartDialog({ cart, panel, children }: CartDialogProps) {
  const { t } = useTranslation(['cart', 'catalogue'])
  return (
    <PagePanel
      panel={panel}
      title={cart?.lines.length ? `${t('title')} (${countItems(cart)})` : t('title')}
      closeLabel={t('panel.close')}
    >
      {children}
    </PagePanel>
  )
}
