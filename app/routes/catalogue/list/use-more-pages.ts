import { useNavigate } from '@remix-run/react'
import type { MouseEvent } from 'react'

import { listUrl } from '#app/catalogue/list/list-url.ts'
import { onePage, widened, type PageRange } from '#app/catalogue/list/list-page.ts'
import { withPages } from '#app/catalogue/list/list-selection.ts'
import type { ProductList } from '#app/catalogue/list/product-list.ts'

interface PageLink {
  to: string
  onClick: (event: MouseEvent) => void
}

/**
 * Links to the page before or after what a list shows. The address is that page's own; with scripts it
 * is added to what is there, and the address names all pages shown, so that the way back leads to the
 * same products at the same height whether the browser has kept the page or asks for it again.
 */
export function useMorePages(list: ProductList): (page: number) => PageLink {
  const navigate = useNavigate()
  const { path, selection, defaultSort } = list
  const addressOf = (pages: PageRange) => listUrl(path, withPages(selection, pages), defaultSort)
  return (page) => ({
    to: addressOf(onePage(page)),
    onClick: (event) => {
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      const pages = widened(selection.pages, page)
      if (!isPlain || !pages) return
      event.preventDefault()
      navigate(addressOf(pages), { replace: true, preventScrollReset: true })
    },
  })
}
