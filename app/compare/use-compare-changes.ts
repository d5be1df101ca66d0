import { useCallback, useRef, useState } from 'react'

import { changeCompared, type CompareChange } from './compared.ts'

const timeoutMs = 10_000

/**
 * The compared products with optimistic changes. Changes are sent one after another: all ids are in one
 * cookie, and concurrent responses would overwrite each other. A failed change is undone.
 *
 * @param saved the ids that the page was loaded with; newer ones replace the known ids
 */
export function useCompareChanges(saved: readonly number[], action: string) {
  const [known, setKnown] = useState({ saved, ids: saved })
  if (known.saved.join() !== saved.join()) setKnown({ saved, ids: saved })
  const [pending, setPending] = useState<readonly CompareChange[]>([])
  const last = useRef<Promise<void>>(Promise.resolve())
  const change = useCallback(
    (wanted: CompareChange) => {
      setPending((waiting) => [...waiting, wanted])
      last.current = last.current.then(async () => {
        const ids = await sendChange(action, wanted)
        if (ids) setKnown((before) => ({ ...before, ids }))
        setPending((waiting) => waiting.filter((other) => other !== wanted))
      })
    },
    [action],
  )
  return { ids: pending.reduce<readonly number[]>(changeCompared, known.ids), change }
}

/** The compared ids after a change; null without a response. */
async function sendChange(action: string, change: CompareChange): Promise<number[] | null> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: new URLSearchParams({ [change.isCompared ? 'add' : 'remove']: String(change.id) }),
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
