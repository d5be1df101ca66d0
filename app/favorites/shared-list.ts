import { isId } from '#app/ui/button/toggle-change.ts'

import { maxFavorites } from './favorites.ts'

export const sharedListParam = 'list'

/** Ids in the form of a short query parameter, which contains only ids. */
export function writeSharedList(ids: readonly number[]): string {
  return ids.map((id) => id.toString(36)).join('-')
}

/** The ids of a link, in its order; null if there is none. Values that are no ids are omitted. */
export function readSharedList(text: string | null): number[] | null {
  if (!text) return null
  const ids = text
    .slice(0, maxFavorites * 8)
    .split('-')
    .filter((part) => /^[0-9a-z]{1,6}$/i.test(part))
    .map((part) => parseInt(part, 36))
    .filter(isId)
  const once = [...new Set(ids)].slice(0, maxFavorites)
  return once.length > 0 ? once : null
}
