/** Customers, authentication, sign service and password reset on one database. */
import { Hono } from 'hono'
import { createLoginAttempts } from './auth/password/login-attempts.ts'
import type { AuthDeps } from './auth/auth-deps.ts'
import type { AuthKeys } from './auth/session/auth-keys.ts'
import { createAuthRouter } from './auth/auth-router.ts'
import { findSignedInCustomer } from './auth/bearer-token.ts'
import { challengeTables } from './auth/password/challenge.ts'
import type { PasswordHasher } from './auth/password/password-hasher.ts'
import { passwordResetResolvers } from './auth/password-reset.resolvers.ts'
import { usedTokenTables } from './auth/session/single-use-token.ts'
import { passwordResetTables } from './auth/password/password-reset.store.ts'
import { sessionTables } from './auth/session/session.store.ts'
import { createImpersonationRouter } from './auth/impersonation-router.ts'
import type { MailLinkDeps } from './customer/confirmation.ts'
import { balanceTables } from './customer/balance.store.ts'
import { customerResolvers } from './customer/customer.resolvers.ts'
import { customerTables } from './customer/customer.store.ts'
import { maskEmail } from './customer/email.rules.ts'
import { alertAddressTables } from './customer/alert-address.store.ts'
import { newsletterConfirmationTables, newsletterTables } from './customer/newsletter.store.ts'
import { createSignRouter } from './sign/sign-router.ts'

/** Migrations in the order in which they were added: append, never change. */
export const accountTables: readonly string[] = [
  customerTables,
  balanceTables,
  newsletterTables,
  sessionTables,
  challengeTables,
  passwordResetTables,
  usedTokenTables,
  newsletterConfirmationTables,
  alertAddressTables,
]

interface AccountsOptions extends MailLinkDeps {
  apiKeys: readonly string[]
  keys: AuthKeys
  /** Staff send it to log in as a customer. */
  secret: string
  hasher: PasswordHasher
  delay: (ms: number) => Promise<void>
  /** Called when passwords of an account are being guessed; the address is masked. */
  onPasswordGuessing?: (attack: { account: string; failures: number }) => void
  removeFromOrders: (customerId: number) => void
}

export function createAccounts(options: AccountsOptions) {
  const { db, apiKeys, now, keys, secret, hasher } = options
  const attempts = createLoginAttempts({
    now,
    delay: options.delay,
    onPasswordGuessing: (account, failures) =>
      options.onPasswordGuessing?.({ account: maskEmail(account), failures }),
  })
  const deps: AuthDeps = { db, keys, hasher, attempts, now }

  const router = new Hono()
  router.route('/auth/spoof', createImpersonationRouter(deps, secret))
  router.route('/auth', createAuthRouter(deps))
  router.route('/sign', createSignRouter({ apiKeys, key: keys.signature, now }))

  return {
    resolvers: [
      customerResolvers(options, options.removeFromOrders),
      passwordResetResolvers(deps, options),
    ],
    router,
    findSignedInCustomer: (request: Request) => findSignedInCustomer(deps, request),
  }
}
