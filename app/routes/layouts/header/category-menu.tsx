import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { MenuCategory } from '#app/catalogue/category/category-tree.ts'
import { ContentAnchor } from '#app/rich-text/link/content-anchor.tsx'
import { Picture } from '#app/images/picture.tsx'
import { RegionLink } from '#app/region/region-link.tsx'
import type { ContentLink } from '#app/rich-text/link/content-link.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { useHydrated } from '#app/ui/document/use-hydrated.ts'
import { PopoverBackdrop } from '#app/ui/overlay/popover-backdrop.tsx'
import { useCloseDetails } from '#app/ui/overlay/use-close-details.ts'
import { useCloseOnFocusOutside } from '#app/ui/overlay/use-close-on-focus-outside.ts'
import { Link } from '#app/ui/navigation/link.tsx'
import { CloseButton } from '#app/ui/overlay/close-button.tsx'
import side from '#app/ui/overlay/side-panel.module.css'
import ui from '#app/ui/theme/primitives.module.css'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'

import styles from './category-menu.module.css'
import type { StorefrontData } from '../storefront-data.ts'
import { MenuLinks } from './menu-links.tsx'
import { ZipLink } from './zip-link.tsx'

export const categoryMenuId = 'category-menu'

type CategoryMenuProps = Pick<StorefrontData, 'menus' | 'region' | 'isSignedIn'>

/** One markup has three levels for all widths. With scripts a panel is rendered when opened: all are a sixth of a list. */
export function CategoryMenu({ menus, region, isSignedIn }: CategoryMenuProps) {
  const { t } = useTranslation('common')
  const scope = useUrlScope()
  const { main, mobile, departments, topBar } = menus
  const newsLink = { kind: 'inside', to: href(scope, 'news') } as const
  const news = { name: t('header.news'), alias: '', link: newsLink, children: [] }
  const nav = useRef<HTMLElement>(null)
  useCloseDetails(nav)
  useCloseOnFocusOutside(nav)
  return (
    <nav
      ref={nav}
      id={categoryMenuId}
      className={classNames(side.panel, styles.menu)}
      aria-label={t('header.categories')}
      {...{ popover: 'auto' }}
    >
      <PopoverBackdrop popover={categoryMenuId} className={styles.backdrop} />
      <div className={classNames(ui.onlyNarrow, side.head, styles.head)}>
        {t('header.categories')}
        <CloseButton
          {...{ popovertarget: categoryMenuId, popovertargetaction: 'hide' }}
          aria-label={t('header.closeMenu')}
        />
      </div>
      {mobile ? <Roots className={ui.onlyNarrow} location="main-mobile" roots={mobile} /> : null}
      {/* Without a main menu of the merchant: news and the tree of categories. */}
      <Roots className={mobile ? ui.onlyWide : undefined} roots={main ?? [news, ...departments]} />
      <ul className={classNames(ui.onlyNarrow, styles.tools)}>
        <li>
          <Link to={href(scope, isSignedIn ? 'accountOrders' : 'login')}>
            <Icon name="person" size={20} />
            {t(isSignedIn ? 'header.account' : 'header.login')}
          </Link>
        </li>
        <li>
          <Link to={href(scope, 'favorites')}>
            <Icon name="heart" size={20} />
            {t('header.favorites')}
          </Link>
        </li>
      </ul>
      <MenuLinks className={classNames(ui.onlyNarrow, styles.links)} items={topBar} />
      <div className={classNames(ui.onlyNarrow, styles.choices)}>
        <ZipLink />
        <RegionLink region={region} />
      </div>
    </nav>
  )
}

interface RootsProps {
  className?: string
  /** The menu's location, for events. */
  location?: 'main-desktop' | 'main-mobile'
  roots: readonly MenuCategory[]
}

function Roots({ className, location = 'main-desktop', roots }: RootsProps) {
  const linkOf = useCategoryLink()
  return (
    <ul className={classNames(styles.roots, className)} data-menu={location}>
      {roots.map((root, index) => (
        // Two items may link to the same page, so the index is the key.
        <li key={index}>
          {root.children.length > 0 ? (
            <RootItem root={root} />
          ) : (
            <ContentAnchor className={styles.direct} link={linkOf(root)}>
              {root.name}
            </ContentAnchor>
          )}
        </li>
      ))}
    </ul>
  )
}

function RootItem({ root }: { root: MenuCategory }) {
  const linkOf = useCategoryLink()
  const isHydrated = useHydrated()
  const [hasPanel, setHasPanel] = useState(false)
  const title = (
    <>
      {root.name}
      <Icon name="chevron-down" size={20} className={ui.chevron} />
    </>
  )
  if (isHydrated) {
    return (
      <details className={styles.root} {...{ name: categoryMenuId }}>
        {/* Before the browser opens the drop-down, so that it is never seen empty. */}
        <summary className={styles.summary} onClick={() => setHasPanel(true)}>
          {title}
        </summary>
        {hasPanel ? <Panel root={root} /> : null}
      </details>
    )
  }
  const anchor = (
    <ContentAnchor className={classNames(styles.root, styles.summary)} link={linkOf(root)}>
      {title}
    </ContentAnchor>
  )
  if (hasOwnPage(root, linkOf)) return anchor
  return (
    <>
      <div className={styles.withScripts}>{anchor}</div>
      <noscript>
        <details className={styles.root} {...{ name: categoryMenuId }}>
          <summary className={styles.summary}>{title}</summary>
          <Panel root={root} />
        </details>
      </noscript>
    </>
  )
}

function Panel({ root }: { root: MenuCategory }) {
  const { t } = useTranslation('common')
  const linkOf = useCategoryLink()
  return (
    <div className={classNames(ui.plainLinks, styles.panel)}>
      <div className={styles.panelInner}>
        {hasOwnPage(root, linkOf) ? (
          <ContentAnchor className={styles.allLink} link={linkOf(root)}>
            {t(root.isPage ? 'header.goTo' : 'header.allIn', { category: root.name })}
            <Icon name="arrow-right" size={20} />
          </ContentAnchor>
        ) : null}
        <ul className={styles.groups}>
          {root.children.map((group, index) => (
            <li key={index} className={styles.group}>
              <ContentAnchor link={linkOf(group)}>
                {group.picture ? (
                  <Picture
                    type="category"
                    file={group.picture}
                    alt=""
                    sizes="(min-width: 1024px) 208px, 64px"
                    ratio={[4, 3]}
                    widest={400}
                    className={classNames(ui.cover, styles.picture)}
                  />
                ) : null}
                {group.name}
              </ContentAnchor>
              {group.children.length > 0 ? (
                <ul className={styles.subCategories}>
                  {group.children.map((leaf, at) => (
                    <li key={at}>
                      <ContentAnchor link={linkOf(leaf)}>{leaf.name}</ContentAnchor>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** An item that only opens its list has the link of its first entry. */
function hasOwnPage(root: MenuCategory, linkOf: ReturnType<typeof useCategoryLink>): boolean {
  const link = linkOf(root)
  return !root.children.some((group) => isSameLink(linkOf(group), link))
}

/** The link of an item: the merchant's own, or that of its category. */
function useCategoryLink() {
  const scope = useUrlScope()
  return ({ link, alias }: MenuCategory): ContentLink =>
    link ?? { kind: 'inside', to: href(scope, 'category', { alias }) }
}

function isSameLink(one: ContentLink, other: ContentLink): boolean {
  return 'to' in one && 'to' in other && one.to === other.to
}
