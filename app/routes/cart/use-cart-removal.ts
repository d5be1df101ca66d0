import { useEffect, useRef, useState } from 'react'

import type { Cart } from '#app/cart/cart.ts'

/** What went out of the cart since the page last showed it. */
export type CartRemoval =
  { key: 'line.removed'; name: string } | { key: 'promo.removed'; code: string }

/** The latest news of the cart, and a way to forget it; nothing at first, and nothing twice. */
export function useCartRemoval(cart: Cart | null): [CartRemoval | null, () => void] {
  const before = useRef(cart)
  const [removal, setRemoval] = useState<CartRemoval | null>(null)
  useEffect(() => {
    if (!cart) return
    const found = before.current && cartRemoval(before.current, cart)
    before.current = cart
    if (found) setRemoval(found)
  }, [cart])
  const [forget] = useState(() => () => setRemoval(null))
  return [removal, forget]
}

/** A line that is gone comes before a code that is gone: the code may have gone because of it. */
export function cartRemoval(before: Cart, now: Cart): CartRemoval | null {
  const gone = before.lines.find(({ id }) => !now.lines.some((line) => line.id === id))
  if (gone) return { key: 'line.removed', name: gone.name }
  if (before.promoCode && !now.promoCode) return { key: 'promo.removed', code: before.promoCode }
  return null
}
