import { createHash } from 'node:crypto'

/** The same for every client of the protocol (merchant API 1.4); not a secret. */
const salt = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD'

/**
 * The password hash that the auth service expects: SHA-384 over password and salt, in base64. The hash
 * is equivalent to the password, so the server computes it, sends it only to the merchant and never logs it.
 */
export function passwordHash(password: string): string {
  return createHash('sha384')
    .update(password + salt, 'utf8')
    .digest('base64')
}
