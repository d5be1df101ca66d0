import { createHmac } from 'node:crypto'

import { RESP_TYPES } from '@redis/client'
import { timeout, TimeoutStrategy } from 'cockatiel'
import type { Logger } from 'pino'

import type { Files, SharedFiles } from '#server/http/files/shared-files.ts'

import type { Redis } from './redis.ts'

/** After its last instance: then an open page loads the next one as a document of the new build, not old scripts with new data. */
const keptSeconds = 60 * 60
const repeatMs = (keptSeconds * 1000) / 4
const filePath = /^\/(assets|routes)\/[\w.-]{1,120}$/
/** A busy event loop notices a response late, and a page without its scripts is worse than a late one. */
const limit = timeout(2_000, TimeoutStrategy.Aggressive)

/**
 * Files of all builds in Redis, signed, so that no others' script is sent. Written again in time, and when Redis is
 * back, perhaps empty.
 *
 * @param secret the same one for instances of every build
 */
export function sharedFiles(
  redis: Redis,
  { secret, log }: { secret: string; log: Logger },
): SharedFiles {
  const binary = redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  const nameOf = (path: string) => `hemvist:file:${path}`
  const signatureOf = (path: string, content: Uint8Array) =>
    createHmac('sha256', secret).update(`shared file ${path}\n`).update(content).digest()
  const lists: (() => Files)[] = []

  async function write(list: () => Files): Promise<void> {
    for (const [path, content] of list()) {
      const fields = { content, signature: signatureOf(path, content) }
      await redis.multi().hSet(nameOf(path), fields).expire(nameOf(path), keptSeconds).exec()
    }
  }

  async function attempt<Value>(call: () => Promise<Value>): Promise<Value | null> {
    try {
      return await limit.execute(call)
    } catch (error) {
      log.debug({ err: error }, 'shared files failed')
      return null
    }
  }

  async function writeAll(): Promise<void> {
    for (const list of lists) await attempt(() => write(list))
  }
  redis.on('ready', () => void writeAll())
  setInterval(() => void writeAll(), repeatMs).unref()

  return {
    async read(path) {
      if (!filePath.test(path)) return null
      return attempt(async () => {
        const fields = await binary.hmGet(nameOf(path), ['content', 'signature'])
        const [content, signature] = fields.map((field) => field && Buffer.from(field))
        if (!content || !signature) return null
        return signatureOf(path, content).equals(signature) ? content : null
      })
    },
    async publish(list) {
      lists.push(list)
      await attempt(() => write(list))
    },
  }
}
