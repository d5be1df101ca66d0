import { changeIds, isId, type ToggleChange } from '#app/ui/button/toggle-change.ts'

/** The merchant returns this many products at once, and the cookie has space for them and other states. */
export const maxFavorites = 200

/** Newest last, as in the earlier storefront's cookie. Names and URLs of older ones are omitted; of too many the newest stay. */
export function readFavoriteIds(state: unknown): number[] {
  if (!Array.isArray(state)) return []
  return [...new Set(state.filter(isId))].slice(-maxFavorites)
}

export const changeFavorites = (ids: readonly number[], changes: readonly ToggleChange[]) =>
  changeIds(ids, changes, maxFavorites)
