import type { ProductCard } from '#app/catalogue/card/product-card.ts'

/** Products with the same relation to the one shown. */
export interface RelatedRow {
  /** `family`: the same kind of thing in another form, such as a sofa with more seats. */
  relation: 'family' | 'related' | 'similar' | 'accessories'
  products: ProductCard[]
}
