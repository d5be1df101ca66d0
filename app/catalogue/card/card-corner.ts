import { createContext, type ReactNode } from 'react'

import type { ProductCard } from './product-card.ts'

type CardCornerOf = (product: Pick<ProductCard, 'id' | 'name'>) => ReactNode

/**
 * What a page puts into the corner of every card. The catalogue leaves the place free and does not
 * know what stands there; a card is the same for everybody.
 */
export const CardCorner = createContext<CardCornerOf | null>(null)
