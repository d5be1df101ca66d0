export interface NamedLink {
  name: string
  path: string
}

export interface NamedCategory extends NamedLink {
  /** File name. */
  picture?: string
}

export interface SuggestedProduct extends NamedLink {
  brand: string
  /** File name; null for a product without a picture. */
  picture: string | null
  /** Formatted; empty when it is not known. */
  price: string
  /** The price has a VAT note. */
  isVatIncluded: boolean
}

export interface Shortcuts {
  categories: NamedCategory[]
  brands: NamedLink[]
  pages: NamedLink[]
}

/** What the search field suggests; before the first letter these are searches and categories. */
export interface Suggestions extends Shortcuts {
  products: SuggestedProduct[]
  /** All products found; 0 before the first letter. */
  total: number
  searches: string[]
}
