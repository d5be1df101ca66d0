import { useRevalidator } from '@remix-run/react'
import { useContext, useEffect, useRef } from 'react'

import { FavoritesContext } from '#app/favorites/favorites-context.ts'

/**
 * Reloads the list once when a favourite button was pressed so shortly before the page was opened that
 * the server did not have the change yet; it may have it by the time that the page is shown.
 *
 * @param listed ids that the list was loaded with
 */
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
