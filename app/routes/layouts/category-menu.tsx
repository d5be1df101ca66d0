import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import type { MenuCategory } from '#app/catalogue/category/category-tree.ts'
import type { MenuItem } from '#app/content/menu/menu.ts'
import { ContentAnchor } from '#app/rich-text/link/content-anchor.tsx'
import type { ContentLink } from '#app/rich-text/link/content-link.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { PopoverBackdrop } from '#app/ui/overlay/popover-backdrop.tsx'
import { useCloseDetails } from '#app/ui/overlay/use-close-details.ts'

import styles from './category-menu.module.css'
import { MenuLinks } from './menu-links.tsx'

export const categoryMenuId = 'category-menu'

interface CategoryMenuProps {
  menu: readonly MenuCategory[]
  /** The menu of narrow screens where it is another one. */
  mobileMenu: readonly MenuCategory[] | null
  links: readonly MenuItem[]
  shelfLink: (shelf: MenuCategory) => ContentLink
}

/**
 * The merchant's main menu, three levels of it, one markup for all widths unless the merchant keeps
 * another for narrow ones, and no script needed: `<details>` of one name close each other, and the
 * narrow menu is a popover.
 */
export function CategoryMenu({ menu, mobileMenu, links, shelfLink }: CategoryMenuProps) {
  const { t } = useTranslation('common')
  const nav = useRef<HTMLElement>(null)
  useCloseDetails(nav)
  return (
    <nav
      ref={nav}
      id={categoryMenuId}
      className={styles.menu}
      aria-label={t('header.categories')}
      {...{ popover: 'auto' }}
    >
      <PopoverBackdrop popover={categoryMenuId} className={styles.veil} />
      <div className={styles.head}>
        {t('header.categories')}
        <button
          type="button"
          className={styles.close}
          {...{ popovertarget: categoryMenuId, popovertargetaction: 'hide' }}
          aria-label={t('header.closeMenu')}
        >
          <Icon name="close" />
        </button>
      </div>
      {mobileMenu ? (
        <>
          <Roots className={styles.onlyNarrow} roots={mobileMenu} shelfLink={shelfLink} />
          <Roots className={styles.onlyWide} roots={menu} shelfLink={shelfLink} />
        </>
      ) : (
        <Roots roots={menu} shelfLink={shelfLink} />
      )}
      <MenuLinks className={styles.links} items={links} />
    </nav>
  )
}

interface RootsProps {
  className?: string
  roots: readonly MenuCategory[]
  shelfLink: (shelf: MenuCategory) => ContentLink
}

function Roots({ className = '', roots, shelfLink }: RootsProps) {
  return (
    <ul className={`${styles.roots} ${className}`}>
      {roots.map((root, place) => (
        // A merchant may lead from two words to the same page, so a place in the menu names an item.
        <li key={place}>
          {root.children.length > 0 ? (
            <RootPanel root={root} shelfLink={shelfLink} />
          ) : (
            <ContentAnchor className={styles.direct} link={shelfLink(root)}>
              {root.name}
            </ContentAnchor>
          )}
        </li>
      ))}
    </ul>
  )
}

interface RootPanelProps {
  root: MenuCategory
  shelfLink: (shelf: MenuCategory) => ContentLink
}

function RootPanel({ root, shelfLink }: RootPanelProps) {
  const { t } = useTranslation('common')
  return (
    <details className={styles.root} {...{ name: categoryMenuId }}>
      <summary className={styles.summary}>
        {root.name}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles.panel}>
        <div className={styles.panelInner}>
          <ContentAnchor className={styles.all} link={shelfLink(root)}>
            {t('header.allIn', { category: root.name })}
            <Icon name="arrow-right" size={20} />
          </ContentAnchor>
          <ul className={styles.groups}>
            {root.children.map((group, place) => (
              <li key={place} className={styles.group}>
                <ContentAnchor link={shelfLink(group)}>{group.name}</ContentAnchor>
                {group.children.length > 0 ? (
                  <ul className={styles.leaves}>
                    {group.children.map((leaf, at) => (
                      <li key={at}>
                        <ContentAnchor link={shelfLink(leaf)}>{leaf.name}</ContentAnchor>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  )
}
