import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { Icon } from '#app/ui/display/icon.tsx'
import { useCloseDetails } from '#app/ui/overlay/use-close-details.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/navigation/link.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import type { ListSort } from './selection/list-sort.ts'
import styles from './sort-menu.module.css'

interface SortMenuProps {
  offered: readonly ListSort[]
  current: ListSort
  sortUrl: (sort: ListSort) => string
}

export function SortMenu({ offered, current, sortUrl }: SortMenuProps) {
  const { t } = useTranslation('catalogue')
  const menu = useRef<HTMLDivElement>(null)
  useCloseDetails(menu)
  return (
    <div ref={menu}>
      {/* The key closes the menu after a choice. */}
      <details key={current} className={styles.menu} {...{ name: 'sort' }}>
        <summary className={ui.pill}>
          <span>
            <span className={styles.label}>{t('list.sort')}:</span> {t(`list.sorts.${current}`)}
          </span>
          <Icon name="chevron-down" size={16} className={ui.chevron} />
        </summary>
        <ul className={classNames(ui.dropDown, styles.choices)}>
          {offered.map((sort) => (
            <li key={sort}>
              <Link
                className={ui.plain}
                to={sortUrl(sort)}
                rel="nofollow"
                preventScrollReset
                aria-current={sort === current ? 'true' : undefined}
              >
                {t(`list.sorts.${sort}`)}
                {sort === current ? <Icon name="check" size={20} /> : null}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
