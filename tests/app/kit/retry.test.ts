import { describe, expect, it } from 'vitest'

import { retry } from '#app/kit/retry.ts'

function failing(times: number) {
  let calls = 0
  const attempt = async () => {
    calls += 1
    if (calls <= times) throw new Error(`failure ${calls}`)
    return calls
  }
  return { attempt, calls: () => calls }
}

describe('retry', () => {
  it('waits between attempts and answers with the first that works', async () => {
    const waits: number[] = []
    const { attempt } = failing(2)
    const options = { attempts: 5, delayMs: 1_000, isRetryable: () => true }
    const wait = async (ms: number) => void waits.push(ms)
    expect(await retry(attempt, { ...options, wait })).toBe(3)
    expect(waits).toEqual([1_000, 1_000])
  })

  it('gives up after the attempts it has, with the last failure', async () => {
    const { attempt, calls } = failing(9)
    const options = {
      attempts: 5,
      delayMs: 0,
      isRetryable: () => true,
      wait: async () => undefined,
    }
    await expect(retry(attempt, options)).rejects.toThrow('failure 5')
    expect(calls()).toBe(5)
  })

  it('does not try again what will not pass by itself', async () => {
    const { attempt, calls } = failing(9)
    const options = { attempts: 5, delayMs: 0, isRetryable: () => false }
    await expect(retry(attempt, options)).rejects.toThrow('failure 1')
    expect(calls()).toBe(1)
  })
})
