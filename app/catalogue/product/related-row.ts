import type { ProductCard } from '#app/catalogue/card/product-card.ts'

/** Products with the same relation to the one shown. */
export interface RelatedRow {
  relation: 'related' | 'similar' | 'accessories'
  products: ProductCard[]
}
