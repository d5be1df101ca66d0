import { Worker } from 'node:worker_threads'
import type { PictureRequest } from '#server/merchant/images/picture-source.ts'

/** A worker that renders one picture at a time. */
export interface RenderWorker {
  make(request: PictureRequest): Promise<Uint8Array>
  /**
   * Aborts the current picture, whose promise is rejected; the worker can be used again at once.
   */
  interrupt?(): void
  close(): Promise<void>
}

/** Renders in the calling thread. */
export function createRenderWorker(): RenderWorker {
  return {
    make: async (request) => {
      const { makePicture } = await import('./make-picture.ts')
      return makePicture(request)
    },
    close: () => Promise.resolve(),
  }
}

/** Renders in a thread of its own, which is started with the first picture and after a crash. */
export function createThreadWorker(file: string): RenderWorker {
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
    make: (request) =>
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
        thread.postMessage(request)
      }),
    interrupt: () => {
      // Dropped at once: a picture posted before the thread has ended would be lost with it.
      const thread = worker
      worker = undefined
      void thread?.terminate()
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}
