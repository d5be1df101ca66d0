import { useEffect, useRef, useState } from 'react'

import { removalBetween, type CartNotice } from './cart-notice.ts'
import type { Cart } from './cart.ts'

/**
 * The latest removal of a line or code while the cart is shown, in this tab or another, and a function to
 * dismiss it. Null for the first cart, and once the removed line is back.
 */
export function useRemovalNotice(cart: Cart | null): [CartNotice | null, () => void] {
  const before = useRef(cart)
  const [notice, setNotice] = useState<CartNotice | null>(null)
  useEffect(() => {
    if (!cart) return
    const removal = before.current && removalBetween(before.current, cart)
    before.current = cart
    if (removal) setNotice(removal)
    else setNotice((shown) => (shown && isUndone(shown, cart) ? null : shown))
  }, [cart])
  const [clear] = useState(() => () => setNotice(null))
  return [notice, clear]
}

function isUndone(notice: CartNotice, { lines, promoCode }: Cart): boolean {
  if (notice.kind === 'code-removed') return promoCode !== null
  return lines.some(({ skuId }) => skuId === notice.skuId)
}
