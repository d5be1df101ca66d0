import { useEffect, useRef, useState } from 'react'

import type { Cart } from '#app/cart/cart.ts'

/** A line or code removed from the cart since it was last shown. */
export type CartRemoval =
  { key: 'line.removed'; name: string } | { key: 'promo.removed'; code: string }

/** The latest removal and a function to dismiss it; null for the first cart. */
export function useCartRemoval(cart: Cart | null): [CartRemoval | null, () => void] {
  const before = useRef(cart)
  const [removal, setRemoval] = useState<CartRemoval | null>(null)
  useEffect(() => {
    if (!cart) return
    const found = before.current && cartRemoval(before.current, cart)
    before.current = cart
    if (found) setRemoval(found)
  }, [cart])
  const [clearRemoval] = useState(() => () => setRemoval(null))
  return [removal, clearRemoval]
}

/** A removed line comes before a removed code, which may be a consequence of it. */
export function cartRemoval(before: Cart, now: Cart): CartRemoval | null {
  const removedLine = before.lines.find(({ id }) => !now.lines.some((line) => line.id === id))
  if (removedLine) return { key: 'line.removed', name: removedLine.name }
  if (before.promoCode && !now.promoCode) return { key: 'promo.removed', code: before.promoCode }
  return null
}
