import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { Icon } from '#app/ui/display/icon.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'

import styles from './chosen-facets.module.css'
import type { ChosenFacet } from './list-selection.ts'

interface ChosenFacetsProps {
  chosen: readonly (ChosenFacet & { param: string })[]
  /** URL of the list without this value. */
  removeUrl: (param: string, facet: ChosenFacet) => string
  clearedPath: string
}

/** The chosen facets as chips; pressing one removes it. */
export function ChosenFacets({ chosen, removeUrl, clearedPath }: ChosenFacetsProps) {
  const { t } = useTranslation('catalogue')
  if (chosen.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('list.chosen')}>
      {chosen.map((facet) => (
        <li key={facet.param + facet.id}>
          <Link
            className={styles.chip}
            to={removeUrl(facet.param, facet)}
            rel="nofollow"
            preventScrollReset
          >
            <span aria-hidden="true">{facet.label}</span>
            <VisuallyHidden>{t('list.remove', { label: facet.label })}</VisuallyHidden>
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} to={clearedPath} rel="nofollow" preventScrollReset>
          {t('list.clear')}
        </Link>
      </li>
    </ul>
  )
}
