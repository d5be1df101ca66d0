import { setTimeout } from 'node:timers/promises'
import type { AheadPicture } from './ahead-pictures.rules.ts'
import type { PictureRoom } from './picture-room.ts'

export interface DrawAheadOptions {
  room: Pick<PictureRoom, 'drawAhead'>
  pictures: readonly AheadPicture[]
  /** Milliseconds since the last request; how long a merchant has been left alone. */
  quietFor(): number
  /** Ends the work after the picture at hand. */
  signal: AbortSignal
  report: (error: unknown) => void
  /** Milliseconds without a request after which the merchant counts as idle. */
  idleMs?: number
}

/**
 * Draws pictures before anybody asks for them, one at a time and only while nobody asks for
 * anything. Ends when all are drawn; those on disk already cost a look only.
 */
export async function drawAhead({
  room,
  pictures,
  quietFor,
  signal,
  report,
  idleMs = 5000,
}: DrawAheadOptions): Promise<void> {
  try {
    for (const picture of pictures) {
      while (quietFor() < idleMs)
        await setTimeout(idleMs - quietFor(), null, { signal, ref: false })
      if (signal.aborted) return
      await room.drawAhead(picture)
    }
  } catch (error) {
    // A closing room gives up what waits in it; that is no fault.
    if (!signal.aborted) report(error)
  }
}
