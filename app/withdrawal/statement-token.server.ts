import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import { hour } from '#app/kit/time.ts'
import type { Visit } from '#app/visit/visit.ts'

/** A statement about a whole order, as its sender has typed it: the shop does not tell whether there is such an order. */
export interface GuestStatement {
  orderNumber: string
  email: string
  name: string
  /** ISO date and time (UTC). */
  receivedAt: string
}

type Shop = Pick<Visit, 'config'>

const lifetimeSeconds = 1 * hour
const ivLength = 12
const tagLength = 16

/** A received statement for the query of the page that shows it: encrypted, because a URL is in histories and logs. */
export function createStatementToken(shop: Shop, statement: GuestStatement): string {
  const { orderNumber, email, name, receivedAt } = statement
  const expires = Math.floor(Date.now() / 1000) + lifetimeSeconds
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', keyOf(shop), iv)
  const text = JSON.stringify([expires, orderNumber, email, name, receivedAt])
  const content = cipher.update(text, 'utf8')
  return Buffer.concat([iv, content, cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** The statement of a token of the last hour; null for any other text. */
export function readStatementToken(shop: Shop, token: string): GuestStatement | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= ivLength + tagLength) return null
  const content = bytes.subarray(ivLength, -tagLength)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(shop), bytes.subarray(0, ivLength))
  decipher.setAuthTag(bytes.subarray(-tagLength))
  try {
    const text = Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
    const [expires, orderNumber = '', email = '', name = '', receivedAt = ''] = JSON.parse(
      text,
    ) as [number, ...string[]]
    return expires * 1000 > Date.now() ? { orderNumber, email, name, receivedAt } : null
  } catch {
    return null
  }
}

function keyOf({ config }: Shop): Buffer {
  return Buffer.from(hkdfSync('sha256', config.signingKey, '', 'withdrawal statement', 32))
}
