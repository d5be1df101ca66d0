import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createProcessWorker } from '#server/demo/pictures/render-worker.ts'
import type { PictureJob } from '#server/demo/pictures/make-picture.ts'

/**
 * A worker that never ends with a width of 1, crashes at 13, leaves a file with its process id at 3,
 * and otherwise answers with the width.
 */
const worker = `
const { writeFileSync } = require('node:fs')
process.on('message', ({ width }) => {
  if (width === 13) process.exit(1)
  if (width === 3) writeFileSync(__dirname + '/rendered-' + process.pid, '')
  if (width === 1) writeFileSync(__dirname + '/begun-' + process.pid, '')
  else process.send({ file: Uint8Array.of(width) })
})
`
const dir = mkdtempSync(join(tmpdir(), 'worker-'))
const file = join(dir, 'worker.cjs')
writeFileSync(file, worker)
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** The process has started the picture that it never ends. */
const isRendering = () => readdirSync(dir).some((name) => name.startsWith('begun-'))

const pictureJob = (width: number): PictureJob => ({
  make: 'master',
  what: { of: 'scene', subject: { scene: 'hall', design: 1 }, aspect: 1 },
  width,
})

test('a picture started while the previous process is ending is rendered', async () => {
  const worker = createProcessWorker(file)
  for (let round = 0; round < 6; round++) {
    for (const name of readdirSync(dir)) if (name.startsWith('begun-')) rmSync(join(dir, name))
    const left = worker.make(pictureJob(1))
    // In every second round the process is rendering, in the others it has hardly started.
    if (round % 2) await expect.poll(isRendering).toBe(true)
    worker.interrupt?.()
    const next = worker.make(pictureJob(2))
    await expect(left).rejects.toThrow('a render process ended')
    expect(await next).toEqual(Uint8Array.of(2))
  }
  await worker.close()
})

test('a picture started right after an interrupted one is rendered', async () => {
  const worker = createProcessWorker(file)
  const left = worker.make(pictureJob(1))
  worker.interrupt?.()
  const next = left.catch(() => worker.make(pictureJob(2)))
  expect(await next).toEqual(Uint8Array.of(2))
  await worker.close()
})

test('a process that crashes fails only its own picture', async () => {
  const worker = createProcessWorker(file)
  await expect(worker.make(pictureJob(13))).rejects.toThrow('a render process ended')
  expect(await worker.make(pictureJob(2))).toEqual(Uint8Array.of(2))
  await worker.close()
})

test('an idle worker can be interrupted and closed', async () => {
  const worker = createProcessWorker(file)
  worker.interrupt?.()
  await worker.close()
  expect(await worker.make(pictureJob(2))).toEqual(Uint8Array.of(2))
  await worker.close()
})

const renderers = () =>
  readdirSync(dir)
    .flatMap((name) => /^rendered-(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a process ends when it was idle, and the next picture has a new one', async () => {
  for (const pid of renderers()) rmSync(join(dir, `rendered-${pid}`))
  const worker = createProcessWorker(file, { idleMs: 2000 })
  expect(await worker.make(pictureJob(3))).toEqual(Uint8Array.of(3))
  const [first] = renderers()
  expect(await worker.make(pictureJob(3))).toEqual(Uint8Array.of(3))
  expect(renderers()).toEqual([first])
  await expect.poll(() => isRunning(first!), { timeout: 10_000 }).toBe(false)
  expect(await worker.make(pictureJob(3))).toEqual(Uint8Array.of(3))
  expect(renderers()).toHaveLength(2)
  await worker.close()
  expect(renderers().some(isRunning)).toBe(false)
})
