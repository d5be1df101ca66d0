import { Link, useSearchParams } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import type { FavoritesProgress } from '#app/favorites/favorites-progress.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { ProgressLine } from '#app/ui/feedback/progress-line.tsx'

import styles from './favorites-page.module.css'

interface FavoritesPagingProps {
  progress: FavoritesProgress
  position: 'above' | 'below'
}

/** Links to the previous and the next part of a long list; nothing for a list of one page. */
export function FavoritesPaging({ progress, position }: FavoritesPagingProps) {
  const { t } = useTranslation('catalogue')
  const [query] = useSearchParams()
  const { from, to, total, previousPage, nextPage } = progress
  const toPage = (page: number) => {
    const params = new URLSearchParams(query)
    params.delete('page')
    if (page > 1) params.set('page', String(page))
    return { search: params.toString() }
  }
  if (previousPage === null && nextPage === null) return null
  if (position === 'above') {
    return previousPage === null ? null : (
      <p className={styles.previous}>
        <Link to={toPage(previousPage)} rel="prev">
          {t('list.loadPrevious')}
        </Link>
      </p>
    )
  }
  const label = t('list.showing', { sum: `${from}–${to}`, total })
  return (
    <div className={styles.more}>
      <p className={styles.seen}>{label}</p>
      <ProgressLine value={to} max={total} label={label} />
      {nextPage === null ? null : (
        <ButtonLink kind="secondary" to={toPage(nextPage)} rel="next">
          {t('list.loadMore')}
        </ButtonLink>
      )}
    </div>
  )
}
