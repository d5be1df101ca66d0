import { createHash } from 'node:crypto'

/** The same for every client of the protocol (merchant API 1.4); not a secret. */
const salt = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD'

/** SHA-384 over password and salt, in base64, for the auth service. Equivalent to the password, so never logged. */
export function passwordHash(password: string): string {
  return createHash('sha384')
    .update(password + salt, 'utf8')
    .digest('base64')
}
