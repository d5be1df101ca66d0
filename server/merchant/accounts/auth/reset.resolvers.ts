/** Password reset (merchant API 1.10): a key by mail, valid once, for an hour. */
import { randomBytes } from 'node:crypto'
import { marketLocaleOf, type MarketLocaleArgs } from '../../channel/market-locale.ts'
import { findCustomerByEmail, setPassword } from '../customer/customer.store.ts'
import { normalEmail } from '../customer/email.rules.ts'
import { clientError } from '../../graphql/errors.ts'
import { sendMail } from '../../mail/outbox.store.ts'
import { passwordResetMail } from '../../mail/password-reset-mail.ts'
import { transaction } from '../../store/database.ts'
import type { AuthService } from './auth-service.ts'
import { passwordHash } from './auth-request.ts'
import { deviceOwner } from './known-device.ts'
import { HasherBusy } from './password-hasher.ts'
import { hashOfResetKey, issueReset, takeReset } from './reset.store.ts'
import { endSessionsOf } from './session.store.ts'

export function resetResolvers(service: AuthService, publicOrigin: string) {
  const { db, keys, hasher, now } = service

  return {
    GeinsMerchantApiMutation: {
      /** Always true, so that the response does not reveal whether the account exists. */
      requestPasswordReset(_: unknown, args: MarketLocaleArgs & { email: string }) {
        const email = normalEmail(args.email)
        // The key ends with the owner's device id, so that the browser that uses it becomes a known
        // device.
        const key = randomBytes(32).toString('base64url') + deviceOwner(keys.device, email)
        const { language } = marketLocaleOf(args)
        transaction(db, () => {
          const customer = findCustomerByEmail(db, email)
          const issued = { email, key, customerId: customer?.id ?? null, nowMs: now() }
          const isIssued = issueReset(db, keys.account, issued)
          const mail = passwordResetMail({
            recipient: email,
            language,
            publicOrigin,
            key,
            subjectKey: hashOfResetKey(key),
          })
          if (customer && isIssued) sendMail(db, mail, now())
        })
        return true
      },

      /** False when the key is unknown, used or too old. Ends every session of the customer. */
      async commitReset(_: unknown, args: { resetKey: string; password: string }) {
        if (!passwordHash.safeParse(args.password).success) return false
        // Hashed before the key is checked: a valid key and an invalid one take the same time.
        const password = await hasher.hash(args.password).catch((error: unknown) => {
          throw error instanceof HasherBusy
            ? clientError('TooManyRequests', 'Too many requests, try again later')
            : error
        })
        return transaction(db, () => {
          const customerId = takeReset(db, args.resetKey, now())
          if (customerId === null || !setPassword(db, customerId, password, now())) return false
          endSessionsOf(db, customerId)
          return true
        })
      },
    },
  }
}
