/**
 * Automatic persisted queries: a client may send a document's SHA-256 in place of the document; the
 * first time it is not known and the client sends both.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { refusal } from './errors.ts'

const maxQueries = 500
const maxLength = 20_000

export function createPersistedQueries() {
  const queries = new LRUCache<string, string>({ max: maxQueries })

  return {
    /**
     * The document to run.
     *
     * @throws GraphQLError `PersistedQueryNotFound` when only an unknown hash was sent, or the hash
     *   is not the document's
     */
    resolve(query: string | undefined, extensions: unknown): string | undefined {
      const hash = hashIn(extensions)
      if (!hash) return query
      if (query === undefined) {
        const known = queries.get(hash)
        if (known === undefined)
          throw refusal('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound')
        return known
      }
      if (createHash('sha256').update(query).digest('hex') !== hash) {
        throw refusal('BadRequest', 'provided sha does not match query')
      }
      if (query.length <= maxLength) queries.set(hash, query)
      return query
    },
  }
}

function hashIn(extensions: unknown): string | null {
  const { persistedQuery } = (extensions ?? {}) as {
    persistedQuery?: { version?: unknown; sha256Hash?: unknown }
  }
  if (persistedQuery?.version !== 1) return null
  const { sha256Hash } = persistedQuery
  return typeof sha256Hash === 'string' && /^[0-9a-f]{64}$/.test(sha256Hash) ? sha256Hash : null
}
