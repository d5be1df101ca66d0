import { createContext, type ReactNode } from 'react'

import type { ProductCard } from './product-card.ts'

type RenderCardAction = (product: Pick<ProductCard, 'id' | 'name'>) => ReactNode

/** Supplied by the layout: the catalogue knows no favourites, and a card is the same for every visitor. */
export const CardActionContext = createContext<RenderCardAction | null>(null)
