import { useEffect, useRef, useState } from 'react'

import type { Cart } from '#app/cart/cart.ts'
import type { UnavailableItems } from '#app/cart/last-seen/last-seen-cart.server.ts'

import { removalBetween, type RemovalNotice } from './cart-notice.ts'

/** The latest removal while the cart is shown, in any tab, and a function to dismiss it. Null once the line is back. */
export function useRemovalNotice(
  cart: Cart | null,
  saved: readonly string[],
  gone: UnavailableItems | null,
): [RemovalNotice | null, () => void] {
  const before = useRef(cart)
  const [notice, setNotice] = useState<RemovalNotice | null>(null)
  useEffect(() => {
    if (!cart) return
    const removal = before.current && removalBetween(before.current, cart, saved, gone)
    before.current = cart
    if (removal) setNotice(removal)
    else setNotice((shown) => (shown && isUndone(shown, cart) ? null : shown))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- they change with the cart
  }, [cart])
  const [clear] = useState(() => () => setNotice(null))
  return [notice, clear]
}

function isUndone(notice: RemovalNotice, { lines, packages, promoCode }: Cart): boolean {
  if (notice.kind === 'code-removed') return promoCode !== null
  if (notice.kind === 'package-removed') {
    const { packageId, selection } = notice
    return packages.some((each) => each.id === packageId && each.selection === selection)
  }
  return lines.some(({ skuId, packageKey }) => skuId === notice.skuId && !packageKey)
}
