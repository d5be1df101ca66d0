import { useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { ListEnd, PreviousPageLink } from '#app/catalogue/list/page-links.tsx'
import type { ProductList } from '#app/catalogue/list/product-list.ts'
import { formatNumber } from '#app/i18n/format-number.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'

import { useMorePages } from './use-more-pages.ts'

interface LoadMoreProps {
  list: ProductList
  position: 'above' | 'below'
}

/** Above the products a link to the previous page; below them their number, and a link to the next page. */
export function LoadMore({ list, position }: LoadMoreProps) {
  const { t } = useTranslation('catalogue')
  const { language } = useUrlScope()
  const isBusy = useNavigation().state !== 'idle'
  const toPage = useMorePages(list)
  const { from, to, total, previousPage, nextPage } = list.progress
  if (position === 'above')
    return previousPage ? <PreviousPageLink {...toPage(previousPage)} /> : null
  const [first, last] = [formatNumber(from, language), formatNumber(to, language)]
  const sum = from === 1 ? last : `${first}–${last}`
  const label = t(from === 1 ? 'list.seen' : 'list.showing', { sum, total: list.formatted.total })
  const next = nextPage ? toPage(nextPage) : null
  return <ListEnd label={label} value={to} max={total} next={next} isBusy={isBusy} />
}
