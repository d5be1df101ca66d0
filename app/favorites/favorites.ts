/** As many products as the merchant shows at once, and as a cookie holds beside other things. */
export const maxFavorites = 200
const maxId = 2 ** 31 - 1

/** What a pressed heart wants. */
export interface FavoriteChange {
  id: number
  isFavorite: boolean
}

/**
 * Ids of favourite products, newest last, as the storefront before this one kept them. What is no id
 * (its predecessors kept names and addresses) is left out, and of too many the newest stay.
 */
export function readFavoriteIds(state: unknown): number[] {
  if (!Array.isArray(state)) return []
  return [...new Set(state.filter(isProductId))].slice(-maxFavorites)
}

/** The ids after these changes, in their order; the oldest are dropped beyond the limit. */
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

/** Whether the merchant could have a product with this id. */
export function isProductId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= maxId
}
