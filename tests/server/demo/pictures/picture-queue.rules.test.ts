import { expect, test } from 'vitest'
import { isWorthInterrupting, nextJob } from '#server/demo/pictures/picture-queue.rules.ts'

const job = (name: string, width: number, arrivedAt: number, awaited = true) => ({
  name,
  width,
  hasMaster: false,
  arrivedAt,
  isAwaited: () => awaited,
})
const withMaster = (name: string, width: number, arrivedAt: number, awaited = true) => ({
  ...job(name, width, arrivedAt, awaited),
  hasMaster: true,
})

test.each([
  ['the first of equals', [job('b', 400, 20), job('a', 400, 10)], 'a'],
  ['a small one before a large one', [job('hero', 2000, 0), job('card', 300, 500)], 'card'],
  ['a visitor before work ahead of time', [job('ahead', 100, 0, false), job('x', 2000, 900)], 'x'],
  ['a large one that has waited long', [job('hero', 2000, 0), job('card', 300, 9000)], 'hero'],
  ['a rendered one before a small one', [job('new', 200, 0), withMaster('old', 2000, 9)], 'old'],
  [
    "a visitor's new one before a rendered one ahead of time",
    [withMaster('ahead', 100, 0, false), job('x', 2000, 900)],
    'x',
  ],
  ['nothing when nothing waits', [], undefined],
])('next is %s', (_, waiting, expected) => {
  expect(nextJob(waiting)?.name).toBe(expected)
})

test.each([
  [400, false],
  [800, false],
  [1000, true],
  [2000, true],
])('whether a picture of %i pixels is worth interrupting: %j', (width, expected) => {
  expect(isWorthInterrupting({ width })).toBe(expected)
})
