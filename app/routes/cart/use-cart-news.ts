import { useEffect, useRef, useState } from 'react'

import type { Cart } from '#app/cart/cart.ts'

/** What went out of the cart since the page last showed it. */
export type CartNews =
  { key: 'line.removed'; name: string } | { key: 'promo.removed'; code: string }

/** The latest news of the cart, and a way to forget it; nothing at first, and nothing twice. */
export function useCartNews(cart: Cart | null): [CartNews | null, () => void] {
  const before = useRef(cart)
  const [news, setNews] = useState<CartNews | null>(null)
  useEffect(() => {
    if (!cart) return
    const found = before.current && cartNews(before.current, cart)
    before.current = cart
    if (found) setNews(found)
  }, [cart])
  const [forget] = useState(() => () => setNews(null))
  return [news, forget]
}

/** A line that is gone comes before a code that is gone: the code may have gone because of it. */
export function cartNews(before: Cart, now: Cart): CartNews | null {
  const gone = before.lines.find(({ id }) => !now.lines.some((line) => line.id === id))
  if (gone) return { key: 'line.removed', name: gone.name }
  if (before.promoCode && !now.promoCode) return { key: 'promo.removed', code: before.promoCode }
  return null
}
