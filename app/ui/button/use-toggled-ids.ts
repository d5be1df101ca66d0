import { useCallback, useRef, useState } from 'react'

import { toggleFields, type ToggleChange } from './toggle-change.ts'

const timeoutMs = 10_000

interface ToggledIdsOptions {
  /** Address that saves a change and returns the ids. */
  action: string
  apply: (ids: readonly number[], changes: readonly ToggleChange[]) => readonly number[]
  /** Whether the ids that the page was loaded with replace the known ones. */
  isNewer: (saved: readonly number[], before: readonly number[]) => boolean
  onSaved?: (change: ToggleChange) => void
  /** A change could not be saved and was undone. */
  onFailed?: () => void
}

/** Optimistic, and one after another: all are in one cookie, which concurrent responses would overwrite. A failure is undone. */
export function useToggledIds(saved: readonly number[], options: ToggledIdsOptions) {
  const [known, setKnown] = useState({ saved, ids: saved })
  if (options.isNewer(saved, known.saved)) setKnown({ saved, ids: saved })
  const [pending, setPending] = useState<readonly ToggleChange[]>([])
  const current = useRef(options)
  current.current = options
  const last = useRef<Promise<void>>(Promise.resolve())
  const replace = useCallback(
    (ids: readonly number[]) => setKnown((before) => ({ ...before, ids })),
    [],
  )
  const change = useCallback(
    (added: ToggleChange) => {
      setPending((before) => [...before, added])
      last.current = last.current.then(async () => {
        const { action, onSaved, onFailed } = current.current
        const ids = await send(action, toggleFields(added))
        if (ids) replace(ids)
        else onFailed?.()
        setPending((before) => before.filter((other) => other !== added))
        if (ids) onSaved?.(added)
      })
    },
    [replace],
  )
  return {
    /** The ids with all pending changes applied. */
    ids: options.apply(known.ids, pending),
    /** The server has not confirmed every change yet. */
    isSaving: pending.length > 0,
    change,
    /** Replaces the known ids; pending changes stay. */
    replace,
  }
}

/** The ids after a change; null without a response. The request outlives the page. */
async function send(action: string, body: URLSearchParams): Promise<number[] | null> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
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
