import { createHash } from 'node:crypto'

import { hour } from '../kit/time.ts'

const hashes = new Map<string, string>()

/** The SHA-256 of a query's text, in hex. */
export function hashOf(query: string): string {
  let hash = hashes.get(query)
  if (!hash) {
    hash = createHash('sha256').update(query).digest('hex')
    // Documents are constants of the program, so the map ends as long as their list.
    hashes.set(query, hash)
  }
  return hash
}

/** What a persisted request says of its query: version 1 and its hash. */
export function persistedQuery(query: string) {
  return { persistedQuery: { version: 1, sha256Hash: hashOf(query) } }
}

/** Upstreams that answer no hashes, with the time from which they may be asked again. */
const withoutHashes = new Map<string, number>()
const rememberMs = hour * 1000

export function knowsHashes(endpoint: string): boolean {
  return (withoutHashes.get(endpoint) ?? 0) < performance.now()
}

/** Remembers that an upstream answers no hashes, so that it is not asked in vain each time. */
export function forgoHashes(endpoint: string): void {
  withoutHashes.set(endpoint, performance.now() + rememberMs)
}

/** Whether the upstream knows hashes but not this one: it takes it with the whole query. */
export function isUnknownHash(body: string): boolean {
  return /Persisted_?Query_?Not_?Found/i.test(body)
}
