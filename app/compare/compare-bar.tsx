import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'

import styles from './compare-bar.module.css'
import { useCompared } from './compare-context.ts'
import { comparedText } from './compared.ts'

/** At the lower edge while products are compared: their number, and the way to the comparison; not on its own page. */
export function CompareBar() {
  const { t } = useTranslation('common')
  const path = href(useUrlScope(), 'compare')
  const { pathname } = useLocation()
  const ids = useCompared()
  if (ids.length === 0 || pathname === path) return null
  return (
    <aside className={styles.bar} data-compare-bar aria-label={t('compare.title')}>
      <p role="status">{t('compare.chosen', { count: ids.length })}</p>
      <ButtonLink size="small" to={`${path}?products=${comparedText(ids)}`}>
        {t('compare.title')}
      </ButtonLink>
    </aside>
  )
}
