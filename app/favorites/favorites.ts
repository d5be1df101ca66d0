import { changeIds, isId, type ToggleChange } from '#app/ui/button/toggle-change.ts'

/** The merchant returns this many products at once, and the cookie has space for them and other states. */
export const maxFavorites = 200

/**
 * Ids of favourite products, newest last, as in the cookie of the previous storefront. Values that are not
 * ids (older storefronts saved names and URLs) are omitted, and of too many the newest are kept.
 */
export function readFavoriteIds(state: unknown): number[] {
  if (!Array.isArray(state)) return []
  return [...new Set(state.filter(isId))].slice(-maxFavorites)
}

export const changeFavorites = (ids: readonly number[], changes: readonly ToggleChange[]) =>
  changeIds(ids, changes, maxFavorites)
