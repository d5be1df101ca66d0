import { useState } from 'react'

import type { Product } from '#app/catalogue/product/product.ts'

interface KeptSize {
  name: string
  /** Ids of the colours that it was chosen for. */
  products: readonly number[]
}

/**
 * The size that a shopper has chosen, kept from colour to colour of the same thing, on the way back
 * too; another product begins without one. `addressed` is the size that the address asks for.
 */
export function useKeptSize(
  product: Product,
  addressed: string | null,
): [string | null, (name: string) => void] {
  const [kept, setKept] = useState<KeptSize | null>(null)
  const choose = (name: string) => {
    setKept({ name, products: [product.id, ...product.colors.map(({ productId }) => productId)] })
  }
  return [kept?.products.includes(product.id) ? kept.name : addressed, choose]
}
