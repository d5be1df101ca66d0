/**
 * Devices from which an owner has logged in before. A storefront that holds the shop's secret sends
 * a header with the login; the browser keeps it in a signed cookie:
 * `{id}.{seconds}.{owner}.{proof}`.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

export const deviceHeader = 'x-auth-device'

const shape = /^(([\w-]{22})\.(\d{1,12})\.([\w-]{16}))\.([\w-]{43})$/
const maxLifetimeSeconds = 366 * 24 * 3600

/** Id of the device if the owner of `username` has used it; else null. */
export function knownDevice(
  key: Buffer,
  sent: string | null,
  username: string,
  nowMs: number,
): string | null {
  const [, said, id, since, owner, proof] = shape.exec(sent ?? '') ?? []
  if (!said || !id || !proof) return null
  if (!timingSafeEqual(Buffer.from(digest(key, said)), Buffer.from(proof))) return null
  const ageSeconds = nowMs / 1000 - Number(since)
  const belongsToOwner = deviceOwner(key, username) === owner
  return belongsToOwner && ageSeconds < maxLifetimeSeconds ? id : null
}

/** Identifies an account inside a device header: 16 characters that do not reveal its name. */
export function deviceOwner(key: Buffer, username: string): string {
  return digest(key, `owner ${username}`).slice(0, 16)
}

function digest(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
