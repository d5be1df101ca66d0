/** A page of the shop by its name. */
export interface NamedLink {
  name: string
  path: string
}

/** A product as a line below the search field. */
export interface SuggestedProduct extends NamedLink {
  brand: string
  /** File name; null for a product without a picture. */
  picture: string | null
  /** Formatted; empty when it is not known. */
  price: string
  /** The price has a VAT note. */
  isVatIncluded: boolean
}

/** Pages that what was typed is the name of. */
export interface Shortcuts {
  categories: NamedLink[]
  brands: NamedLink[]
  /** Information pages. */
  pages: NamedLink[]
}

/** What is offered while a shopper types; before the first letter there are searches and categories. */
export interface Suggestions extends Shortcuts {
  products: SuggestedProduct[]
  /** All products found; 0 before the first letter. */
  total: number
  /** Searches that many visitors made. */
  searches: string[]
}
