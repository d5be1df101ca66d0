import { expect, test } from 'vitest'
import type { RenderWorker } from '#server/demo/pictures/render-worker.ts'
import { createRenderQueue, type PictureDemand } from '#server/demo/pictures/render-queue.ts'
import type { PictureRequest } from '#server/merchant/images/picture-source.ts'

test('requests of visitors precede prerendering, small pictures precede large ones', async () => {
  const { renderQueue, started, finish } = createTestQueue()
  const all = [
    renderQueue.make(pictureRequest(500)),
    renderQueue.make(pictureRequest(100), demand({ isAwaited: false })),
    renderQueue.make(pictureRequest(2000)),
    renderQueue.make(pictureRequest(300)),
  ]
  for (let i = 0; i < all.length; i++) await finish()
  await Promise.all(all)
  expect(started).toEqual([500, 300, 2000, 100])
})

test('a picture without waiting visitors leaves the queue', async () => {
  const { renderQueue, started, finish } = createTestQueue()
  const first = renderQueue.make(pictureRequest(500))
  const leavingVisitor = new AbortController()
  const cancelled = renderQueue.make(pictureRequest(300), demand({ signal: leavingVisitor.signal }))
  const last = renderQueue.make(pictureRequest(400))
  leavingVisitor.abort()
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' })
  await finish()
  await finish()
  await Promise.all([first, last])
  expect(started).toEqual([500, 400])
})

test("a prerendered picture is interrupted by a visitor's and rendered afterwards", async () => {
  const { renderQueue, started, finish } = createTestQueue()
  const prerendered = renderQueue.make(pictureRequest(2000), demand({ isAwaited: false }))
  const visitor = renderQueue.make(pictureRequest(400))
  await promisesSettled()
  expect(started).toEqual([2000, 400])
  await finish()
  await visitor
  await finish()
  expect(await prerendered).toEqual(new Uint8Array([1]))
  expect(started).toEqual([2000, 400, 2000])
})

test("a visitor's own picture is never interrupted", async () => {
  const { renderQueue, started, finish } = createTestQueue()
  const first = renderQueue.make(pictureRequest(2000))
  const second = renderQueue.make(pictureRequest(100))
  await promisesSettled()
  expect(started).toEqual([2000])
  await finish()
  await finish()
  await Promise.all([first, second])
})

/** Resolves after all pending promise callbacks. */
const promisesSettled = () => new Promise((resolve) => setImmediate(resolve))

function demand(given: { isAwaited?: boolean; signal?: AbortSignal }): PictureDemand {
  return {
    signal: given.signal ?? new AbortController().signal,
    isAwaited: () => given.isAwaited ?? true,
  }
}

function pictureRequest(width: number): PictureRequest {
  return {
    what: { of: 'scene', subject: { scene: 'hall', design: 1 }, aspect: 1 },
    width,
    format: 'avif',
  }
}

/** A queue with one worker that finishes a picture on demand. */
function createTestQueue() {
  const started: number[] = []
  let current: { done: (file: Uint8Array) => void; failed: (error: Error) => void } | undefined
  const worker: RenderWorker = {
    make: ({ width }) => {
      started.push(width)
      return new Promise((done, failed) => (current = { done, failed }))
    },
    interrupt: () => current?.failed(new Error('ended')),
    close: () => Promise.resolve(),
  }
  const finish = async () => {
    await promisesSettled()
    current?.done(new Uint8Array([1]))
    await promisesSettled()
  }
  return { renderQueue: createRenderQueue([worker]), started, finish }
}
