import { expect, it } from 'vitest'

import { concurrencyLimit, type SlotHolder } from '#server/http/limits/concurrency-limit.ts'

/** A page that has been sent for that long; null for one that is rendered. */
function page(sentForMs: number | null): SlotHolder & { isAborted: boolean } {
  return {
    isAborted: false,
    sentForMs: () => sentForMs,
    abort() {
      this.isAborted = true
    },
  }
}

it('a page that is read slowly is aborted for the next, and none that is rendered or just sent', () => {
  const limit = concurrencyLimit()
  const [rendered, justSent, slow, next] = [page(null), page(100), page(3_000), page(null)]
  for (const each of [rendered, justSent, slow]) expect(limit.enter(3, each)).not.toBeNull()
  expect(limit.enter(3, next)).not.toBeNull()
  expect([rendered, justSent, slow, next].map(({ isAborted }) => isAborted)).toEqual([
    false,
    false,
    true,
    false,
  ])
  expect(limit.enter(3, page(null))).toBeNull()
  expect(limit.enter(4, page(null))).not.toBeNull()
})

it('a place is freed once, also by a page that was aborted before', () => {
  const limit = concurrencyLimit()
  const leaveSlow = limit.enter(1, page(3_000))
  const leave = limit.enter(1, page(null))
  leaveSlow?.()
  expect(limit.enter(1, page(null))).toBeNull()
  leave?.()
  leave?.()
  expect(limit.enter(1, page(null))).not.toBeNull()
  expect(limit.enter(1, page(null))).toBeNull()
})
