import { Worker } from 'node:worker_threads'
import type { PictureJob } from './make-picture.ts'

/** A worker that renders one picture at a time. */
export interface RenderWorker {
  make(job: PictureJob): Promise<Uint8Array>
  /**
   * Aborts the current picture, whose promise is rejected; the worker can be used again at once.
   */
  interrupt?(): void
  close(): Promise<void>
}

/** Renders in the calling thread. */
export function createRenderWorker(): RenderWorker {
  return {
    make: async (job) => {
      const { makePicture } = await import('./make-picture.ts')
      return makePicture(job)
    },
    close: () => Promise.resolve(),
  }
}

/** Renders in a thread of its own, which is started with the first picture and after a crash. */
export function createThreadWorker(file: string): RenderWorker {
  let worker: Worker | undefined
  const startedWorker = () => {
    if (worker) return worker
    const thread = new Worker(file)
    thread.once('exit', () => {
      if (worker === thread) worker = undefined
    })
    thread.unref()
    return (worker = thread)
  }
  return {
    make: (job) =>
      new Promise((resolve, reject) => {
        const thread = startedWorker()
        const removeListenersAnd = (complete: () => void) => {
          thread.off('message', onMessage)
          thread.off('error', onError)
          thread.off('exit', onExit)
          complete()
        }
        const onMessage = ({ file: rendered, fault }: { file?: Uint8Array; fault?: string }) =>
          removeListenersAnd(() => (rendered ? resolve(rendered) : reject(new Error(fault))))
        const onError = (error: unknown) => removeListenersAnd(() => reject(error))
        const onExit = () => removeListenersAnd(() => reject(new Error('a picture thread ended')))
        thread.on('message', onMessage)
        thread.on('error', onError)
        thread.on('exit', onExit)
        thread.postMessage(job)
      }),
    interrupt: () => {
      // The reference is removed at once: a picture posted to a thread that is ending would be lost.
      const thread = worker
      worker = undefined
      void thread?.terminate()
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}
