import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares a secret in constant time. */
export function areSecretsEqual(sent: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(sent), digest(secret))
}
