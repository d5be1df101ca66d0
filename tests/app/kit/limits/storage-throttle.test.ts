import { describe, expect, it } from 'vitest'

import { passesStorageThrottle } from '#app/kit/limits/storage-throttle.ts'

function memory() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

describe('once per period', () => {
  it('is true the first time and again after the period', () => {
    const store = memory()
    const results = [1_000, 1_001, 60_999, 61_000, 61_001].map((now) =>
      passesStorageThrottle(60_000, 'reload', () => store, now),
    )
    expect(results).toEqual([true, false, false, true, false])
  })

  it('keeps keys separate', () => {
    const store = memory()
    expect(passesStorageThrottle(60_000, 'a', () => store, 0)).toBe(true)
    expect(passesStorageThrottle(60_000, 'b', () => store, 0)).toBe(true)
  })

  it('is false without storage, so that a page never reloads in a loop', () => {
    const store = {
      getItem: () => null,
      setItem: () => {
        throw new Error('no room')
      },
    }
    const blocked = () => {
      throw new Error('denied')
    }
    for (const open of [() => store, blocked]) {
      expect(passesStorageThrottle(60_000, 'reload', open, 0)).toBe(false)
    }
  })
})
