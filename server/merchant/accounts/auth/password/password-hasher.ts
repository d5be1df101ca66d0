/**
 * A client sends SHA-384 of the password with a public salt, which is enough to log in: it is hashed again before it is
 * stored, with scrypt and a random salt, in threads with bounded queues. A full queue refuses at once.
 */
import { createHmac, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import pLimit, { type LimitFunction } from 'p-limit'

/** Known devices, and passwords that pass the quick check, have a queue of their own. */
export type HashQueue = 'unknown-client' | 'owner' | 'new-password'

export interface PasswordHasher {
  /** @throws HasherBusy */
  hash(password: string): Promise<string>
  /** The same work for null (no account), so that the response time does not reveal it. Throws HasherBusy. */
  matches(password: string, storedHash: string | null, queue?: HashQueue): Promise<boolean>
  /** A quick check: true for the right password and for one in 256 others. */
  mayMatch(password: string, storedHash: string | null): boolean
}

/** Thrown when a queue is full; the password was not checked. */
export class HasherBusy extends Error {
  override name = 'HasherBusy'
  readonly retryAfterSeconds = 5
}

/** 32 MiB and about a fifth of a second, as OWASP's password storage sheet advises for scrypt. */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32
/** Node has four threads, which also read files. A full queue takes about five seconds. */
const queues: Record<HashQueue, { concurrency: number; maxWaiting: number }> = {
  'unknown-client': { concurrency: 2, maxWaiting: 32 },
  owner: { concurrency: 1, maxWaiting: 24 },
  'new-password': { concurrency: 1, maxWaiting: 24 },
}

/** Signs the check byte of each hash; only one byte: who has hashes and `key` must still run scrypt for one in 256 guesses. */
export function createScryptHasher(key: Buffer): PasswordHasher {
  const limits = Object.fromEntries(
    Object.entries(queues).map(([queue, { concurrency }]) => [queue, pLimit(concurrency)]),
  ) as Record<HashQueue, LimitFunction>
  const run = (queue: HashQueue, password: string, salt: Buffer, options: ScryptOptions) => {
    if (limits[queue].pendingCount >= queues[queue].maxWaiting) throw new HasherBusy()
    return limits[queue](() => runScrypt(password, salt, options))
  }
  const checkByteOf = (password: string, salt: Buffer) =>
    createHmac('sha256', key).update(salt).update(password).digest('hex').slice(0, 2)
  return {
    async hash(password) {
      const salt = randomBytes(16)
      const derivedKey = await run('new-password', password, salt, cost)
      return `${formatHash(salt, derivedKey)}$${checkByteOf(password, salt)}`
    },
    async matches(password, storedHash, queue = 'unknown-client') {
      const { salt, derivedKey, params } = parseHash(storedHash ?? placeholderHash)
      const sent = await run(queue, password, salt, params)
      return timingSafeEqual(sent, derivedKey) && storedHash !== null
    },
    mayMatch(password, storedHash) {
      const { salt, checkByte } = parseHash(storedHash ?? placeholderHash)
      return checkByteOf(password, salt) === checkByte
    },
  }
}

const placeholderHash = `${formatHash(Buffer.alloc(16), Buffer.alloc(keyLength))}$00`

function formatHash(salt: Buffer, derivedKey: Buffer): string {
  const { N, r, p } = cost
  return ['scrypt', N, r, p, salt.toString('base64url'), derivedKey.toString('base64url')].join('$')
}

/** Each stored hash contains its cost, so that the cost can be raised while older hashes stay valid. */
function parseHash(storedHash: string) {
  const [, N, r, p, salt = '', derivedKey = '', checkByte = ''] = storedHash.split('$')
  return {
    params: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    derivedKey: Buffer.from(derivedKey, 'base64url'),
    checkByte,
  }
}

function runScrypt(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const limits = { ...options, maxmem: 128 * 1024 * 1024 }
    scrypt(password, salt, keyLength, limits, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
