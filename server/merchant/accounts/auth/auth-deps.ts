/** Dependencies of the auth functions. */
import type { Database } from '../../store/database.ts'
import type { createLoginAttempts } from './login-attempts.ts'
import type { AuthKeys } from './auth-keys.ts'
import type { PasswordHasher } from './password-hasher.ts'

export interface AuthDeps {
  db: Database
  keys: AuthKeys
  hasher: PasswordHasher
  attempts: ReturnType<typeof createLoginAttempts>
  now: () => number
}
