/** A sku as stored in an order, with its name in the buyer's language on the day of the purchase. */
export interface OrderArticle {
  articleNumber: string
  gtin: string | null
  externalId: string | null
  name: string
  brand: string
  categories: string[]
  /** Size or the like; '' when there was nothing to choose. */
  variant: string
  /** Name of the package of which it is a part; absent when it was bought by itself. */
  packageName?: string
  imageUrl: string | null
  productUrl: string | null
  dimensions: { length: number; width: number; height: number }
  weight: number
}
