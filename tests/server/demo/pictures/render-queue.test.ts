import { expect, test } from 'vitest'
import type { RenderWorker } from '#server/demo/pictures/render-worker.ts'
import { createRenderQueue, type PictureDemand } from '#server/demo/pictures/render-queue.ts'
import type { PictureJob } from '#server/demo/pictures/make-picture.ts'

test('requests of visitors precede prerendering, small pictures precede large ones', async () => {
  const { renderQueue, started, finish } = createTestQueue()
  const all = [
    renderQueue.make(pictureJob(500)),
    renderQueue.make(pictureJob(100), demand({ isAwaited: false })),
    renderQueue.make(pictureJob(2000)),
    renderQueue.make(pictureJob(300)),
  ]
  for (let i = 0; i < all.length; i++) await finish()
  await Promise.all(all)
  expect(started).toEqual([500, 300, 2000, 100])
})

test('a picture without waiting visitors leaves the queue', async () => {
  const { renderQueue, started, finish } = createTestQueue()
  const first = renderQueue.make(pictureJob(500))
  const leavingVisitor = new AbortController()
  const cancelled = renderQueue.make(pictureJob(300), demand({ signal: leavingVisitor.signal }))
  const last = renderQueue.make(pictureJob(400))
  leavingVisitor.abort()
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' })
  await finish()
  await finish()
  await Promise.all([first, last])
  expect(started).toEqual([500, 400])
})

test("a prerendered picture is interrupted by a visitor's and rendered afterwards", async () => {
  const { renderQueue, started, finish } = createTestQueue()
  const prerendered = renderQueue.make(pictureJob(2000), demand({ isAwaited: false }))
  const visitor = renderQueue.make(pictureJob(400))
  await promisesSettled()
  expect(started).toEqual([2000, 400])
  await finish()
  await visitor
  await finish()
  expect(await prerendered).toEqual(new Uint8Array([1]))
  expect(started).toEqual([2000, 400, 2000])
})

test('a small prerendered picture is finished first: a new worker would take as long to start', async () => {
  const { renderQueue, started, finish } = createTestQueue()
  const prerendered = renderQueue.make(pictureJob(400), demand({ isAwaited: false }))
  const visitor = renderQueue.make(pictureJob(300))
  await promisesSettled()
  expect(started).toEqual([400])
  await finish()
  await finish()
  await Promise.all([prerendered, visitor])
  expect(started).toEqual([400, 300])
})

test('workers take turns, so that all are ready when visitors come', async () => {
  const made: string[] = []
  const workerNamed = (name: string): RenderWorker => ({
    make: () => {
      made.push(name)
      return Promise.resolve(new Uint8Array([1]))
    },
    close: () => Promise.resolve(),
  })
  const renderQueue = createRenderQueue([workerNamed('first'), workerNamed('second')])
  for (let i = 0; i < 4; i++) await renderQueue.make(pictureJob(400))
  expect(made).toEqual(['first', 'second', 'first', 'second'])
})

test("a visitor's own picture is never interrupted", async () => {
  const { renderQueue, started, finish } = createTestQueue()
  const first = renderQueue.make(pictureJob(2000))
  const second = renderQueue.make(pictureJob(100))
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

function pictureJob(width: number): PictureJob {
  return {
    make: 'master',
    what: { of: 'scene', subject: { scene: 'hall', design: 1 }, aspect: 1 },
    width,
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
