/** Account queries and mutations of the public API (merchant API 3.2, user). Guests get null or false. */
import { marketLocaleOf, type MarketLocaleArgs } from '../../channel/market-locale.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { clientError } from '../../graphql/errors.ts'
import type { Resolvers } from '../../graphql/module.ts'
import { deleteCustomer, updateCustomer, type UserInput } from './customer-changes.ts'
import { findCustomer } from './customer.store.ts'
import { isEmail, normalizeEmail } from './email.rules.ts'
import { confirmAlerts, endAlerts, endAlertsOf } from './alert-address.store.ts'
import { readConfirmation, type MailLinkDeps } from './confirmation.ts'
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.store.ts'
import { readMailToken } from './mail-token.ts'
import { isTooLong } from '../../vocabulary/typed-text.ts'
import { userType } from './user-type.ts'

/** @param removeFromOrders removes a deleted customer from their orders */
export function customerResolvers(
  newsletter: MailLinkDeps,
  removeFromOrders: (customerId: number) => void,
): Resolvers {
  const { db, now } = newsletter
  const customerOf = ({ signedIn }: RequestContext) =>
    signedIn && findCustomer(db, signedIn.customerId)

  return {
    GeinsMerchantApiQuery: {
      /** A new address gets a question by mail, before anything else. */
      confirmsAddresses: () => true,

      getUser(_, args: MarketLocaleArgs, context) {
        const customer = customerOf(context)
        return customer && userType(db, customer, marketLocaleOf(args))
      },
    },
    GeinsMerchantApiMutation: {
      updateUser(_, args: MarketLocaleArgs & { user: UserInput }, context) {
        const customer = customerOf(context)
        if (!customer) return null
        const locale = marketLocaleOf(args)
        const changed = updateCustomer(newsletter, customer, args.user, locale.language.code)
        return userType(db, changed, locale)
      },

      /** Staff who are logged in as a customer cannot delete the account. */
      deleteUser(_, __, { signedIn }) {
        if (!signedIn || signedIn.spoofedBy !== null) return false
        return deleteCustomer(db, signedIn.customerId, removeFromOrders)
      },

      /** True also for an address that is subscribed already, so that nobody learns whose is. */
      subscribeToNewsletter(
        _,
        args: MarketLocaleArgs & { email: string; tags?: (string | null)[] | null },
      ) {
        const email = normalizeEmail(args.email)
        if (!isEmail(email)) return false
        const tags = (args.tags ?? []).flatMap((tag) => tag || [])
        if (tags.some((tag) => isTooLong(tag, 'tag')))
          throw clientError('TextTooLong', 'The text is too long')
        subscribe(newsletter, { email, tags, language: marketLocaleOf(args).language.code })
        return true
      },

      /** Ends what the link of a mail is about; false for a text that is no token. A link works again and again. */
      endSubscription(_, { token }: { token: string }) {
        const content = readMailToken(newsletter.unsubscribeKey, token)
        if (content === null || content.startsWith('confirm-')) return false
        if (content.startsWith(endAlerts)) endAlertsOf(db, content.slice(endAlerts.length))
        else unsubscribe(db, content)
        return true
      },

      /** Confirms a mailed link's address; false for another token, one that is too old, and what has ended. */
      confirmSubscription(_, args: MarketLocaleArgs & { token: string }) {
        const confirmation = readConfirmation(newsletter, args.token)
        if (!confirmation) return false
        const { topic, email } = confirmation
        if (topic === 'alerts') return confirmAlerts(db, email, now())
        const language = marketLocaleOf(args).language.code
        return confirmSubscription(newsletter, { email, language })
      },
    },
  }
}
