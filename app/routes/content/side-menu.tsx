import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { ContentAnchor } from '#app/rich-text/link/content-anchor.tsx'
import type { Menu, MenuItem } from '#app/content/menu/menu.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import ui from '#app/ui/theme/primitives.module.css'
import { classNames } from '#app/ui/class-names.ts'

import styles from './side-menu.module.css'

interface SideMenuProps {
  menu: Menu
  /** Path of the current page; null for a draft without one. */
  path: string | null
}

/** Links to sibling pages: a list beside the page on wide screens, folded above it on narrow ones. */
export function SideMenu({ menu, path }: SideMenuProps) {
  const { t } = useTranslation('content')
  const id = useId()
  return (
    <nav
      className={classNames(ui.notPrinted, styles.menu)}
      aria-labelledby={id}
      data-menu="info-pages"
    >
      <details className={classNames(ui.onlyNarrow, styles.details)}>
        <summary className={styles.summary}>
          <span id={id}>{menu.title || t('menu.title')}</span>
          <Icon name="chevron-down" size={20} className={ui.chevron} />
        </summary>
        <Items items={menu.items} path={path} />
      </details>
      <div className={ui.onlyWide}>
        <Items items={menu.items} path={path} />
      </div>
    </nav>
  )
}

function Items({ items, path }: { items: readonly MenuItem[]; path: string | null }) {
  return (
    <ul className={classNames(ui.plainLinks, styles.items)}>
      {items.map(({ id, label, link, children }) => {
        const isCurrent = link?.kind === 'inside' && link.to === path
        return (
          <li key={id}>
            {link ? (
              <ContentAnchor link={link} isCurrent={isCurrent}>
                {label}
              </ContentAnchor>
            ) : (
              <span>{label}</span>
            )}
            {children.length > 0 ? <Items items={children} path={path} /> : null}
          </li>
        )
      })}
    </ul>
  )
}
