/** The token of a link in a mail, by which its reader confirms an address, or ends such mails. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** The token is encrypted, because URLs are in histories and logs. It does not expire: a reader may unsubscribe with any mail. */
export function createMailToken(key: Buffer, about: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, key, iv)
  const content = Buffer.concat([cipher.update(about, 'utf8'), cipher.final()])
  return Buffer.concat([iv, content, cipher.getAuthTag()]).toString('base64url')
}

/** What a token is about; null for any other text. */
export function readMailToken(key: Buffer, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= ivLength + tagLength) return null
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength))
  decipher.setAuthTag(bytes.subarray(-tagLength))
  try {
    const content = decipher.update(bytes.subarray(ivLength, -tagLength))
    return Buffer.concat([content, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
