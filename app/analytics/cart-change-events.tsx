import { useEffect, useRef, type ReactNode } from 'react'

import { lineChanges, type SalesLine } from '#app/cart/sales/sales-cart.ts'

import { recordEvent } from './record-event.ts'

/** Dispatched on the window before data is loaded that shows what a form of this tab has changed. */
const ownChange = 'hemvist:own-change'

/** Call it when this tab has sent a form; another tab records its own. */
export const announceOwnChange = (): void => void window.dispatchEvent(new Event(ownChange))

interface CartChangeEventsProps {
  /** Null when the cart was not read, undefined in a shop that measures nothing. */
  salesLines?: readonly SalesLine[] | null
  children: ReactNode
}

/** Records what the visitor adds and removes on any page: the difference between two loads of the layout. */
export function CartChangeEvents({ salesLines: lines, children }: CartChangeEventsProps) {
  const before = useRef(lines)
  const isOwn = useRef(false)
  useEffect(() => {
    const onChange = () => void (isOwn.current = true)
    window.addEventListener(ownChange, onChange)
    return () => window.removeEventListener(ownChange, onChange)
  }, [])
  useEffect(() => {
    const known = before.current
    before.current = lines ?? known
    if (!lines || !known || known === lines || !isOwn.current) return
    isOwn.current = false
    const { added, removed } = lineChanges(known, lines)
    for (const line of added) recordEvent('cart:add', line)
    for (const line of removed) recordEvent('cart:remove', line)
  }, [lines])
  return children
}
