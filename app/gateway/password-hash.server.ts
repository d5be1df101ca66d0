import { createHash } from 'node:crypto'

/** The same for every client of the protocol (merchant API 1.4); it is no secret. */
const salt = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD'

/**
 * A password as the auth service takes it: SHA-384 over password and salt, as base64. The hash is as
 * good as the password, so it is computed here, sent to the merchant and never logged.
 */
export function passwordHash(password: string): string {
  return createHash('sha384')
    .update(password + salt, 'utf8')
    .digest('base64')
}
