/** A brand in the list of all brands. */
export interface Brand {
  id: number
  name: string
  /** One or two sentences of plain text; empty when the merchant has none. */
  description: string
  path: string
  /** Number of its products in this market, raw and formatted; null when unknown. */
  products: { count: number; formatted: string } | null
}
