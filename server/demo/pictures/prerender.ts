import type { PrepareOptions } from '#server/merchant/images/picture-source.ts'

import { setTimeout } from 'node:timers/promises'
import type { PrerenderedPicture } from './prerender-list.rules.ts'

export interface PrerenderOptions extends Omit<
  PrepareOptions,
  'startPagePictures' | 'listPictures'
> {
  pictures: Iterable<PrerenderedPicture>
  /** Pictures at a time. */
  concurrency: number
  /** Milliseconds without a request after which the merchant counts as idle. */
  idleMs?: number
}

/**
 * Renders pictures before they are requested, a few at a time and only while the merchant is idle.
 * Ends when all are rendered; those on disk are skipped quickly.
 */
export async function prerender({
  pictures,
  make,
  concurrency,
  msSinceLastRequest,
  signal,
  report,
  idleMs = 2000,
}: PrerenderOptions): Promise<void> {
  const waiting = pictures[Symbol.iterator]()
  const renderInTurn = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      while (msSinceLastRequest() < idleMs)
        await setTimeout(idleMs - msSinceLastRequest(), null, { signal, ref: false })
      if (signal.aborted) return
      await make(next.value.path, next.value.format)
    }
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, renderInTurn))
  } catch (error) {
    // Closing the queue rejects the waiting pictures; that is not an error.
    if (!signal.aborted) report(error)
  }
}
