/** Automatic: a client may send a document's SHA-256 alone, and both when that is unknown. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { clientError } from './errors.ts'

const maxQueries = 500
const maxLength = 20_000

export function createPersistedQueries() {
  const queries = new LRUCache<string, string>({ max: maxQueries })

  /** The document to execute. Throws `PersistedQueryNotFound` for an unknown hash alone, and for another document's hash. */
  return (query: string | undefined, extensions: unknown): string | undefined => {
    const hash = readHash(extensions)
    if (!hash) return query
    if (query === undefined) {
      const cached = queries.get(hash)
      if (cached === undefined)
        throw clientError('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound')
      return cached
    }
    if (createHash('sha256').update(query).digest('hex') !== hash) {
      throw clientError('BadRequest', 'provided sha does not match query')
    }
    if (query.length <= maxLength) queries.set(hash, query)
    return query
  }
}

function readHash(extensions: unknown): string | null {
  const { persistedQuery } = (extensions ?? {}) as {
    persistedQuery?: { version?: unknown; sha256Hash?: unknown }
  }
  if (persistedQuery?.version !== 1) return null
  const { sha256Hash } = persistedQuery
  return typeof sha256Hash === 'string' && /^[0-9a-f]{64}$/.test(sha256Hash) ? sha256Hash : null
}
