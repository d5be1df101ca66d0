/**
 * How passwords are kept. What arrives is a SHA-384 of the password with a salt that everybody knows,
 * so it is as good as the password itself: it is salted and stretched again before it is kept.
 */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /**
   * Whether this is the password that was kept. Does the same work when nothing was kept (null), so
   * that the time of an answer does not tell whether there is such an account.
   */
  matches(password: string, kept: string | null): Promise<boolean>
}

/** 32 MiB and about a fifth of a second, as OWASP's password storage sheet advises for scrypt. */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32

export const scryptHasher: PasswordHasher = {
  async hash(password) {
    const salt = randomBytes(16)
    return format(salt, await stretch(password, salt, cost))
  },
  async matches(password, kept) {
    const { salt, key, ...used } = parse(kept ?? nobodys)
    const stretched = await stretch(password, salt, used)
    return timingSafeEqual(stretched, key) && kept !== null
  },
}

const nobodys = format(Buffer.alloc(16), Buffer.alloc(keyLength))

function format(salt: Buffer, key: Buffer): string {
  const { N, r, p } = cost
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** The cost stands with each hash, so that it can be raised without locking anybody out. */
function parse(kept: string) {
  const [, N, r, p, salt = '', key = ''] = kept.split('$')
  return {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
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
