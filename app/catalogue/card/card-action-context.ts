import { createContext, type ReactNode } from 'react'

import type { ProductCard } from './product-card.ts'

type RenderCardAction = (product: Pick<ProductCard, 'id' | 'name'>) => ReactNode

/**
 * Renders an action in the corner of every product card. The layout supplies it, because the catalogue
 * does not know about favourites and a card is the same for every visitor.
 */
export const CardActionContext = createContext<RenderCardAction | null>(null)
