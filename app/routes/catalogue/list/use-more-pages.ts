import { useNavigate } from '@remix-run/react'
import type { MouseEvent } from 'react'

import { listUrl } from '#app/catalogue/list/selection/list-url.ts'
import { onePage, extendRange, type PageRange } from '#app/catalogue/list/selection/list-page.ts'
import type { ProductList } from '#app/catalogue/list/product-list.ts'
import { isPlainClick } from '#app/ui/button/is-plain-click.ts'

/**
 * Links to the page before or after those that a list shows. With scripts a click adds that page, and the URL names all
 * of them, so that back navigation restores products and scroll position.
 */
export function useMorePages(list: ProductList) {
  const navigate = useNavigate()
  const { path, selection, defaultSort } = list
  const urlOf = (pages: PageRange) => listUrl(path, { ...selection, pages }, defaultSort)
  return (page: number) => ({
    to: urlOf(onePage(page)),
    onClick: (event: MouseEvent) => {
      const pages = extendRange(selection.pages, page)
      if (!isPlainClick(event) || !pages) return
      event.preventDefault()
      navigate(urlOf(pages), { replace: true, preventScrollReset: true })
    },
  })
}
