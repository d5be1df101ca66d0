import { useEffect, useRef } from 'react'

import { recordEvent } from '#app/analytics/record-event.ts'
import { useFavorites } from '#app/favorites/favorites-context.ts'

/**
 * Records `favorite:add` for each product of a shared list that was saved. The form loads the page of favourites,
 * so the events are recorded there, once the products are among them.
 */
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
