import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createRenderWorker, createThreadWorker, type RenderWorker } from './render-worker.ts'
import type { PictureRequest } from '#server/merchant/images/picture-source.ts'
import { nextJob, type QueuedPicture } from './picture-queue.rules.ts'

export interface RenderQueue {
  /**
   * Renders a picture when a worker is free; throws when that failed, or when the demand ended
   * before it began.
   */
  make(request: PictureRequest, demand?: PictureDemand): Promise<Uint8Array>
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
 * A queue with a few workers. Each is a thread, so that a page full of new pictures does not block
 * the merchant; without the built worker file (tests run the source) pictures are rendered in this
 * thread. A prerendered picture is interrupted when a visitor needs its worker, and rendered again
 * later.
 */
export function createRenderQueue(workers: readonly RenderWorker[] = renderWorkers()): RenderQueue {
  const waiting: Job[] = []
  const freeWorkers = [...workers]
  const workerByJob = new Map<Job, RenderWorker>()

  const startNext = () => {
    const job = nextJob(waiting)
    if (!job) return
    const worker = freeWorkers.pop()
    if (!worker) return interruptFor(job)
    waiting.splice(waiting.indexOf(job), 1)
    workerByJob.set(job, worker)
    worker
      .make(job.request)
      .then(job.resolve, (error: unknown) => {
        if (!job.isInterrupted) return job.reject(error)
        job.isInterrupted = false
        waiting.push(job)
      })
      .finally(() => {
        workerByJob.delete(job)
        freeWorkers.push(worker)
        startNext()
      })
    startNext()
  }

  function interruptFor(job: Job) {
    if (!job.isAwaited()) return
    const isInterrupting = [...workerByJob.keys()].some(({ isInterrupted }) => isInterrupted)
    if (isInterrupting) return
    for (const [other, worker] of workerByJob) {
      if (other.isAwaited() || !worker.interrupt) continue
      other.isInterrupted = true
      worker.interrupt()
      return
    }
  }

  return {
    make: (request, demand) =>
      new Promise((resolve, reject) => {
        const job: Job = {
          request,
          resolve,
          reject,
          width: request.width,
          arrivedAt: performance.now(),
          isAwaited: () => demand?.isAwaited() ?? true,
          isInterrupted: false,
        }
        demand?.signal.addEventListener('abort', () => {
          const position = waiting.indexOf(job)
          // A rendering that has begun is finished: its file serves later requests.
          if (position < 0) return
          waiting.splice(position, 1)
          reject(new DOMException('nobody waits for this picture', 'AbortError'))
        })
        waiting.push(job)
        startNext()
      }),
    close: async () => {
      for (const job of waiting.splice(0)) job.reject(new Error('the picture room closes'))
      await Promise.all(workers.map((worker) => worker.close()))
    },
  }
}

interface Job extends QueuedPicture {
  request: PictureRequest
  resolve: (file: Uint8Array) => void
  reject: (error: unknown) => void
  isInterrupted: boolean
}

function renderWorkers(): RenderWorker[] {
  // A bundler puts this module beside the worker or in a folder of shared chunks below it.
  const worker = ['./render-thread.js', '../render-thread.js']
    .map((position) => fileURLToPath(new URL(position, import.meta.url)))
    .find((position) => existsSync(position))
  const count = Math.max(1, Math.min(2, availableParallelism() - 1))
  return Array.from({ length: count }, () =>
    worker ? createThreadWorker(worker) : createRenderWorker(),
  )
}
