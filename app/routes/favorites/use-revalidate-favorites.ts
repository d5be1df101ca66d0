import { useRevalidator } from '@remix-run/react'
import { useContext, useEffect, useRef } from 'react'

import { FavoritesContext } from '#app/favorites/favorites-context.ts'

/** Reloads the list once when a favourite was added so shortly before that `listed` may lack it. */
export function useRevalidateFavorites(listed: readonly number[]): void {
  const { ids: favorites, isSaving } = useContext(FavoritesContext)
  const { revalidate } = useRevalidator()
  const isIncomplete = useRef(favorites.some((id) => !listed.includes(id)))
  useEffect(() => {
    if (isSaving || !isIncomplete.current) return
    isIncomplete.current = false
    revalidate()
  }, [isSaving, revalidate])
}
