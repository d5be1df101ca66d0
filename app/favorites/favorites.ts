/** The merchant returns this many products at once, and the cookie has space for them and other states. */
export const maxFavorites = 200
const maxId = 2 ** 31 - 1

/** The new state of one product. */
export interface FavoriteChange {
  id: number
  isFavorite: boolean
}

/**
 * Ids of favourite products, newest last, as in the cookie of the previous storefront. Values that are not
 * ids (older storefronts saved names and URLs) are omitted, and of too many the newest are kept.
 */
export function readFavoriteIds(state: unknown): number[] {
  if (!Array.isArray(state)) return []
  return [...new Set(state.filter(isProductId))].slice(-maxFavorites)
}

/** Applies changes in their order; beyond the limit the oldest ids are dropped. */
export function changeFavorites(
  ids: readonly number[],
  changes: readonly FavoriteChange[],
): number[] {
  const changed = new Set(ids)
  for (const { id, isFavorite } of changes) {
    if (isFavorite) changed.add(id)
    else changed.delete(id)
  }
  return [...changed].slice(-maxFavorites)
}

/** Whether a value has the form of a product id: a positive 32-bit integer. */
export function isProductId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= maxId
}
