import { useNavigate } from '@remix-run/react'
import type { MouseEvent } from 'react'

import { listUrl } from '#app/catalogue/list/selection/list-url.ts'
import { onePage, extendRange, type PageRange } from '#app/catalogue/list/selection/list-page.ts'
import type { ProductList } from '#app/catalogue/list/product-list.ts'
import { isPlainClick } from '#app/ui/button/is-plain-click.ts'

/** Links to the pages before and after. With scripts a click adds one, and the URL names all, so that going back restores it. */
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
