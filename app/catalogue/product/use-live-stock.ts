import { useEffect, useState } from 'react'

import { withLiveStock } from './live-stock.ts'
import type { Product } from './product.ts'

/**
 * The product with its stock as it changes while it is looked at. The stream is closed when the page
 * is left, so that the browser can keep the page for the way back, and opened again then.
 */
export function useLiveStock(product: Product): Product {
  const [news, setNews] = useState<{ of: Product; event: string } | null>(null)
  useEffect(() => {
    let stream: EventSource | null = null
    const open = () => {
      stream ??= new EventSource(`/events/stock?product=${product.id}`)
      stream.onmessage = ({ data }: MessageEvent<string>) => setNews({ of: product, event: data })
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
  // What a newer answer of the server says is newer than what was heard before it.
  return news?.of === product ? withLiveStock(product, news.event) : product
}
