import { useLocation, useParams } from '@remix-run/react'
import { useRef, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useLoginPanel } from '#app/account/login/login-panel-control.ts'
import { useOpenCartPanel } from '#app/cart/panel/cart-panel-control.ts'
import { useFavorites } from '#app/favorites/favorites-context.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { isPlainClick } from '#app/ui/button/is-plain-click.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { useHideOnScroll } from '#app/ui/document/use-hide-on-scroll.ts'
import { Link } from '#app/ui/navigation/link.tsx'

import { CategoryMenu, categoryMenuId } from './category-menu.tsx'
import { HeaderCount } from './header-count.tsx'
import type { StorefrontData } from '../storefront-data.ts'
import { SearchForm } from '#app/routes/layouts/search/search-form.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'
import styles from './site-header.module.css'
import { Wordmark } from './wordmark.tsx'

type SiteHeaderProps = Pick<
  StorefrontData,
  'menus' | 'region' | 'isSignedIn' | 'cartCount' | 'tabState' | 'siteTopThreshold'
>

/** The header: name, search, account, favourites, cart and menu; visible when scrolling up. */
export function SiteHeader(props: SiteHeaderProps) {
  const { t } = useTranslation('common')
  const scope = useUrlScope()
  const header = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const { search } = useParams()
  const { auth, market } = props.tabState
  // Below this scroll position it hides when scrolling down (spec section 2).
  useHideOnScroll(header, props.siteTopThreshold)
  const favoriteCount = useFavorites().length
  const openCart = useOpenCartPanel()
  const loginPanel = useLoginPanel()
  return (
    <header ref={header} className={styles.header}>
      <div className={classNames(ui.width, styles.main)}>
        {/* React 18 has no types for the popover attributes, but renders them unchanged. */}
        <button
          type="button"
          className={classNames(ui.notPrinted, ui.onlyNarrow, styles.menuButton)}
          {...{ popovertarget: categoryMenuId }}
          aria-label={t('header.menu')}
        >
          <Icon name="menu" />
        </button>
        <div className={styles.logo}>
          <Wordmark />
        </div>
        <div className={classNames(ui.notPrinted, styles.search)}>
          {/* Suggestions are loaded again when the visitor sees other prices. */}
          <SearchForm defaultValue={search} priceKey={`${auth} ${market}`} />
        </div>
        <div className={classNames(ui.notPrinted, styles.actions)}>
          <Link
            className={styles.action}
            to={href(scope, props.isSignedIn ? 'accountOrders' : 'login')}
            onClick={insteadOf(loginPanel?.open)}
            onPointerEnter={loginPanel?.prepare}
            onFocus={loginPanel?.prepare}
          >
            <Icon name="person" />
            <span className={styles.toolLabel}>
              {t(props.isSignedIn ? 'header.account' : 'header.login')}
            </span>
          </Link>
          <Link className={styles.action} to={href(scope, 'favorites')}>
            <Icon name="heart" />
            <span className={styles.toolName} aria-hidden="true">
              {t('header.favorites')}
            </span>
            <HeaderCount of="favorites" count={favoriteCount} />
          </Link>
          <Link
            className={styles.action}
            to={href(scope, 'cart')}
            onClick={insteadOf(openCart && (() => openCart()))}
          >
            <Icon name="cart" />
            <span className={styles.toolName} aria-hidden="true">
              {t('header.cart')}
            </span>
            <HeaderCount of="cart" count={props.cartCount} />
          </Link>
        </div>
      </div>
      {/* A new page starts with its menu closed. */}
      <CategoryMenu key={pathname} {...props} />
    </header>
  )
}

/** Opens a panel instead of the link's page, unless the link is opened in another tab. */
function insteadOf(openPanel: (() => void) | null | undefined) {
  return (event: MouseEvent) => {
    if (!openPanel || !isPlainClick(event)) return
    event.preventDefault()
    openPanel()
  }
}
