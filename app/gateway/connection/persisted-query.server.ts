import { createHash } from 'node:crypto'

import { hour } from '#app/kit/time.ts'

export function hashOf(query: string): string {
  return createHash('sha256').update(query).digest('hex')
}

export function persistedQuery(sha256Hash: string) {
  return { persistedQuery: { version: 1, sha256Hash } }
}

const disabledMs = hour * 1000

/** Whether a merchant supports hashes: after a failure the shop sends whole queries for an hour. */
export function createHashSupport() {
  let disabledUntil = 0
  let isProven = false
  return {
    isEnabled: () => disabledUntil < performance.now(),
    /** Whether a query was answered by its hash before: then an outage says nothing about hashes. */
    isProven: () => isProven,
    prove() {
      isProven = true
    },
    disable() {
      disabledUntil = performance.now() + disabledMs
    },
  }
}

export type HashSupport = ReturnType<typeof createHashSupport>

/** Whether the upstream supports hashes but does not know this one; then it wants the whole query too. */
export function isUnknownHash(body: string): boolean {
  return /Persisted_?Query_?Not_?Found/i.test(body)
}
