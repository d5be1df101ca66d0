import { Link } from '@remix-run/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import type { Shelf } from '#app/catalogue/category/category-tree.ts'
import type { MenuItem } from '#app/content/menu/menu.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PopoverVeil } from '#app/ui/popover-veil.tsx'
import { useDismissable } from '#app/ui/use-dismissable.ts'

import styles from './category-menu.module.css'
import { MenuLinks } from './menu-links.tsx'

export const categoryMenuId = 'category-menu'

interface CategoryMenuProps {
  menu: readonly Shelf[]
  /** The menu of narrow screens where it is another one. */
  mobileMenu: readonly Shelf[] | null
  links: readonly MenuItem[]
  shelfPath: (shelf: Shelf) => string
}

/**
 * The merchant's main menu, three levels of it, one markup for all widths unless the merchant keeps
 * another for narrow ones, and no script needed: `<details>` of one name close each other, and the
 * narrow menu is a popover.
 */
export function CategoryMenu({ menu, mobileMenu, links, shelfPath }: CategoryMenuProps) {
  const { t } = useTranslation('common')
  const nav = useRef<HTMLElement>(null)
  useDismissable(nav)
  return (
    <nav
      ref={nav}
      id={categoryMenuId}
      className={styles.menu}
      aria-label={t('header.categories')}
      {...{ popover: 'auto' }}
    >
      <PopoverVeil popover={categoryMenuId} className={styles.veil} />
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
          <Roots className={styles.onlyNarrow} roots={mobileMenu} shelfPath={shelfPath} />
          <Roots className={styles.onlyWide} roots={menu} shelfPath={shelfPath} />
        </>
      ) : (
        <Roots roots={menu} shelfPath={shelfPath} />
      )}
      <MenuLinks className={styles.links} items={links} />
    </nav>
  )
}

interface RootsProps {
  className?: string
  roots: readonly Shelf[]
  shelfPath: (shelf: Shelf) => string
}

function Roots({ className = '', roots, shelfPath }: RootsProps) {
  return (
    <ul className={`${styles.roots} ${className}`}>
      {roots.map((root, place) => (
        // A merchant may lead from two words to the same page.
        <li key={`${place} ${shelfPath(root)}`}>
          {root.children.length > 0 ? (
            <RootPanel root={root} shelfPath={shelfPath} />
          ) : (
            <Link discover="none" prefetch="intent" className={styles.direct} to={shelfPath(root)}>
              {root.name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

interface RootPanelProps {
  root: Shelf
  shelfPath: (shelf: Shelf) => string
}

function RootPanel({ root, shelfPath }: RootPanelProps) {
  const { t } = useTranslation('common')
  return (
    <details className={styles.root} {...{ name: categoryMenuId }}>
      <summary className={styles.summary}>
        {root.name}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles.panel}>
        <div className={styles.panelInner}>
          <Link discover="none" prefetch="intent" className={styles.all} to={shelfPath(root)}>
            {t('header.allIn', { category: root.name })}
            <Icon name="arrow-right" size={20} />
          </Link>
          <ul className={styles.groups}>
            {root.children.map((group, place) => (
              <li key={`${place} ${shelfPath(group)}`} className={styles.group}>
                <Link discover="none" prefetch="intent" to={shelfPath(group)}>
                  {group.name}
                </Link>
                {group.children.length > 0 ? (
                  <ul className={styles.leaves}>
                    {group.children.map((leaf, at) => (
                      <li key={`${at} ${shelfPath(leaf)}`}>
                        <Link discover="none" prefetch="intent" to={shelfPath(leaf)}>
                          {leaf.name}
                        </Link>
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
