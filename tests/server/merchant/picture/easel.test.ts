import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { threadEasel } from '#server/merchant/picture/easel.ts'
import type { PictureOrder } from '#server/merchant/picture/picture-order.ts'

/** A worker that takes its time, puts the width it was asked for into the file, and falls at 13. */
const worker = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', ({ width }) => {
  if (width === 13) process.exit(1)
  setTimeout(() => parentPort.postMessage({ file: Uint8Array.of(width) }), 20)
})
`
const dir = mkdtempSync(join(tmpdir(), 'easel-'))
const file = join(dir, 'worker.cjs')
writeFileSync(file, worker)
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const order = (width: number): PictureOrder => ({
  what: { of: 'scene', subject: { scene: 'hall', design: 1 }, aspect: 1 },
  width,
  format: 'avif',
})

test('a picture begun while the thread of the one before is being ended is made', async () => {
  const easel = threadEasel(file)
  for (let round = 0; round < 20; round++) {
    const left = easel.make(order(1))
    // Now and then the thread has not even started, now and then it is drawing.
    if (round % 2) await new Promise((resolve) => setTimeout(resolve, round))
    easel.interrupt?.()
    const next = easel.make(order(2))
    await expect(left).rejects.toThrow('a picture thread ended')
    expect(await next).toEqual(Uint8Array.of(2))
  }
  await easel.close()
})

test('a picture begun as soon as the interrupted one is known to have ended is made', async () => {
  const easel = threadEasel(file)
  const left = easel.make(order(1))
  easel.interrupt?.()
  const next = left.catch(() => easel.make(order(2)))
  expect(await next).toEqual(Uint8Array.of(2))
  await easel.close()
})

test('a thread that falls fails its picture alone', async () => {
  const easel = threadEasel(file)
  await expect(easel.make(order(13))).rejects.toThrow('a picture thread ended')
  expect(await easel.make(order(2))).toEqual(Uint8Array.of(2))
  await easel.close()
})

test('an easel that nobody stands at can be interrupted and closed', async () => {
  const easel = threadEasel(file)
  easel.interrupt?.()
  await easel.close()
  expect(await easel.make(order(2))).toEqual(Uint8Array.of(2))
  await easel.close()
})
