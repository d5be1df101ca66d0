import { expect, it } from 'vitest'

import { createFairQueue } from '#app/kit/fair-queue.ts'

/** Adds one task for each key, and returns the keys in the order in which their tasks ran. */
async function orderOf(keys: readonly string[]): Promise<string> {
  const run = createFairQueue()
  const ran: string[] = []
  await Promise.all(keys.map((key) => run(key, async () => void ran.push(key))))
  return ran.join('')
}

it.each([
  ['aaaa', 'aaaa'],
  ['abc', 'abc'],
  ['aaaaab', 'aabaaa'],
  ['aaaabbc', 'aabcaba'],
])('of the tasks %s the order is %s', async (added, order) => {
  expect(await orderOf([...added])).toBe(order)
})

it('runs one task at a time, and the next one after a failure', async () => {
  const run = createFairQueue()
  let running = 0
  let most = 0
  const task = async () => {
    most = Math.max(most, (running += 1))
    await Promise.resolve()
    running -= 1
    return 'done'
  }
  const failed = run('a', () => Promise.reject(new Error('failed')))
  const others = Promise.all([run('a', task), run('b', task), run('b', task)])
  await expect(failed).rejects.toThrow('failed')
  expect(await others).toEqual(['done', 'done', 'done'])
  expect(most).toBe(1)
  expect(await run('c', task)).toBe('done')
})
