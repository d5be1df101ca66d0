import { useEffect, useRef, useState, type RefObject } from 'react'

import { fetchCards } from '#app/catalogue/card/fetch-cards.ts'
import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import { recentProducts } from '#app/catalogue/product/recent/recent-products.ts'
import { useFavorites } from '#app/favorites/favorites-context.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'

import { ProductsView } from './products-view.tsx'
import type { PersonalProductsWidget } from './widget.ts'

/** More than are shown, because some may not be sold in this market. */
const maxRequested = 60

interface PersonalProductsRowProps {
  widget: PersonalProductsWidget
  /** The element that contains the row. */
  place: RefObject<HTMLElement>
}

/** The products of the row, the newest first; nothing without any. */
export function PersonalProductsRow({ widget, place }: PersonalProductsRowProps) {
  const path = href(useUrlScope(), 'cards')
  const favorites = useRef(useFavorites())
  const [products, setProducts] = useState<readonly ProductCard[]>([])
  // The widget is a new object when its page is loaded again, for example with the prices of another market.
  useEffect(() => {
    const { list, count } = widget
    // A favourite that is removed stays in the row until the page is loaded again.
    const ids = list === 'viewed' ? recentProducts.read() : [...favorites.current].reverse()
    if (ids.length === 0) return
    let stop: (() => void) | undefined
    let isCurrent = true
    fetchCards(path, ids.slice(0, maxRequested)).then(
      (cards) => {
        if (!isCurrent || !place.current) return
        const show = () => setProducts(ids.flatMap((id) => cards.get(id) ?? []).slice(0, count))
        stop = whenOutOfSight(place.current, show)
      },
      // The page is complete without the row.
      () => undefined,
    )
    return () => {
      isCurrent = false
      stop?.()
    }
  }, [path, place, widget])
  if (products.length === 0) return null
  const { title, text, more } = widget
  return <ProductsView list={{ title, text, more, isInRows: false, products: [...products] }} />
}

/** Calls back once a change of the element's height moves nothing visible. Returns how to stop. */
function whenOutOfSight(element: HTMLElement, onHidden: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    const isHidden = entry && !entry.isIntersecting
    const isBelow = entry && entry.boundingClientRect.top > 0
    if (!isHidden || !(isBelow || CSS.supports('overflow-anchor: auto'))) return
    observer.disconnect()
    onHidden()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
