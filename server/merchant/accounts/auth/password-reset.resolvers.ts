/** Password reset (merchant API 1.10): a key by mail, valid once, for an hour. */
import { randomBytes } from 'node:crypto'
import pLimit from 'p-limit'
import { marketLocaleOf, type MarketLocaleArgs } from '../../channel/market-locale.ts'
import { findCustomerByEmail, setPassword } from '../customer/customer.store.ts'
import { normalizeEmail } from '../customer/email.rules.ts'
import { clientError } from '../../graphql/errors.ts'
import { sendMail } from '../../mail/outbox.store.ts'
import { passwordResetMail } from '../../mail/account-mails.ts'
import type { Sender } from '../../mail/sender.ts'
import { transaction } from '../../store/database.ts'
import type { AuthDeps } from './auth-deps.ts'
import { passwordHashSchema } from './auth-request.ts'
import { ownerIdOf } from './password/known-device.ts'
import { HasherBusy } from './password/password-hasher.ts'
import { isResetKey, issueResetKey, redeemResetKey } from './password/password-reset.store.ts'
import { hashOf } from './session/digests.ts'
import { endSessionsOf } from './session/session.store.ts'

export function passwordResetResolvers(deps: AuthDeps, sender: Sender) {
  const { db, keys, hasher, now } = deps
  const limit = pLimit(1)

  return {
    GeinsMerchantApiMutation: {
      /** Always true, so that the response does not reveal whether the account exists. */
      requestPasswordReset(_: unknown, args: MarketLocaleArgs & { email: string }) {
        const email = normalizeEmail(args.email)
        // The key ends with the id of the account's owner: the storefront makes the browser that
        // uses the key a known device.
        const key = randomBytes(32).toString('base64url') + ownerIdOf(keys.device, email)
        const { language } = marketLocaleOf(args)
        transaction(db, () => {
          const customer = findCustomerByEmail(db, email)
          const request = { email, key, customerId: customer?.id ?? null, nowMs: now() }
          const isIssued = issueResetKey(db, keys.account, request)
          const reader = { recipient: email, language: language.code, token: key }
          const mail = passwordResetMail(reader, sender, hashOf(key))
          if (customer && isIssued) sendMail(db, mail, now())
        })
        return true
      },

      /** False when the key is unknown, used or too old; ends all sessions. Of parallel uses of a key only one is hashed. */
      commitReset: (_: unknown, args: { resetKey: string; password: string }) =>
        limit(async () => {
          const isPassword = passwordHashSchema.safeParse(args.password).success
          if (!isPassword || !isResetKey(db, args.resetKey, now())) return false
          const password = await hasher.hash(args.password).catch((error: unknown) => {
            throw error instanceof HasherBusy
              ? clientError('TooManyRequests', 'Too many requests, try again later')
              : error
          })
          return transaction(db, () => {
            const id = redeemResetKey(db, args.resetKey, now())
            if (id === null || !setPassword(db, { id }, password, now())) return false
            endSessionsOf(db, id)
            return true
          })
        }),
    },
  }
}
