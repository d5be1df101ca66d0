import { useNavigate } from '@remix-run/react'
import { useRef, useState } from 'react'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'

import { fetchCards } from './fetch-cards.ts'
import type { ProductCard } from './product-card.ts'
import type { Swatch } from './swatches.ts'

/** A card that changes its colour in place. One request for all colours when the pointer or focus comes; else links. */
export function useCardColors(product: ProductCard) {
  const scope = useUrlScope()
  const navigate = useNavigate()
  const request = useRef<{ of: ProductCard; cards: Promise<Map<number, ProductCard>> } | null>(null)
  const latest = useRef(product.id)
  const [chosen, setChosen] = useState<{ of: ProductCard; card: ProductCard } | null>(null)
  // A list that was loaded again has new products, prices included.
  const prepare = () => {
    if (request.current?.of !== product) {
      const ids = product.swatches.map(({ id }) => id)
      request.current = { of: product, cards: fetchCards(href(scope, 'cards'), ids) }
    }
    return request.current.cards
  }
  return {
    shown: chosen?.of === product ? chosen.card : product,
    prepare: () => void prepare().catch(() => (request.current = null)),
    choose(swatch: Swatch) {
      latest.current = swatch.id
      prepare().then(
        (cards) => {
          if (latest.current !== swatch.id) return
          const card = swatch.id === product.id ? product : cards.get(swatch.id)
          if (card) setChosen({ of: product, card })
          else navigate(swatch.path)
        },
        () => {
          request.current = null
          navigate(swatch.path)
        },
      )
    },
  }
}
