import { expect, it } from 'vitest'

import { createKeyedQueue } from '#app/kit/limits/keyed-queue.ts'

it('work of one key is done in the order of the calls, and other work beside it', async () => {
  const enqueue = createKeyedQueue()
  const done: string[] = []
  const gates: (() => void)[] = []
  const work =
    (name: string, fails = false) =>
    async () => {
      await new Promise<void>((resolve) => gates.push(resolve))
      done.push(name)
      if (fails) throw new Error(name)
      return name
    }
  const first = enqueue('a', work('first', true))
  const second = enqueue('a', work('second'))
  const other = enqueue('b', work('other'))
  await expect.poll(() => gates.length).toBe(2)
  gates[1]!()
  expect(await other).toBe('other')
  gates[0]!()
  await expect(first).rejects.toThrow('first')
  await expect.poll(() => gates.length).toBe(3)
  gates[2]!()
  expect(await second).toBe('second')
  expect(done).toEqual(['other', 'first', 'second'])
})
