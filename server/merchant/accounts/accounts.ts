/**
 * Assembles the accounts side of the merchant: customers, auth, sign and password reset on one
 * database.
 */
import { Hono } from 'hono'
import { createLoginAttempts } from './auth/login-attempts.ts'
import type { AuthService } from './auth/auth-service.ts'
import { deriveAuthKeys } from './auth/auth-keys.ts'
import { createAuthRouter } from './auth/auth-router.ts'
import { signedInOf } from './auth/bearer-token.ts'
import { challengeTables } from './auth/challenge.ts'
import type { PasswordHasher } from './auth/password-hasher.ts'
import resetSdl from './auth/reset.graphql'
import { resetResolvers } from './auth/reset.resolvers.ts'
import { linkTables } from './auth/link-token.ts'
import { resetTables } from './auth/reset.store.ts'
import { sessionTables } from './auth/session.store.ts'
import { createStaffRouter } from './auth/staff-router.ts'
import { balanceTables } from './customer/balance.store.ts'
import customerSdl from './customer/customer.graphql'
import { customerResolvers } from './customer/customer.resolvers.ts'
import { customerTables, findCustomer } from './customer/customer.store.ts'
import { maskedEmail } from './customer/email.rules.ts'
import { newsletterTables } from './customer/newsletter.store.ts'
import { createSignRouter } from './sign/sign-router.ts'
import type { Database } from '../store/database.ts'

/** Migrations in the order in which they were added: append, never change. */
export const accountTables: readonly string[] = [
  customerTables,
  balanceTables,
  newsletterTables,
  sessionTables,
  challengeTables,
  resetTables,
  linkTables,
]

export interface AccountsOptions {
  db: Database
  apiKeys: readonly string[]
  now: () => number
  publicOrigin: string
  /** All keys of auth and sign are derived from it. Staff send it to log in as a customer. */
  secret: string
  hasher: PasswordHasher
  pause: (ms: number) => Promise<void>
  /** Called when passwords of an account are being guessed; the address is masked. */
  alarm?: (attack: { account: string; failures: number }) => void
  /** Removes a deleted customer from their orders. */
  forgetBuyer: (customerId: number) => void
}

export function createAccounts({
  db,
  apiKeys,
  now,
  publicOrigin,
  secret,
  ...rest
}: AccountsOptions) {
  const keys = deriveAuthKeys(secret)
  const attempts = createLoginAttempts({
    now,
    pause: rest.pause,
    alarm: (account, failures) => rest.alarm?.({ account: maskedEmail(account), failures }),
  })
  const service: AuthService = { db, keys, hasher: rest.hasher, attempts, now }

  const router = new Hono()
  router.route('/auth/spoof', createStaffRouter(service, secret))
  router.route('/auth', createAuthRouter(service))
  router.route('/sign', createSignRouter({ apiKeys, key: keys.signature, now }))

  return {
    modules: [
      { sdl: customerSdl, resolvers: customerResolvers(db, now, rest.forgetBuyer) },
      { sdl: resetSdl, resolvers: resetResolvers(service, publicOrigin) },
    ],
    /** `/auth` and `/sign`. */
    router,
    signedInOf: (request: Request) => signedInOf(service, request),
    customerTypeOf: (customerId: number) => findCustomer(db, customerId)?.customerType ?? null,
    /** Keys that sign preview tokens and the links to them, one key for each use. */
    previewKeys: { token: keys.preview, link: keys.previewLink },
  }
}
