import type { SalesItem } from '#app/catalogue/sales/sales-item.ts'

import { recordEvent } from './record-event.ts'
import type { ListedItem } from './shop-events.ts'

/** A card of a list, with its product in an attribute (`salesData`). */
const cards = 'article[data-sales]'
/** Rounding may keep the ratio of a visible card below one. */
const fullyVisible = 0.98

/** Records an impression of each card that is fully visible, once while it is in the page. */
export function observeProducts(): void {
  // The product of each counted card: React may use the element for another one.
  const counted = new WeakMap<Element, number>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const product = itemOf(target)
        if (!product || intersectionRatio < fullyVisible) continue
        if (counted.get(target) === product.id) continue
        counted.set(target, product.id)
        recordEvent('product:impression', { product, ...placeOf(target) })
      }
    },
    { threshold: fullyVisible },
  )
  const observed = new WeakSet<Element>()
  const observeAll = () => {
    for (const card of document.querySelectorAll(cards)) {
      const isChanged = counted.has(card) && counted.get(card) !== itemOf(card)?.id
      if (observed.has(card) && !isChanged) continue
      observed.add(card)
      observer.unobserve(card)
      observer.observe(card)
    }
  }
  observeAll()
  new MutationObserver(observeAll).observe(document.body, { childList: true, subtree: true })
}

/** Records a click on a card's link; false for another. Not a swatch, which changes the card, in a new tab too. */
export function recordProductClick(link: Element): boolean {
  const card = link.closest(cards)
  const product = card && !link.closest('[data-swatch]') && itemOf(card)
  if (card && product) recordEvent('product:click', { product, ...placeOf(card) })
  return card !== null
}

export function productInPage(id: number): SalesItem | undefined {
  return [...document.querySelectorAll('[data-sales]')]
    .map((element) => itemOf(element))
    .find((item) => item?.id === id)
}

function itemOf(element: Element): SalesItem | undefined {
  const { sales } = (element as HTMLElement).dataset
  return sales ? (JSON.parse(sales) as SalesItem) : undefined
}

/** Place in the card's list, which may begin with a later page (`ProductGrid`). */
function placeOf(card: Element): Omit<ListedItem, 'product'> {
  const entry = card.closest('li')
  const list = entry?.parentElement
  if (!entry || !list) return { index: 1, page: 1, pageSize: 1 }
  const { from = 1, pageSize = list.children.length } = list.dataset
  const index = Number(from) + [...list.children].indexOf(entry)
  return { index, page: Math.ceil(index / Number(pageSize)), pageSize: Number(pageSize) }
}
