import { useState } from 'react'

import type { Product } from '#app/catalogue/product/product.ts'

interface ChosenSize {
  name: string
  /** Ids of the products (colours) that it was chosen for. */
  products: readonly number[]
}

/** The chosen size, kept between a product's colours and on back navigation; in the address, for a copied link or a reload. */
export function useChosenSize(
  product: Product,
  urlSize: string | null,
): [string | null, (name: string) => void] {
  const [chosen, setChosen] = useState<ChosenSize | null>(null)
  const choose = (name: string) => {
    setChosen({ name, products: [product.id, ...product.colors.map(({ productId }) => productId)] })
    const sku = product.skus.find((one) => one.name === name)
    if (sku) showSkuInAddress(sku.id)
  }
  return [chosen?.products.includes(product.id) ? chosen.name : urlSize, choose]
}

/** Not with the router, which would reload the page for a URL with the same content. */
function showSkuInAddress(skuId: number): void {
  const url = new URL(window.location.href)
  url.searchParams.set('sku', String(skuId))
  window.history.replaceState(window.history.state, '', url)
}
