import { describe, expect, it } from 'vitest'

import { passesStorageThrottle } from '#app/kit/storage-throttle.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('once per period', () => {
  it('is true the first time and again after the period', () => {
    const store = memory()
    const answers = [1_000, 1_001, 60_999, 61_000, 61_001].map((now) =>
      passesStorageThrottle(60_000, 'reload', store, now),
    )
    expect(answers).toEqual([true, false, false, true, false])
  })

  it('keeps keys separate', () => {
    const store = memory()
    expect(passesStorageThrottle(60_000, 'a', store, 0)).toBe(true)
    expect(passesStorageThrottle(60_000, 'b', store, 0)).toBe(true)
  })

  it('is false without storage, so that a page never reloads in a loop', () => {
    const store = {
      getItem: () => null,
      setItem: () => {
        throw new Error('no room')
      },
    }
    expect(passesStorageThrottle(60_000, 'reload', store, 0)).toBe(false)
  })
})
