import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

import { useFavorites, useIsSavingFavorites } from '#app/favorites/favorites-context.ts'

/**
 * Reloads the list once when a favourite button was pressed so shortly before the page was opened that
 * the server did not have the change yet; it may have it by the time that the page is shown.
 *
 * @param listed ids that the list was loaded with
 */
export function useRevalidateFavorites(listed: readonly number[]): void {
  const favorites = useFavorites()
  const isSaving = useIsSavingFavorites()
  const { revalidate } = useRevalidator()
  const isIncomplete = useRef(favorites.some((id) => !listed.includes(id)))
  useEffect(() => {
    if (isSaving || !isIncomplete.current) return
    isIncomplete.current = false
    revalidate()
  }, [isSaving, revalidate])
}
