import type { Database } from '../../store/database.ts'
import type { createLoginAttempts } from './password/login-attempts.ts'
import type { AuthKeys } from './session/auth-keys.ts'
import type { PasswordHasher } from './password/password-hasher.ts'

export interface AuthDeps {
  db: Database
  keys: AuthKeys
  hasher: PasswordHasher
  attempts: ReturnType<typeof createLoginAttempts>
  now: () => number
}
