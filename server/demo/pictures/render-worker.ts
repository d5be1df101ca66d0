import { Worker } from 'node:worker_threads'
import type { PictureRequest } from '#server/merchant/images/picture-source.ts'

/** A place to draw at, one picture at a time. */
export interface RenderWorker {
  make(request: PictureRequest): Promise<Uint8Array>
  /** Ends the picture being made, whose promise is rejected; the worker can be used again then. */
  interrupt?(): void
  close(): Promise<void>
}

/** Draws in the calling thread. */
export function createRenderWorker(): RenderWorker {
  return {
    make: async (request) => {
      const { makePicture } = await import('./make-picture.ts')
      return makePicture(request)
    },
    close: () => Promise.resolve(),
  }
}

/** Draws in a thread of its own, which is started with the first picture and after a fall. */
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
      // Let go of at once: a picture begun before the thread has ended would end with it.
      const thread = worker
      worker = undefined
      void thread?.terminate()
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}
