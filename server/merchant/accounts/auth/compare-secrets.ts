import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether what was sent is the secret; takes as long for a good guess as for a bad one. */
export function isSameSecret(sent: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(sent), digest(secret))
}
