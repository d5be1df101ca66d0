/** Read by the layout through `useMatches`, which is untyped: loaders check theirs with `satisfies PublicPricesData`. */
export interface PublicPricesData extends Record<string, unknown> {
  /** Whether a signed-in customer sees public prices, because their own are unavailable. */
  hasPublicPrices: boolean
}
