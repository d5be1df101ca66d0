import { setTimeout } from 'node:timers/promises'
import type { PrepareOptions } from '#server/merchant/images/picture-source.ts'
import type { PrerenderedPicture } from './prerender-list.rules.ts'

export interface PrerenderOptions extends Omit<
  PrepareOptions,
  'startPagePictures' | 'listPictures'
> {
  pictures: Iterable<PrerenderedPicture>
  /** Milliseconds without a request after which the merchant counts as idle. */
  idleMs?: number
}

/**
 * Renders pictures before they are requested, one at a time and only while the merchant is idle.
 * Ends when all are rendered; those on disk are skipped quickly.
 */
export async function prerender({
  pictures,
  make,
  msSinceLastRequest,
  signal,
  report,
  idleMs = 2000,
}: PrerenderOptions): Promise<void> {
  try {
    for (const picture of pictures) {
      while (msSinceLastRequest() < idleMs)
        await setTimeout(idleMs - msSinceLastRequest(), null, { signal, ref: false })
      if (signal.aborted) return
      await make(picture.path, picture.format)
    }
  } catch (error) {
    // Closing the queue rejects the waiting pictures; that is not an error.
    if (!signal.aborted) report(error)
  }
}
