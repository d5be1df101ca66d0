import type { ProductCard } from '#app/catalogue/card/product-card.ts'

/** Products with the same relation to the one shown. */
export interface RelatedRow {
  /** `family`: another version of the same product, such as a sofa with more seats. */
  relation: 'family' | 'related' | 'similar' | 'accessories'
  products: ProductCard[]
}
