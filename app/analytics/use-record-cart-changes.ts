import { useEffect, useRef } from 'react'

import { lineChanges, type SalesLine } from '#app/cart/sales/sales-cart.ts'

import { recordEvent } from './record-event.ts'

/**
 * Records what the visitor adds to and removes from the cart, wherever on a page: the difference between
 * two loads of the layout.
 *
 * @param lines null when the cart was not read, and in a shop that measures nothing
 * @param isOwnChange whether this tab has sent a form since the last load; another tab records its own
 */
export function useRecordCartChanges(
  lines: readonly SalesLine[] | null,
  isOwnChange: () => boolean,
): void {
  const before = useRef(lines)
  useEffect(() => {
    const known = before.current
    before.current = lines ?? known
    if (!lines || !known || known === lines || !isOwnChange()) return
    const { added, removed } = lineChanges(known, lines)
    for (const line of added) recordEvent('cart:add', line)
    for (const line of removed) recordEvent('cart:remove', line)
  }, [lines, isOwnChange])
}
