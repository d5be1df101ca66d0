import { useState } from 'react'

import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import type { ProductList } from '#app/catalogue/list/product-list.ts'

export interface LoadedPages {
  products: readonly ProductCard[]
  firstPage: number
  lastPage: number
}

interface Kept extends LoadedPages {
  list: ProductList
}

/**
 * Keeps the pages seen before, so that "show more" adds to the list instead of replacing it. A page
 * that does not continue what is there (another filter, another list, a jump) starts anew, which is
 * also what a visitor without scripts sees.
 */
export function useLoadedPages(list: ProductList): LoadedPages {
  const [kept, setKept] = useState<Kept>(() => startWith(list))
  if (kept.list === list) return kept
  const next = continued(kept, list)
  setKept(next)
  return next
}

export function startWith(list: ProductList): Kept {
  const { page } = list.selection
  return { list, products: list.products, firstPage: page, lastPage: page }
}

/** What is there plus the page that came; the same list in the same order only. */
export function continued(kept: Kept, list: ProductList): Kept {
  const { page } = list.selection
  if (listIdentity(kept.list) !== listIdentity(list)) return startWith(list)
  if (page === kept.lastPage + 1) {
    return { ...kept, list, products: unique([...kept.products, ...list.products]), lastPage: page }
  }
  if (page === kept.firstPage - 1) {
    return {
      ...kept,
      list,
      products: unique([...list.products, ...kept.products]),
      firstPage: page,
    }
  }
  return startWith(list)
}

function listIdentity(list: ProductList): string {
  const { facets, sort } = list.selection
  return JSON.stringify([list.path, facets, sort, list.progress.total])
}

/** A product that moved between two pages while they were fetched shows once. */
function unique(products: readonly ProductCard[]): ProductCard[] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}
