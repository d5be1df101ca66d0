import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import { hour } from '#app/kit/time.ts'
import type { Visit } from '#app/visit/visit.ts'

/** Number and e-mail address of an order, as a buyer has typed them. */
export interface OrderIdentity {
  orderNumber: string
  email: string
}

type Shop = Pick<Visit, 'config'>

const lifetimeSeconds = 1 * hour
const ivLength = 12
const tagLength = 16

/**
 * An order's number and address for a query: encrypted, because a URL is in histories and logs. The shop issues it
 * only after the merchant has found the order, so that a request with it is no guess.
 */
export function createOrderToken(shop: Shop, { orderNumber, email }: OrderIdentity): string {
  const expires = Math.floor(Date.now() / 1000) + lifetimeSeconds
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', keyOf(shop), iv)
  const content = cipher.update(JSON.stringify([expires, orderNumber, email]), 'utf8')
  return Buffer.concat([iv, content, cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** The order of a token of the last hour; null for any other text. */
export function readOrderToken(shop: Shop, token: string): OrderIdentity | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= ivLength + tagLength) return null
  const content = bytes.subarray(ivLength, -tagLength)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(shop), bytes.subarray(0, ivLength))
  decipher.setAuthTag(bytes.subarray(-tagLength))
  try {
    const text = Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
    const [expires, orderNumber, email] = JSON.parse(text) as [number, string, string]
    return expires * 1000 > Date.now() ? { orderNumber, email } : null
  } catch {
    return null
  }
}

function keyOf({ config }: Shop): Buffer {
  return Buffer.from(hkdfSync('sha256', config.signingKey, '', 'withdrawal order', 32))
}
