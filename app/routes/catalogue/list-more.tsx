import { Link, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { listAddress } from '#app/catalogue/list/list-address.ts'
import { listPageSize, listProgress } from '#app/catalogue/list/list-page.ts'
import { withPage } from '#app/catalogue/list/list-selection.ts'
import type { ProductList } from '#app/catalogue/list/product-list.ts'
import { writeNumber } from '#app/i18n/write-number.ts'
import { usePlace } from '#app/routing/current-place.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'

import styles from './list-page.module.css'
import type { LoadedPages } from './use-loaded-pages.ts'

interface ListMoreProps {
  list: ProductList
  loaded: LoadedPages
  place: 'above' | 'below'
}

/** What was seen of the list, and a real link to the page before or after. */
export function ListMore({ list, loaded, place }: ListMoreProps) {
  const { t } = useTranslation('catalogue')
  const { language } = usePlace()
  const isBusy = useNavigation().state !== 'idle'
  const to = (page: number) =>
    listAddress(list.path, withPage(list.selection, page), list.defaultSort)
  if (place === 'above') {
    if (loaded.firstPage === 1) return null
    return (
      <p className={styles.previous}>
        <Link to={to(loaded.firstPage - 1)} rel="prev" preventScrollReset replace>
          {t('list.loadPrevious')}
        </Link>
      </p>
    )
  }
  const { total } = list.progress
  const from = (loaded.firstPage - 1) * listPageSize + 1
  const seen = Math.min(loaded.lastPage * listPageSize, total)
  const nextPage = listProgress(loaded.lastPage, total)?.nextPage
  const [first, last] = [writeNumber(from, language), writeNumber(seen, language)]
  const sum = from === 1 ? last : `${first}–${last}`
  const words = t(from === 1 ? 'list.seen' : 'list.showing', { sum, total: list.formatted.total })
  return (
    <div className={styles.more}>
      <p className={styles.seen}>{words}</p>
      <ProgressLine value={seen} max={total} label={words} />
      {nextPage ? (
        <ButtonLink
          kind="secondary"
          to={to(nextPage)}
          rel="next"
          preventScrollReset
          replace
          aria-disabled={isBusy || undefined}
        >
          {t('list.loadMore')}
        </ButtonLink>
      ) : null}
    </div>
  )
}
