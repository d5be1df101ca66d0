import { createContext } from 'react'

import type { ShownZipDelivery } from '#app/catalogue/stock/zip-delivery-context.ts'

import type { ProductCard } from './product-card.ts'

/** Everything that the content of a card depends on, besides the language. */
export interface TileInput {
  product: ProductCard
  priority: 'early' | 'late'
  imageServer: string
  zipDelivery: ShownZipDelivery | null
}

/**
 * The content of a card as HTML; null where it is rendered as usual. Absent in the browser, where cards are
 * components.
 */
export const TileHtmlContext = createContext<((input: TileInput) => string | null) | null>(null)
