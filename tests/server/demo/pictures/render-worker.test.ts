import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createThreadWorker } from '#server/demo/pictures/render-worker.ts'
import type { PictureJob } from '#server/demo/pictures/make-picture.ts'

/**
 * A worker that never ends with a width of 1, crashes at 13, and otherwise writes the width to the
 * file.
 */
const worker = `
const { parentPort, threadId } = require('node:worker_threads')
const { writeFileSync } = require('node:fs')
parentPort.on('message', ({ width }) => {
  if (width === 13) process.exit(1)
  if (width === 1) writeFileSync(__dirname + '/begun-' + threadId, '')
  else parentPort.postMessage({ file: Uint8Array.of(width) })
})
`
const dir = mkdtempSync(join(tmpdir(), 'worker-'))
const file = join(dir, 'worker.cjs')
writeFileSync(file, worker)
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** The thread has started the picture that it never ends. */
const isRendering = () => readdirSync(dir).some((name) => name.startsWith('begun-'))

const pictureJob = (width: number): PictureJob => ({
  make: 'master',
  what: { of: 'scene', subject: { scene: 'hall', design: 1 }, aspect: 1 },
  width,
})

test('a picture started while the previous thread is being terminated is rendered', async () => {
  const worker = createThreadWorker(file)
  for (let round = 0; round < 10; round++) {
    for (const name of readdirSync(dir)) if (name.startsWith('begun-')) rmSync(join(dir, name))
    const left = worker.make(pictureJob(1))
    // In every second round the thread is rendering, in the others it has hardly started.
    if (round % 2) await expect.poll(isRendering).toBe(true)
    worker.interrupt?.()
    const next = worker.make(pictureJob(2))
    await expect(left).rejects.toThrow('a picture thread ended')
    expect(await next).toEqual(Uint8Array.of(2))
  }
  await worker.close()
})

test('a picture started right after an interrupted one is rendered', async () => {
  const worker = createThreadWorker(file)
  const left = worker.make(pictureJob(1))
  worker.interrupt?.()
  const next = left.catch(() => worker.make(pictureJob(2)))
  expect(await next).toEqual(Uint8Array.of(2))
  await worker.close()
})

test('a thread that crashes fails only its own picture', async () => {
  const worker = createThreadWorker(file)
  await expect(worker.make(pictureJob(13))).rejects.toThrow('a picture thread ended')
  expect(await worker.make(pictureJob(2))).toEqual(Uint8Array.of(2))
  await worker.close()
})

test('an idle worker can be interrupted and closed', async () => {
  const worker = createThreadWorker(file)
  worker.interrupt?.()
  await worker.close()
  expect(await worker.make(pictureJob(2))).toEqual(Uint8Array.of(2))
  await worker.close()
})
