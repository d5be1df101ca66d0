/** A sku as an order remembers it: how it was called, in the buyer's language, when it was bought. */
export interface OrderArticle {
  articleNumber: string
  gtin: string | null
  externalId: string | null
  name: string
  brand: string
  categories: string[]
  /** Size or the like; '' when there was nothing to choose. */
  variant: string
  imageUrl: string | null
  productUrl: string | null
  dimensions: { length: number; width: number; height: number }
  weight: number
}
