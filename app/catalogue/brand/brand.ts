/** A maker, as the page of all makers shows it. */
export interface Brand {
  id: number
  name: string
  /** A sentence or two in plain words; empty when the merchant has none. */
  description: string
  path: string
  /** Number of its products in this market, raw and formatted; null when unknown. */
  products: { count: number; formatted: string } | null
}
