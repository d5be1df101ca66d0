import { createHmac } from 'node:crypto'

import { RESP_TYPES } from '@redis/client'
import { timeout, TimeoutStrategy } from 'cockatiel'
import type { Logger } from 'pino'

import type { Files, SharedFiles } from '#server/http/files/shared-files.ts'

import type { Redis } from './redis.ts'

/**
 * An hour after the last instance of a build has ended, its files are gone: a page that is still open then loads the next one
 * as a document of the new build, instead of running old scripts with new data.
 */
const keptSeconds = 60 * 60
const repeatMs = (keptSeconds * 1000) / 4
const filePath = /^\/(assets|routes)\/[\w.-]{1,120}$/
/** A busy event loop notices a response late, and a page without its scripts is worse than a late one. */
const limit = timeout(2_000, TimeoutStrategy.Aggressive)

/**
 * Files of all builds in Redis. Each is signed, so that a script that others have written is never sent. They are written
 * again in time, and when Redis is back, which may be empty then.
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
