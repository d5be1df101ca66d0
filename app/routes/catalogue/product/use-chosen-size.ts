import { useState } from 'react'

import type { Product } from '#app/catalogue/product/product.ts'

interface ChosenSize {
  name: string
  /** Ids of the colours that it was chosen for. */
  products: readonly number[]
}

/**
 * The size that a shopper has chosen, kept from colour to colour of the same thing, on the way back
 * too; another product begins without one. `addressed` is the size that the address asks for.
 */
export function useChosenSize(
  product: Product,
  addressed: string | null,
): [string | null, (name: string) => void] {
  const [chosen, setChosen] = useState<ChosenSize | null>(null)
  const choose = (name: string) => {
    setChosen({ name, products: [product.id, ...product.colors.map(({ productId }) => productId)] })
  }
  return [chosen?.products.includes(product.id) ? chosen.name : addressed, choose]
}
