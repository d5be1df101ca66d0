import { expect, it } from 'vitest'

import { createFairQueue } from '#app/kit/limits/fair-queue.ts'

/** Adds one task for each key, those of capital letters for buying, and returns the keys in the order in which their tasks ran. */
async function orderOf(keys: readonly string[]): Promise<string> {
  const { run } = createFairQueue()
  const ran: string[] = []
  await Promise.all(
    keys.map((key) => {
      const isBuying = key !== key.toLowerCase()
      return run(key, async () => void ran.push(key), isBuying ? 'buying' : 'browsing')
    }),
  )
  return ran.join('')
}

it.each([
  ['aaaa', 'aaaa'],
  ['abc', 'abc'],
  ['aaaaab', 'aabaaa'],
  ['aaaabbc', 'aabcaba'],
  ['aabbA', 'aAabb'],
  ['aaaaAABB', 'aABABaaa'],
])('of the tasks %s the order is %s', async (added, order) => {
  expect(await orderOf([...added])).toBe(order)
})

it('runs one task at a time, and the next one after a failure', async () => {
  const { run } = createFairQueue()
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

it.each([1, 60_000])(
  'while somebody buys, browsing pauses after a task of %i ms',
  async (length) => {
    let ms = 1_000
    const { run, pauseBrowsing } = createFairQueue(1, () => ms)
    const ran: string[] = []
    const task = (name: string, lengthMs: number) => async () => {
      ran.push(name)
      ms += lengthMs
    }
    const resume = pauseBrowsing()
    const first = run('a', task('first', length))
    const second = run('a', task('second', 1))
    await first
    await run('b', task('bought', 1), 'buying')
    expect(ran).toEqual(['first', 'bought'])
    resume()
    await second
    expect(ran).toEqual(['first', 'bought', 'second'])
  },
)

it('a task of browsing waits for a quarter of a second of buying at most', async () => {
  let ms = 1_000
  const { run } = createFairQueue(1, () => ms)
  const ran: string[] = []
  const task = (name: string) => async () => {
    ran.push(name)
    ms += 100
  }
  const browse = () => run('a', task('browsed'))
  const buy = () => run('b', task('bought'), 'buying')
  await Promise.all([browse(), buy(), buy(), buy(), buy(), browse()])
  expect(ran).toEqual(['browsed', 'bought', 'bought', 'bought', 'browsed', 'bought'])
})
