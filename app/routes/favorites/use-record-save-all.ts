import { useEffect, useRef } from 'react'

import { recordEvent } from '#app/analytics/record-event.ts'
import { useFavorites } from '#app/favorites/favorites-context.ts'

/** `favorite:add` for each saved product of a shared list, recorded on the page of favourites, once they are there. */
export function useRecordSaveAll(): (ids: readonly number[]) => void {
  const favorites = useFavorites()
  const sent = useRef<readonly number[]>([])
  useEffect(() => {
    const added = sent.current.filter((id) => favorites.includes(id))
    if (added.length === 0) return
    sent.current = []
    for (const productId of added) recordEvent('favorite:add', { productId })
  }, [favorites])
  return (ids) => {
    sent.current = ids
  }
}
