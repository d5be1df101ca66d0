import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { MenuItem } from '#app/content/menu/menu.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import { MenuLinks } from './menu-links.tsx'
import styles from './promise-strip.module.css'

const promises = [
  { icon: 'truck', key: 'promises.delivery' },
  { icon: 'tag', key: 'promises.price' },
  { icon: 'sofa', key: 'promises.range' },
] as const

interface PromiseStripProps {
  /** The merchant's own links, shown beside the promises on wide screens. */
  links: readonly MenuItem[]
  children?: ReactNode
}

/** The bar above the header: the shop's promises, links, and `children` for choices. */
export function PromiseStrip({ links, children }: PromiseStripProps) {
  const { t } = useTranslation('common')
  return (
    <aside className={classNames(ui.notPrinted, styles.strip)} aria-label={t('promises.label')}>
      <div className={classNames(ui.width, styles.inner)}>
        <ul className={styles.list}>
          {promises.map(({ icon, key }) => (
            <li key={key}>
              <Icon name={icon} size={20} />
              {t(key)}
            </li>
          ))}
        </ul>
        <MenuLinks className={classNames(ui.plainLinks, styles.links)} items={links} />
        <div className={classNames(ui.wrap1, styles.choices)}>{children}</div>
      </div>
    </aside>
  )
}
