/**
 * How passwords are stored. A client sends SHA-384 of the password with a public salt, which is as
 * good as the password itself, so it is salted and stretched again before it is stored. Stretching
 * runs in threads, in bounded queues: work that would wait too long is refused at once.
 */
import { createHmac, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import pLimit from 'p-limit'

/** Known devices and passwords that look right do not queue behind guesses. */
export type HashQueue = 'ordinary' | 'own' | 'new'

export interface PasswordHasher {
  /** @throws HasherBusy */
  hash(password: string): Promise<string>
  /**
   * Whether this is the stored password. Does the same work for null (no account), so that the
   * response time does not reveal whether the account exists.
   *
   * @throws HasherBusy
   */
  matches(password: string, kept: string | null, queue?: HashQueue): Promise<boolean>
  /**
   * The new stored form of a password that has just matched; null when it has that form already, or
   * when the queue is full.
   */
  renew(password: string, kept: string): Promise<string | null>
  /** A cheap check: true for the right password and for one in 256 others. */
  looksRight(password: string, kept: string | null): boolean
}

/** Thrown when a queue is full; the password was not checked. */
export class HasherBusy extends Error {
  override name = 'HasherBusy'
  readonly retryAfterSeconds = 5
}

/** 32 MiB and about a fifth of a second, as OWASP's password storage sheet advises for scrypt. */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32
/**
 * Node has four threads, which read files too. A full queue is worked off in about five seconds.
 */
const queues: Record<HashQueue, { concurrency: number; maxWaiting: number }> = {
  ordinary: { concurrency: 2, maxWaiting: 32 },
  own: { concurrency: 1, maxWaiting: 24 },
  new: { concurrency: 1, maxWaiting: 24 },
}

/**
 * @param key key of the check byte beside each hash. One byte, so that somebody who steals hashes
 *   and key still has to try nearly all passwords.
 */
export function scryptHasher(key: Buffer): PasswordHasher {
  const limits = {
    ordinary: pLimit(queues.ordinary.concurrency),
    own: pLimit(queues.own.concurrency),
    new: pLimit(queues.new.concurrency),
  }
  const run = (queue: HashQueue, password: string, salt: Buffer, options: ScryptOptions) => {
    if (limits[queue].pendingCount >= queues[queue].maxWaiting) throw new HasherBusy()
    return limits[queue](() => stretch(password, salt, options))
  }
  const check = (password: string, salt: Buffer) =>
    createHmac('sha256', key).update(salt).update(password).digest('hex').slice(0, 2)
  return {
    async hash(password) {
      const salt = randomBytes(16)
      const stretched = await run('new', password, salt, cost)
      return `${format(salt, stretched)}$${check(password, salt)}`
    },
    async matches(password, kept, queue = 'ordinary') {
      const { salt, stretched, used } = parse(kept ?? placeholderHash)
      const sent = await run(queue, password, salt, used)
      return timingSafeEqual(sent, stretched) && kept !== null
    },
    async renew(password, kept) {
      const { salt, used, checked } = parse(kept)
      const hasCurrentCost = used.N === cost.N && used.r === cost.r && used.p === cost.p
      if (!hasCurrentCost) return this.hash(password).catch(nullWhenBusy)
      return checked === '' ? `${kept}$${check(password, salt)}` : null
    },
    looksRight(password, kept) {
      const { salt, checked } = parse(kept ?? placeholderHash)
      return check(password, salt) === checked
    },
  }
}

function nullWhenBusy(error: unknown): null {
  if (!(error instanceof HasherBusy)) throw error
  return null
}

const placeholderHash = `${format(Buffer.alloc(16), Buffer.alloc(keyLength))}$00`

function format(salt: Buffer, stretched: Buffer): string {
  const { N, r, p } = cost
  return ['scrypt', N, r, p, salt.toString('base64url'), stretched.toString('base64url')].join('$')
}

/**
 * Each hash carries its cost, so that the cost can be raised without locking anybody out. Hashes
 * without a check byte are older than it: they count as matching until the next login (`renew`).
 */
function parse(kept: string) {
  const [, N, r, p, salt = '', stretched = '', checked = ''] = kept.split('$')
  return {
    used: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    stretched: Buffer.from(stretched, 'base64url'),
    checked,
  }
}

function stretch(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const limits = { ...options, maxmem: 128 * 1024 * 1024 }
    scrypt(password, salt, keyLength, limits, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
