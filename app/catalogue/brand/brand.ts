/** A maker, as the page of all makers shows it. */
export interface Brand {
  id: number
  name: string
  /** A sentence or two in plain words; empty when the merchant has none. */
  description: string
  path: string
  /** How many products of it this market has, as a number in words too; null when nobody tells. */
  products: { count: number; formatted: string } | null
}
