import { useState } from 'react'

import type { Product } from '#app/catalogue/product/product.ts'

interface ChosenSize {
  name: string
  /** Ids of the products (colours) that it was chosen for. */
  products: readonly number[]
}

/**
 * The chosen size, kept between the colours of a product, also on back navigation; another product starts
 * without one.
 *
 * @param urlSize name of the size in the URL
 */
export function useChosenSize(
  product: Product,
  urlSize: string | null,
): [string | null, (name: string) => void] {
  const [chosen, setChosen] = useState<ChosenSize | null>(null)
  const choose = (name: string) => {
    setChosen({ name, products: [product.id, ...product.colors.map(({ productId }) => productId)] })
  }
  return [chosen?.products.includes(product.id) ? chosen.name : urlSize, choose]
}
