/**
 * How passwords are kept. What arrives is a SHA-384 of the password with a salt that everybody knows,
 * so it is as good as the password itself: it is salted and stretched again before it is kept. The
 * stretching runs on threads beside the event loop, in lanes with an end: work that would wait too long
 * is refused at once.
 */
import { createHmac, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import pLimit from 'p-limit'

/** Known devices and passwords that look right do not wait behind those who guess. */
export type HashLane = 'ordinary' | 'own' | 'new'

export interface PasswordHasher {
  /** @throws HasherBusy */
  hash(password: string): Promise<string>
  /**
   * Whether this is the password that was kept. Does the same work when nothing was kept (null), so
   * that the time of an answer does not tell whether there is such an account.
   *
   * @throws HasherBusy
   */
  matches(password: string, kept: string | null, lane?: HashLane): Promise<boolean>
  /**
   * How a password that has just matched is to be kept from now on; null when it is kept so already, or
   * when there is no time for it.
   */
  renew(password: string, kept: string): Promise<string | null>
  /** A glance that costs nothing: true for the right password and for one in 256 others. */
  looksRight(password: string, kept: string | null): boolean
}

/** Nothing was judged: too many were waiting. */
export class HasherBusy extends Error {
  override name = 'HasherBusy'
  readonly retryAfterSeconds = 5
}

/** 32 MiB and about a fifth of a second, as OWASP's password storage sheet advises for scrypt. */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32
/** Node has four threads, which read files too. What waits is done within some five seconds. */
const lanes: Record<HashLane, { atOnce: number; mostWaiting: number }> = {
  ordinary: { atOnce: 2, mostWaiting: 32 },
  own: { atOnce: 1, mostWaiting: 24 },
  new: { atOnce: 1, mostWaiting: 24 },
}

/**
 * @param key of the check that stands beside each hash. It is one byte, so that whoever steals hashes and
 *   key has to try nearly as long as before.
 */
export function scryptHasher(key: Buffer): PasswordHasher {
  const limits = {
    ordinary: pLimit(lanes.ordinary.atOnce),
    own: pLimit(lanes.own.atOnce),
    new: pLimit(lanes.new.atOnce),
  }
  const run = (lane: HashLane, password: string, salt: Buffer, options: ScryptOptions) => {
    if (limits[lane].pendingCount >= lanes[lane].mostWaiting) throw new HasherBusy()
    return limits[lane](() => stretch(password, salt, options))
  }
  const check = (password: string, salt: Buffer) =>
    createHmac('sha256', key).update(salt).update(password).digest('hex').slice(0, 2)
  return {
    async hash(password) {
      const salt = randomBytes(16)
      const stretched = await run('new', password, salt, cost)
      return `${format(salt, stretched)}$${check(password, salt)}`
    },
    async matches(password, kept, lane = 'ordinary') {
      const { salt, stretched, used } = parse(kept ?? nobodys)
      const sent = await run(lane, password, salt, used)
      return timingSafeEqual(sent, stretched) && kept !== null
    },
    async renew(password, kept) {
      const { salt, used, checked } = parse(kept)
      const isAsToday = used.N === cost.N && used.r === cost.r && used.p === cost.p
      if (!isAsToday) return this.hash(password).catch(nullWhenBusy)
      return checked === '' ? `${kept}$${check(password, salt)}` : null
    },
    looksRight(password, kept) {
      const { salt, checked } = parse(kept ?? nobodys)
      return check(password, salt) === checked
    },
  }
}

function nullWhenBusy(error: unknown): null {
  if (!(error instanceof HasherBusy)) throw error
  return null
}

const nobodys = `${format(Buffer.alloc(16), Buffer.alloc(keyLength))}$00`

function format(salt: Buffer, stretched: Buffer): string {
  const { N, r, p } = cost
  return ['scrypt', N, r, p, salt.toString('base64url'), stretched.toString('base64url')].join('$')
}

/**
 * The cost stands with each hash, so that it can be raised without locking anybody out. Hashes without
 * a check were made before there was one: their passwords look right after the next login (`renew`).
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
