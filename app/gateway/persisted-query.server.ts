import { createHash } from 'node:crypto'

const hashes = new Map<string, string>()

/** What a persisted request says of its query: version 1 and the SHA-256 of the text, in hex. */
export function persistedQuery(query: string) {
  let sha256Hash = hashes.get(query)
  if (!sha256Hash) {
    sha256Hash = createHash('sha256').update(query).digest('hex')
    // Documents are constants of the program, so the map ends as long as their list.
    hashes.set(query, sha256Hash)
  }
  return { persistedQuery: { version: 1, sha256Hash } }
}

/** The merchant does not know the hash, or knows no hashes: the full query must follow. */
export function wantsWholeQuery(body: string): boolean {
  return /PersistedQueryNot(Found|Supported)|PERSISTED_QUERY_NOT_(FOUND|SUPPORTED)/.test(body)
}
