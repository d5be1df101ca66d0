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

/** Upstreams that know no hashes, with the time from which they may be asked again. */
const withoutHashes = new Map<string, number>()
const rememberMs = hour * 1000

export function knowsHashes(endpoint: string): boolean {
  return (withoutHashes.get(endpoint) ?? 0) < performance.now()
}

/**
 * Whether the full query must follow: the merchant does not know the hash, or knows no hashes at all,
 * which is remembered, so that it is not asked in vain each time.
 */
export function wantsWholeQuery(endpoint: string, body: string): boolean {
  // Nearly every answer is none of these and is not to be parsed twice for it.
  if (!/PersistedQueryNot|PERSISTED_QUERY_NOT/.test(body)) return false
  const words = errorWords(body)
  if (words.some((word) => /^Persisted_?Query_?Not_?Supported$/i.test(word))) {
    withoutHashes.set(endpoint, performance.now() + rememberMs)
    return true
  }
  return words.some((word) => /^Persisted_?Query_?Not_?Found$/i.test(word))
}

/** Messages and codes of an answer's errors; a product whose text has such a word is no error. */
function errorWords(body: string): string[] {
  try {
    const { errors } = JSON.parse(body) as {
      errors?: ({ message?: unknown; extensions?: { code?: unknown } | null } | null)[]
    }
    return (errors ?? []).flatMap((error) => [
      String(error?.message),
      String(error?.extensions?.code),
    ])
  } catch {
    return []
  }
}
