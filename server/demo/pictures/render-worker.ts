import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
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

/**
 * Renders in a process of its own, which is started with the first picture and after a crash, and ends when it was idle
 * for `idleMs`: the memory of a rendering is then the machine's again, which an allocator in the merchant would keep.
 */
export function createProcessWorker(file: string, { idleMs = 30_000 } = {}): RenderWorker {
  let renderer: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  const end = () => {
    const ended = renderer
    // The reference is removed at once: a picture sent to a process that is ending would be lost.
    renderer = undefined
    ended?.kill('SIGKILL')
    return ended
  }
  const start = () => {
    const started = fork(file, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    started.once('exit', () => {
      if (renderer === started) renderer = undefined
    })
    // Neither the process nor its channel keeps the merchant from ending.
    started.unref()
    started.channel?.unref()
    return (renderer = started)
  }
  return {
    make: (job) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        const used = renderer ?? start()
        const removeListenersAnd = (complete: () => void) => {
          used.off('message', onMessage)
          used.off('error', onError)
          used.off('exit', onExit)
          if (renderer === used) idle = setTimeout(end, idleMs).unref()
          complete()
        }
        const onMessage = (message: unknown) => {
          const { file: rendered, fault } = message as { file?: Uint8Array; fault?: string }
          removeListenersAnd(() => (rendered ? resolve(rendered) : reject(new Error(fault))))
        }
        const onError = (error: unknown) => removeListenersAnd(() => reject(error))
        const onExit = () => removeListenersAnd(() => reject(new Error('a render process ended')))
        used.on('message', onMessage)
        used.on('error', onError)
        used.on('exit', onExit)
        used.send(job)
      }),
    interrupt: () => void end(),
    close: async () => {
      clearTimeout(idle)
      const ended = end()
      if (ended && ended.exitCode === null && ended.signalCode === null) await once(ended, 'exit')
    },
  }
}
