import { useSearchParams } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { ListEnd, PreviousPageLink } from '#app/catalogue/list/page-links.tsx'
import type { ListProgress } from '#app/catalogue/list/selection/list-page.ts'

interface FavoritesPagingProps {
  progress: ListProgress
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
  if (position === 'above')
    return previousPage === null ? null : <PreviousPageLink to={toPage(previousPage)} />
  const label = t('list.showing', { sum: `${from}–${to}`, total })
  const next = nextPage === null ? null : { to: toPage(nextPage) }
  return <ListEnd label={label} value={to} max={total} next={next} />
}
