import { useTranslation } from 'react-i18next'

import type { Shortcuts } from '#app/catalogue/search/suggestions.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './shortcut-links.module.css'

/** Categories, brands and information pages that are called like the search. */
export function ShortcutLinks({ shortcuts }: { shortcuts: Shortcuts }) {
  const { t } = useTranslation('common')
  const kinds = (['categories', 'brands', 'pages'] as const).filter(
    (kind) => shortcuts[kind].length > 0,
  )
  if (kinds.length === 0) return null
  return (
    <nav className={styles.shortcuts} aria-label={t('search.shortcuts')}>
      <ul className={ui.wrap2}>
        {kinds.flatMap((kind) =>
          shortcuts[kind].map(({ name, path }) => (
            <li key={path} data-search={kind}>
              <Link to={path}>
                <Icon name={icons[kind]} size={20} />
                {name}
              </Link>
            </li>
          )),
        )}
      </ul>
    </nav>
  )
}

const icons = { categories: 'sofa', brands: 'tag', pages: 'info' } as const
