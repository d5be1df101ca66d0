import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Icon } from '#app/ui/icon.tsx'

import styles from './promise-strip.module.css'

const promises = [
  { icon: 'truck', key: 'promises.delivery' },
  { icon: 'tag', key: 'promises.price' },
  { icon: 'sofa', key: 'promises.range' },
] as const

/** What the shop promises everybody, above everything else, and a place for choices beside it. */
export function PromiseStrip({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <aside className={styles.strip} aria-label={t('promises.label')}>
      <div className={styles.inner}>
        <ul className={styles.list}>
          {promises.map(({ icon, key }) => (
            <li key={key}>
              <Icon name={icon} size={20} />
              {t(key)}
            </li>
          ))}
        </ul>
        <div className={styles.choices}>{children}</div>
      </div>
    </aside>
  )
}
