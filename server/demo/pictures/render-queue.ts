import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { PictureJob } from './make-picture.ts'
import { createRenderWorker, createProcessWorker, type RenderWorker } from './render-worker.ts'
import { isWorthInterrupting, nextJob, type QueuedPicture } from './picture-queue.rules.ts'

export interface RenderQueue {
  /** Pictures that it renders at the same time. */
  workerCount: number
  /**
   * Renders a picture when a worker is free; throws when that failed, or when the demand ended
   * before it began.
   */
  make(job: PictureJob, demand?: PictureDemand): Promise<Uint8Array>
  close(): Promise<void>
}

/** The demand for a picture, which may change while the picture waits. */
export interface PictureDemand {
  /** Aborted when the last reader has left. */
  signal: AbortSignal
  /** Whether a visitor waits for it; else it is prerendered. */
  isAwaited(): boolean
}

/**
 * A queue with a few workers. Each is a process, so that a page full of new pictures does not block
 * the merchant; without the built worker file (tests run the source) pictures are rendered in this
 * one. A large prerendered picture is interrupted when a visitor needs its worker, and rendered
 * again later. Workers take turns, so that all have compiled their code when visitors come.
 */
export function createRenderQueue(workers: readonly RenderWorker[] = renderWorkers()): RenderQueue {
  const waiting: WaitingJob[] = []
  const freeWorkers = [...workers]
  const workerByJob = new Map<WaitingJob, RenderWorker>()

  const startNext = () => {
    const next = nextJob(waiting)
    if (!next) return
    const worker = freeWorkers.shift()
    if (!worker) return interruptFor(next)
    waiting.splice(waiting.indexOf(next), 1)
    workerByJob.set(next, worker)
    worker
      .make(next.job)
      .then(next.resolve, (error: unknown) => {
        if (!next.isInterrupted) return next.reject(error)
        next.isInterrupted = false
        waiting.push(next)
      })
      .finally(() => {
        workerByJob.delete(next)
        freeWorkers.push(worker)
        startNext()
      })
    startNext()
  }

  function interruptFor(next: WaitingJob) {
    if (!next.isAwaited()) return
    const isInterrupting = [...workerByJob.keys()].some(({ isInterrupted }) => isInterrupted)
    if (isInterrupting) return
    for (const [other, worker] of workerByJob) {
      if (other.isAwaited() || !worker.interrupt || !isWorthInterrupting(other)) continue
      other.isInterrupted = true
      worker.interrupt()
      return
    }
  }

  return {
    workerCount: workers.length,
    make: (job, demand) =>
      new Promise((resolve, reject) => {
        const added: WaitingJob = {
          job,
          resolve,
          reject,
          width: job.width,
          hasMaster: job.make === 'size',
          arrivedAt: performance.now(),
          isAwaited: () => demand?.isAwaited() ?? true,
          isInterrupted: false,
        }
        demand?.signal.addEventListener('abort', () => {
          const position = waiting.indexOf(added)
          // A rendering that has begun is finished: its file serves later requests.
          if (position < 0) return
          waiting.splice(position, 1)
          reject(new DOMException('nobody waits for this picture', 'AbortError'))
        })
        waiting.push(added)
        startNext()
      }),
    close: async () => {
      for (const { reject } of waiting.splice(0)) reject(new Error('the picture room closes'))
      await Promise.all(workers.map((worker) => worker.close()))
    },
  }
}

interface WaitingJob extends QueuedPicture {
  job: PictureJob
  resolve: (file: Uint8Array) => void
  reject: (error: unknown) => void
  isInterrupted: boolean
}

function renderWorkers(): RenderWorker[] {
  // A bundler puts this module beside the worker or in a folder of shared chunks below it.
  const worker = ['./render-process.js', '../render-process.js']
    .map((position) => fileURLToPath(new URL(position, import.meta.url)))
    .find((position) => existsSync(position))
  const count = Math.min(maxWorkers, availableParallelism())
  return Array.from({ length: count }, () =>
    worker ? createProcessWorker(worker) : createRenderWorker(),
  )
}

const maxWorkers = 4
