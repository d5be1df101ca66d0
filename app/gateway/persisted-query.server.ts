import { createHash } from 'node:crypto'

import { hour } from '../kit/time.ts'

/** The SHA-256 of a query's text, in hex. */
export function hashOf(query: string): string {
  return createHash('sha256').update(query).digest('hex')
}

/** What a persisted request says of its query: version 1 and its hash. */
export function persistedQuery(sha256Hash: string) {
  return { persistedQuery: { version: 1, sha256Hash } }
}

const disabledMs = hour * 1000

/** Whether a merchant answers hashes: once it has turned out not to, it is asked in full for an hour. */
export function createHashSupport() {
  let disabledUntil = 0
  return {
    isEnabled: () => disabledUntil < performance.now(),
    disable() {
      disabledUntil = performance.now() + disabledMs
    },
  }
}

export type HashSupport = ReturnType<typeof createHashSupport>

/** Whether the upstream knows hashes but not this one: it takes it with the whole query. */
export function isUnknownHash(body: string): boolean {
  return /Persisted_?Query_?Not_?Found/i.test(body)
}
