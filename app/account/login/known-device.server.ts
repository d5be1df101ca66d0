import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

import { readCookie, writeCookie, cookies } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

/** `{id}.{seconds}.{owner}.{proof}` in a signed cookie: it grants no access, but guesses from elsewhere do not delay the owner. */
const shape = /^(([\w-]{22})\.(\d{1,12})\.([\w-]{16}))\.([\w-]{43})$/

export interface KnownDevice {
  id: string
  /** Value of the cookie, for a merchant that can read it. */
  token: string
}

type Browser = Pick<Visit, 'cookies' | 'config'>

/** The visitor's browser, if the owner of the account has used it before; else null. */
export function knownDevice(
  { cookies: jar, config }: Browser,
  account: string,
): KnownDevice | null {
  const token = readCookie(jar, 'device') ?? ''
  const [, payload, id, since, owner, proof] = shape.exec(token) ?? []
  if (!payload || !id || !proof) return null
  const digest = digestWith(config.signingKey)
  if (!timingSafeEqual(Buffer.from(digest(payload)), Buffer.from(proof))) return null
  const isInTime = Date.now() / 1000 - Number(since) < cookies.device.maxAgeSeconds
  return isInTime && ownerIn(digest, account) === owner ? { id, token } : null
}

export function saveKnownDevice(browser: Browser, account: string): void {
  // The browser keeps its id: a new id would start a new count of attempts.
  const id = knownDevice(browser, account)?.id
  write(browser, ownerIn(digestWith(browser.config.signingKey), account), id)
}

/** After a key of a mail to the owner was accepted; those of the embedded merchant end with the cookie's digest of the owner. */
export function saveKnownDeviceOfReset(browser: Browser, resetKey: string): void {
  const owner = /^[\w-]{43}([\w-]{16})$/.exec(resetKey)?.[1]
  if (owner) write(browser, owner)
}

function write({ cookies: jar, config }: Browser, owner: string, id = newId()): void {
  const payload = `${id}.${Math.floor(Date.now() / 1000)}.${owner}`
  writeCookie(jar, 'device', `${payload}.${digestWith(config.signingKey)(payload)}`)
}

const newId = () => randomBytes(16).toString('base64url')

type Digest = (text: string) => string

function digestWith(signingKey: string): Digest {
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', 'merchant known device', 32))
  return (text) => createHmac('sha256', key).update(text).digest('base64url')
}

function ownerIn(digest: Digest, account: string): string {
  return digest(`owner ${account}`).slice(0, 16)
}
