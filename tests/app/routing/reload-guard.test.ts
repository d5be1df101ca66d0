import { afterEach, expect, it, vi } from 'vitest'

import { passesGuard } from '#app/routing/reload-for-missing-routes.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page may reload the first time, and again after a minute', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.useFakeTimers()
  const results = [1_000, 1_001, 60_999, 61_000, 61_001].map((now) => {
    vi.setSystemTime(now)
    return passesGuard()
  })
  expect(results).toEqual([true, false, false, true, false])
})

it('without storage it never reloads, so that there is no loop', () => {
  const fail = () => {
    throw new Error('no room')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: fail })
  expect(passesGuard()).toBe(false)
  vi.stubGlobal('sessionStorage', undefined)
  expect(passesGuard()).toBe(false)
})
