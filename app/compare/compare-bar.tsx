import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { VisitorPlace } from '#app/ui/document/visitor-place.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './compare-bar.module.css'
import { useCompared } from './compare-context.ts'
import { comparedText } from './compared.ts'

/** Bar at the lower edge while products are compared; the comparison page has none. */
export function CompareBar() {
  const { pathname } = useLocation()
  const isComparison = pathname === href(useUrlScope(), 'compare')
  const ids = useCompared()
  return <ComparedCount ids={isComparison ? [] : ids} />
}

export function ComparedCount({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('common')
  const path = href(useUrlScope(), 'compare')
  return (
    <VisitorPlace name="compared">
      {ids.length > 0 ? (
        <aside
          className={classNames(ui.notPrinted, styles.bar)}
          data-compare-bar
          data-lower-edge
          aria-label={t('compare.title')}
        >
          <p role="status">{t('compare.chosen', { count: ids.length })}</p>
          <ButtonLink size="small" to={`${path}?products=${comparedText(ids)}`}>
            {t('compare.title')}
          </ButtonLink>
        </aside>
      ) : null}
    </VisitorPlace>
  )
}
