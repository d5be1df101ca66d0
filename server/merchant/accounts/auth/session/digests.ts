/** Hashes and signatures of texts, in characters that need no escaping in a URL. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url')

export const sign = (key: Buffer | string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** Compares a secret, or a signature, in the same time for every text. */
export const areSecretsEqual = (sent: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(sent)), Buffer.from(hashOf(secret)))
