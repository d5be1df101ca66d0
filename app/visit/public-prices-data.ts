/**
 * Loader data that the storefront layout reads from every page through `useMatches`, which is untyped.
 * Loaders of pages with prices check theirs with `satisfies PublicPricesData`.
 */
export interface PublicPricesData extends Record<string, unknown> {
  /** Whether a signed-in customer sees public prices, because their own are unavailable. */
  hasPublicPrices: boolean
}
