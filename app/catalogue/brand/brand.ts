export interface Brand {
  id: number
  name: string
  /** File name; null when the merchant has none. */
  picture: string | null
  path: string
  /** Number of its products in this market, raw and formatted; null when unknown. */
  products: { count: number; formatted: string } | null
}
