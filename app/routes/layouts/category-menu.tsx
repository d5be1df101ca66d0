import { Link } from '@remix-run/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import type { Shelf } from '#app/catalogue/category/category-tree.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PopoverVeil } from '#app/ui/popover-veil.tsx'
import { useDismissable } from '#app/ui/use-dismissable.ts'

import styles from './category-menu.module.css'

export const categoryMenuId = 'category-menu'

interface CategoryMenuProps {
  categories: readonly Shelf[]
  categoryPath: (category: Shelf) => string
  newsPath: string
}

/**
 * Three levels of shelves, one markup for all widths, and no script needed: `<details>` of one name
 * close each other, and the narrow menu is a popover.
 */
export function CategoryMenu({ categories, categoryPath, newsPath }: CategoryMenuProps) {
  const { t } = useTranslation('common')
  const menu = useRef<HTMLElement>(null)
  useDismissable(menu)
  return (
    <nav
      ref={menu}
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
      <ul className={styles.roots}>
        <li>
          <Link discover="none" prefetch="intent" className={styles.direct} to={newsPath}>
            {t('header.news')}
          </Link>
        </li>
        {categories.map((root) => (
          <li key={root.alias}>
            {root.children.length > 0 ? (
              <RootPanel root={root} categoryPath={categoryPath} />
            ) : (
              <Link
                discover="none"
                prefetch="intent"
                className={styles.direct}
                to={categoryPath(root)}
              >
                {root.name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface RootPanelProps {
  root: Shelf
  categoryPath: (category: Shelf) => string
}

function RootPanel({ root, categoryPath }: RootPanelProps) {
  const { t } = useTranslation('common')
  return (
    <details className={styles.root} {...{ name: categoryMenuId }}>
      <summary className={styles.summary}>
        {root.name}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles.panel}>
        <div className={styles.panelInner}>
          <Link discover="none" prefetch="intent" className={styles.all} to={categoryPath(root)}>
            {t('header.allIn', { category: root.name })}
            <Icon name="arrow-right" size={20} />
          </Link>
          <ul className={styles.groups}>
            {root.children.map((group) => (
              <li key={group.alias} className={styles.group}>
                <Link discover="none" prefetch="intent" to={categoryPath(group)}>
                  {group.name}
                </Link>
                {group.children.length > 0 ? (
                  <ul className={styles.leaves}>
                    {group.children.map((leaf) => (
                      <li key={leaf.alias}>
                        <Link discover="none" prefetch="intent" to={categoryPath(leaf)}>
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
