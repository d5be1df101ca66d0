import { useEffect } from 'react'

import { useReplaceFavorites } from '#app/favorites/favorites-context.ts'

/** Gives the header the favourites of this page, which may be newer: another device of the customer changed them. */
export function useLoadedFavorites(ids: readonly number[]): void {
  const replace = useReplaceFavorites()
  useEffect(() => replace(ids), [ids, replace])
}
