import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'

import { LRUCache } from 'lru-cache'

const pack = promisify(deflateRaw)
const unpack = promisify(inflateRaw)

export interface PackedCache {
  /** The kept text; else the text when it is made, once for all who wait for it. A failure is not kept. */
  read(key: string, make: () => Promise<string>): Promise<string>
}

/** Keeps long texts that take long to make, compressed and in bounded memory. */
export function createPackedCache(limits: { maxBytes: number; keepMs: number }): PackedCache {
  const packed = new LRUCache<string, Buffer>({
    maxSize: limits.maxBytes,
    ttl: limits.keepMs,
    sizeCalculation: (buffer, key) => buffer.length + 2 * key.length + 200,
  })
  const pending = new Map<string, Promise<string>>()

  async function make(key: string, create: () => Promise<string>): Promise<string> {
    const text = await create()
    // A copy, since the buffer of zlib keeps the 16 kB in which it was written.
    packed.set(key, Buffer.from(await pack(text)))
    return text
  }

  return {
    async read(key, create) {
      const kept = packed.get(key)
      if (kept) return (await unpack(kept)).toString()
      const running = pending.get(key) ?? make(key, create).finally(() => pending.delete(key))
      pending.set(key, running)
      return running
    },
  }
}
