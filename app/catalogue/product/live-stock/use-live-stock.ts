import { useEffect, useState } from 'react'

import type { Product } from '#app/catalogue/product/product.ts'

import { withLiveStock } from './live-stock.ts'

/** The product with live stock. The stream closes when the page is left, so that the back/forward cache can keep it. */
export function useLiveStock(product: Product): Product {
  const [latest, setLatest] = useState<{ product: Product; event: string } | null>(null)
  useEffect(() => {
    let stream: EventSource | null = null
    const open = () => {
      stream ??= new EventSource(`/events/stock?product=${product.id}`)
      stream.onmessage = ({ data }: MessageEvent<string>) => setLatest({ product, event: data })
    }
    const close = () => {
      stream?.close()
      stream = null
    }
    open()
    window.addEventListener('pagehide', close)
    window.addEventListener('pageshow', open)
    return () => {
      close()
      window.removeEventListener('pagehide', close)
      window.removeEventListener('pageshow', open)
    }
  }, [product])
  // A product that was loaded after the event is newer than the event.
  return latest?.product === product ? withLiveStock(product, latest.event) : product
}
