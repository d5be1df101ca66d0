import { expect, test } from 'vitest'
import { nextJob } from '#server/demo/pictures/picture-queue.rules.ts'

const job = (name: string, width: number, arrivedAt: number, awaited = true) => ({
  name,
  width,
  arrivedAt,
  isAwaited: () => awaited,
})

test.each([
  ['the first of equals', [job('b', 400, 20), job('a', 400, 10)], 'a'],
  ['a small one before a large one', [job('hero', 2000, 0), job('card', 300, 500)], 'card'],
  ['a visitor before work ahead of time', [job('ahead', 100, 0, false), job('x', 2000, 900)], 'x'],
  ['a large one that has waited long', [job('hero', 2000, 0), job('card', 300, 9000)], 'hero'],
  ['nothing when nothing waits', [], undefined],
])('next is %s', (_, waiting, expected) => {
  expect(nextJob(waiting)?.name).toBe(expected)
})
