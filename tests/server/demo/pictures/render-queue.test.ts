import { expect, test } from 'vitest'
import type { RenderWorker } from '#server/demo/pictures/render-worker.ts'
import { createRenderQueue, type PictureDemand } from '#server/demo/pictures/render-queue.ts'
import type { PictureRequest } from '#server/merchant/images/picture-source.ts'

test('requests of visitors precede prerendering, small pictures precede large ones', async () => {
  const { renderQueue, begun, finish } = createTestQueue()
  const all = [
    renderQueue.make(pictureRequest(500)),
    renderQueue.make(pictureRequest(100), demand({ isAwaited: false })),
    renderQueue.make(pictureRequest(2000)),
    renderQueue.make(pictureRequest(300)),
  ]
  for (let i = 0; i < all.length; i++) await finish()
  await Promise.all(all)
  expect(begun).toEqual([500, 300, 2000, 100])
})

test('a picture without waiting visitors leaves the queue', async () => {
  const { renderQueue, begun, finish } = createTestQueue()
  const first = renderQueue.make(pictureRequest(500))
  const leaving = new AbortController()
  const left = renderQueue.make(pictureRequest(300), demand({ signal: leaving.signal }))
  const last = renderQueue.make(pictureRequest(400))
  leaving.abort()
  await expect(left).rejects.toMatchObject({ name: 'AbortError' })
  await finish()
  await finish()
  await Promise.all([first, last])
  expect(begun).toEqual([500, 400])
})

test("a prerendered picture is interrupted by a visitor's and rendered afterwards", async () => {
  const { renderQueue, begun, finish } = createTestQueue()
  const ahead = renderQueue.make(pictureRequest(2000), demand({ isAwaited: false }))
  const visitor = renderQueue.make(pictureRequest(400))
  await settled()
  expect(begun).toEqual([2000, 400])
  await finish()
  await visitor
  await finish()
  expect(await ahead).toEqual(new Uint8Array([1]))
  expect(begun).toEqual([2000, 400, 2000])
})

test("a visitor's own picture is never interrupted", async () => {
  const { renderQueue, begun, finish } = createTestQueue()
  const first = renderQueue.make(pictureRequest(2000))
  const second = renderQueue.make(pictureRequest(100))
  await settled()
  expect(begun).toEqual([2000])
  await finish()
  await finish()
  await Promise.all([first, second])
})

/** Resolves after all pending promise callbacks. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

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
  const begun: number[] = []
  let atHand: { done: (file: Uint8Array) => void; failed: (error: Error) => void } | undefined
  const worker: RenderWorker = {
    make: ({ width }) => {
      begun.push(width)
      return new Promise((done, failed) => (atHand = { done, failed }))
    },
    interrupt: () => atHand?.failed(new Error('ended')),
    close: () => Promise.resolve(),
  }
  const finish = async () => {
    await settled()
    atHand?.done(new Uint8Array([1]))
    await settled()
  }
  return { renderQueue: createRenderQueue([worker]), begun, finish }
}
