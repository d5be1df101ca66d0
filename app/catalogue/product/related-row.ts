import type { ProductCard } from '#app/catalogue/card/product-card.ts'

/** Products that have something to do with the one shown. */
export interface RelatedRow {
  relation: 'related' | 'similar' | 'accessories'
  products: ProductCard[]
}
