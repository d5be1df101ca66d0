/** What everything in auth works with; handed in, so that tests bring their own. */
import type { Database } from '../../store/database.ts'
import type { countAttempts } from './login-attempts.ts'
import type { AuthKeys } from './auth-keys.ts'
import type { PasswordHasher } from './password-hasher.ts'

export interface AuthService {
  db: Database
  keys: AuthKeys
  hasher: PasswordHasher
  attempts: ReturnType<typeof countAttempts>
  now: () => number
}
