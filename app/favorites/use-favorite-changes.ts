import { useCallback, useRef, useState } from 'react'

import { favoriteFields } from './favorites-form.ts'
import { changeFavorites, type FavoriteChange } from './favorites.ts'

const timeoutMs = 10_000

export interface FavoriteChanges {
  /** The ids with all pending changes applied. */
  ids: readonly number[]
  /** The server has not confirmed every change yet. */
  isSaving: boolean
  change(change: FavoriteChange): void
  /** Replaces the known favourites; pending changes stay. */
  replace(ids: readonly number[]): void
}

interface FavoriteChangesOptions {
  action: string
  onSaved: (change: FavoriteChange) => void
  /** A change could not be saved and was undone. */
  onFailed: () => void
}

/**
 * The favourites with optimistic changes. Changes are sent one after another: all favourites are in one
 * cookie, and concurrent responses would overwrite each other. `saved` is the list that the page was
 * loaded with; a newer one replaces the known list.
 */
export function useFavoriteChanges(
  saved: readonly number[],
  { action, onSaved, onFailed }: FavoriteChangesOptions,
): FavoriteChanges {
  const [server, setServer] = useState({ saved, ids: saved })
  if (server.saved !== saved) setServer({ saved, ids: saved })
  const [pending, setPending] = useState<readonly FavoriteChange[]>([])
  const reportFailure = useRef(onFailed)
  reportFailure.current = onFailed
  const last = useRef<Promise<void>>(Promise.resolve())

  const change = useCallback(
    (added: FavoriteChange) => {
      setPending((before) => [...before, added])
      last.current = last.current.then(async () => {
        const ids = await sendChange(action, added)
        if (ids) setServer((before) => ({ ...before, ids }))
        else reportFailure.current()
        setPending((before) => before.filter((other) => other !== added))
        if (ids) onSaved(added)
      })
    },
    [action, onSaved],
  )
  const replace = useCallback(
    (ids: readonly number[]) => setServer((before) => ({ ...before, ids })),
    [],
  )
  const ids = changeFavorites(server.ids, pending)
  return { ids, isSaving: pending.length > 0, change, replace }
}

/** The favourites after a change; null without a response. The request outlives the page. */
async function sendChange(action: string, change: FavoriteChange): Promise<number[] | null> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: favoriteFields(change),
      headers: { Accept: 'application/json' },
      keepalive: true,
      // Browsers without this function have their own time-out.
      signal: AbortSignal.timeout?.(timeoutMs),
    })
    return response.ok ? ((await response.json()) as { ids: number[] }).ids : null
  } catch {
    return null
  }
}
