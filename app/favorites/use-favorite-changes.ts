import { useCallback, useRef, useState } from 'react'

import { favoriteFields } from './favorites-form.ts'
import { changeFavorites, type FavoriteChange } from './favorites.ts'

const timeoutMs = 10_000

export interface FavoriteChanges {
  /** The ids with all pending changes applied. */
  ids: readonly number[]
  /** The server has not confirmed every change yet. */
  isSaving: boolean
  change(wish: FavoriteChange): void
  /** A change could not be saved and was undone. */
  hasFailed: boolean
  forgetFailure(): void
}

/**
 * The favourites with optimistic changes. Changes are sent one after another: all favourites are in one
 * cookie, and concurrent responses would overwrite each other. `saved` is the list that the page was
 * loaded with; a newer one replaces the known list.
 */
export function useFavoriteChanges(
  saved: readonly number[],
  { action, onSaved }: { action: string; onSaved: (change: FavoriteChange) => void },
): FavoriteChanges {
  const [server, setServer] = useState({ saved, ids: saved })
  if (server.saved !== saved) setServer({ saved, ids: saved })
  const [pending, setPending] = useState<readonly FavoriteChange[]>([])
  const [hasFailed, setFailed] = useState(false)
  const last = useRef<Promise<void>>(Promise.resolve())

  const change = useCallback(
    (wish: FavoriteChange) => {
      setFailed(false)
      setPending((waiting) => [...waiting, wish])
      last.current = last.current.then(async () => {
        const ids = await sendChange(action, wish)
        if (ids) setServer((before) => ({ ...before, ids }))
        else setFailed(true)
        setPending((waiting) => waiting.filter((other) => other !== wish))
        if (ids) onSaved(wish)
      })
    },
    [action, onSaved],
  )
  const forgetFailure = useCallback(() => setFailed(false), [])
  const ids = changeFavorites(server.ids, pending)
  return { ids, isSaving: pending.length > 0, change, hasFailed, forgetFailure }
}

/** The favourites after a change; null without a response. The request outlives the page. */
async function sendChange(action: string, change: FavoriteChange): Promise<number[] | null> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: favoriteFields(change),
      headers: { Accept: 'application/json' },
      keepalive: true,
      // Browsers that do not know it wait as long as they do for any page.
      signal: AbortSignal.timeout?.(timeoutMs),
    })
    return response.ok ? ((await response.json()) as { ids: number[] }).ids : null
  } catch {
    return null
  }
}
