import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PictureOrder } from './picture-order.ts'

export interface Easels {
  /** Makes a picture when an easel is free; throws when it could not be made. */
  make(order: PictureOrder): Promise<Uint8Array>
  close(): Promise<void>
}

/**
 * A few places to draw at. Each is a thread, so that a page full of new pictures does not keep the
 * merchant from answering; where the built worker file is missing (tests run the source) the
 * drawing happens here.
 */
export function createEasels(): Easels {
  const count = Math.max(1, Math.min(2, availableParallelism() - 1))
  const waiting: Job[] = []
  const free: Easel[] = Array.from({ length: count }, () => createEasel())
  const all = [...free]

  const next = () => {
    const job = waiting[0]
    const easel = job && free.pop()
    if (!job || !easel) return
    waiting.shift()
    easel
      .make(job.order)
      .then(job.done, job.failed)
      .finally(() => {
        free.push(easel)
        next()
      })
  }
  return {
    make: (order) =>
      new Promise((done, failed) => {
        waiting.push({ order, done, failed })
        next()
      }),
    close: async () => {
      for (const job of waiting.splice(0)) job.failed(new Error('the picture room closes'))
      await Promise.all(all.map((easel) => easel.close()))
    },
  }
}

interface Job {
  order: PictureOrder
  done: (file: Uint8Array) => void
  failed: (error: unknown) => void
}

type Easel = Easels

function createEasel(): Easel {
  // A bundler may put this module beside the worker or in a folder of shared parts below it.
  const file = ['./picture-worker.js', '../picture-worker.js']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(place))
  return file ? threadEasel(file) : { make: makeHere, close: () => Promise.resolve() }
}

async function makeHere(order: PictureOrder): Promise<Uint8Array> {
  const { makePicture } = await import('./make-picture.ts')
  return makePicture(order)
}

function threadEasel(file: string): Easel {
  let worker: Worker | undefined
  const started = () => {
    if (worker) return worker
    const thread = new Worker(file)
    thread.once('exit', () => {
      if (worker === thread) worker = undefined
    })
    thread.unref()
    return (worker = thread)
  }
  return {
    make: (order) =>
      new Promise((done, failed) => {
        const thread = started()
        const settle = (act: () => void) => {
          thread.off('message', onMessage)
          thread.off('error', onError)
          thread.off('exit', onExit)
          act()
        }
        const onMessage = ({ file: made, fault }: { file?: Uint8Array; fault?: string }) =>
          settle(() => (made ? done(made) : failed(new Error(fault))))
        const onError = (error: unknown) => settle(() => failed(error))
        const onExit = () => settle(() => failed(new Error('a picture thread ended')))
        thread.on('message', onMessage)
        thread.on('error', onError)
        thread.on('exit', onExit)
        thread.postMessage(order)
      }),
    close: async () => {
      await worker?.terminate()
    },
  }
}
