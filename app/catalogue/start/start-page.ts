import type { ProductCard } from '#app/catalogue/card/product-card.ts'

/** What the start page is made of, in the order it is shown. */
export interface StartPage {
  categories: { id: number; name: string; path: string; picture: string | null }[]
  /** The campaign that most of the best sellers belong to, if any runs. */
  campaign: { name: string; path: string; products: ProductCard[] } | null
  bestsellers: ProductCard[]
  news: ProductCard[]
  brands: { id: number; name: string; path: string }[]
}
