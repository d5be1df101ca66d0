/** Devices from which an owner has logged in: the storefront sends `{id}.{seconds}.{owner}.{signature}` with each login. */
import { areSecretsEqual, sign } from '#server/merchant/accounts/auth/session/digests.ts'

export const deviceHeader = 'x-auth-device'

const headerPattern = /^(([\w-]{22})\.(\d{1,12})\.([\w-]{16}))\.([\w-]{43})$/
const maxLifetimeSeconds = 366 * 24 * 3600

/** Id of the device if the owner of `username` has logged in from it; null for any other header. */
export function findKnownDevice(
  key: Buffer,
  sent: string | null,
  username: string,
  nowMs: number,
): string | null {
  const [, payload, id, since, owner, signature] = headerPattern.exec(sent ?? '') ?? []
  if (!payload || !id || !signature) return null
  if (!areSecretsEqual(signature, sign(key, payload))) return null
  const ageSeconds = nowMs / 1000 - Number(since)
  const belongsToOwner = ownerIdOf(key, username) === owner
  return belongsToOwner && ageSeconds < maxLifetimeSeconds ? id : null
}

/** Identifies an account inside a device header: 16 characters that do not reveal its name. */
export function ownerIdOf(key: Buffer, username: string): string {
  return sign(key, `owner ${username}`).slice(0, 16)
}
