import { createHash, createHmac } from 'node:crypto'

import { RESP_TYPES } from '@redis/client'
import { timeout, TimeoutStrategy } from 'cockatiel'
import type { Logger } from 'pino'

import type { KeptDocument, Lifetime } from '#server/http/documents/kept-document.ts'
import type { SharedDocuments } from '#server/http/documents/shared-documents.ts'

import type { Redis } from './redis.ts'
import { isFromFuture } from './shared-clock.ts'

/** A renewal is aborted before its lock ends. */
const lockMs = 11_000
/** A slower Redis is no faster than rendering. */
const limit = timeout(100, TimeoutStrategy.Aggressive)
/** Nobody but an operator waits for a deletion. */
const clearLimit = timeout(5_000, TimeoutStrategy.Aggressive)

/** A document without its bodies, with times in milliseconds since 1970. */
type SharedMeta = Omit<KeptDocument, 'bodies'> & { isSmallest: boolean; writtenAt: number }

/** Redis holds them signed, so that none that is damaged or of others is sent; `scope` is the build and settings, with the secret. */
export function sharedDocuments(
  redis: Redis,
  { scope, log }: { scope: string; log: Logger },
): SharedDocuments {
  const binary = redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  const nameOf = (kind: string, key: string) =>
    `hemvist:${kind}:${createHash('sha256').update(`${scope} ${key}`).digest('base64url')}`

  /** Signature of an entry and its key: a moved entry is invalid. */
  function signatureOf(name: string, ...parts: Uint8Array[]): Buffer {
    const hmac = createHmac('sha256', scope).update(name)
    for (const part of parts) hmac.update(`${part.length} `).update(part)
    return hmac.digest()
  }

  /** The result of a call, or `instead` when Redis is unavailable or slow. */
  async function attempt<Value>(call: () => Promise<Value>, instead: Value): Promise<Value> {
    try {
      return await limit.execute(call)
    } catch (error) {
      log.debug({ err: error }, 'shared document cache failed')
      return instead
    }
  }

  return {
    read: (key) =>
      attempt(async () => {
        const name = nameOf('document', key)
        const [meta, br, signature] = (await binary.hmGet(name, ['meta', 'br', 'signature'])).map(
          (field) => field && Buffer.from(field),
        )
        if (!meta || !br || !signature) return null
        if (!signatureOf(name, meta, br).equals(signature)) return null
        const { isSmallest, writtenAt, lifetime, ...document } = JSON.parse(
          String(meta),
        ) as SharedMeta
        if (isFromFuture(writtenAt)) return null
        const bodies = { br, gzip: null, isSmallest }
        return { ...document, lifetime: shifted(lifetime, -startOfClock()), bodies }
      }, null),
    write: (key, { bodies, lifetime, ...document }) =>
      attempt(async () => {
        const name = nameOf('document', key)
        const { br, isSmallest } = bodies
        const fields: SharedMeta = {
          ...document,
          lifetime: shifted(lifetime, startOfClock()),
          isSmallest,
          writtenAt: Date.now(),
        }
        const meta = Buffer.from(JSON.stringify(fields))
        const signature = signatureOf(name, meta, br)
        await redis
          .multi()
          .hSet(name, { meta, br, signature })
          // Redis has a clock of its own.
          .pExpire(name, Math.max(1, Math.round(lifetime.staleUntil - performance.now())))
          .exec()
      }, undefined),
    lock: (key) =>
      attempt(
        async () =>
          (await redis.set(nameOf('renewal', key), '1', {
            condition: 'NX',
            expiration: { type: 'PX', value: lockMs },
          })) !== null,
        true,
      ),
    unlock: (key) => attempt(async () => void (await redis.del(nameOf('renewal', key))), undefined),
    async clear() {
      try {
        return await clearLimit.execute(async ({ signal }) => {
          let deleted = 0
          const found = redis.scanIterator({ MATCH: 'hemvist:document:*', COUNT: 1_000 })
          for await (const names of found) {
            if (signal.aborted) break
            if (names.length > 0) deleted += await redis.unlink(names)
          }
          return deleted
        })
      } catch (error) {
        log.warn({ err: error }, 'shared documents not deleted')
        return null
      }
    },
  }
}

/** What `performance.timeOrigin` would be if the system clock had not been set since. */
const startOfClock = () => Date.now() - performance.now()

/** Between the clock of this process and the one that all instances share. */
function shifted({ freshUntil, staleUntil, usableUntil }: Lifetime, byMs: number): Lifetime {
  return {
    freshUntil: freshUntil + byMs,
    staleUntil: staleUntil + byMs,
    usableUntil: usableUntil + byMs,
  }
}
