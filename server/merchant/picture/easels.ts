import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createEasel, threadEasel, type Easel } from './easel.ts'
import type { PictureOrder } from './picture-order.ts'
import { nextJob, type Queued } from './picture-queue.rules.ts'

export interface Easels {
  /**
   * Makes a picture when an easel is free; throws when it could not be made, or when nobody wants
   * it any more before it was begun.
   */
  make(order: PictureOrder, demand?: Demand): Promise<Uint8Array>
  close(): Promise<void>
}

/** Who wants a picture: it may change while the picture waits its turn. */
export interface Demand {
  /** Aborted when nobody wants it any more. */
  signal: AbortSignal
  /** Whether a visitor waits for it; else it is drawn ahead of time. */
  isAwaited(): boolean
}

/**
 * A few places to draw at. Each is a thread, so that a page full of new pictures does not keep the
 * merchant from answering; where the built worker file is missing (tests run the source) the
 * drawing happens here. A picture drawn ahead of time leaves its easel when a visitor needs it, and
 * is begun anew later.
 */
export function createEasels(all: readonly Easel[] = roomOfEasels()): Easels {
  const waiting: Job[] = []
  const free = [...all]
  const busy = new Map<Job, Easel>()

  const next = () => {
    const job = nextJob(waiting)
    if (!job) return
    const easel = free.pop()
    if (!easel) return makeRoomFor(job)
    waiting.splice(waiting.indexOf(job), 1)
    busy.set(job, easel)
    easel
      .make(job.order)
      .then(job.done, (error: unknown) => {
        if (!job.isInterrupted) return job.failed(error)
        job.isInterrupted = false
        waiting.push(job)
      })
      .finally(() => {
        busy.delete(job)
        free.push(easel)
        next()
      })
    next()
  }

  function makeRoomFor(job: Job) {
    if (!job.isAwaited()) return
    const isRoomComing = [...busy.keys()].some(({ isInterrupted }) => isInterrupted)
    if (isRoomComing) return
    for (const [other, easel] of busy) {
      if (other.isAwaited() || !easel.interrupt) continue
      other.isInterrupted = true
      easel.interrupt()
      return
    }
  }

  return {
    make: (order, demand) =>
      new Promise((done, failed) => {
        const job: Job = {
          order,
          done,
          failed,
          width: order.width,
          arrivedAt: performance.now(),
          isAwaited: () => demand?.isAwaited() ?? true,
          isInterrupted: false,
        }
        demand?.signal.addEventListener('abort', () => {
          const place = waiting.indexOf(job)
          // Once begun it is finished: the work is done for whoever comes next.
          if (place < 0) return
          waiting.splice(place, 1)
          failed(new DOMException('nobody waits for this picture', 'AbortError'))
        })
        waiting.push(job)
        next()
      }),
    close: async () => {
      for (const job of waiting.splice(0)) job.failed(new Error('the picture room closes'))
      await Promise.all(all.map((easel) => easel.close()))
    },
  }
}

interface Job extends Queued {
  order: PictureOrder
  done: (file: Uint8Array) => void
  failed: (error: unknown) => void
  isInterrupted: boolean
}

function roomOfEasels(): Easel[] {
  // A bundler may put this module beside the worker or in a folder of shared parts below it.
  const worker = ['./picture-worker.js', '../picture-worker.js']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(place))
  const count = Math.max(1, Math.min(2, availableParallelism() - 1))
  return Array.from({ length: count }, () => (worker ? threadEasel(worker) : createEasel()))
}
