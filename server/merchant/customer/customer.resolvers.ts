/** The account's part of the public API (merchant API 3.2, user). Guests have none: null or false. */
import { placeOf, type PlaceArgs } from '../channel/place.ts'
import type { MerchantContext } from '../graphql/context.ts'
import { refusal } from '../graphql/errors.ts'
import type { Resolvers } from '../graphql/module.ts'
import type { Database } from '../store/database.ts'
import { deleteCustomer, updateCustomer, type UserInput } from './customer-changes.ts'
import { findCustomer } from './customer.store.ts'
import { isEmail, normalEmail } from './email.rules.ts'
import { subscribe } from './newsletter.store.ts'
import { userType } from './user-type.ts'

export function customerResolvers(db: Database, now: () => number): Resolvers {
  const customerOf = ({ signedIn }: MerchantContext) =>
    signedIn && findCustomer(db, signedIn.customerId)

  return {
    GeinsMerchantApiQuery: {
      getUser(_, args: PlaceArgs, context) {
        const customer = customerOf(context)
        return customer && userType(db, customer, placeOf(args))
      },
    },
    GeinsMerchantApiMutation: {
      updateUser(_, args: PlaceArgs & { user: UserInput }, context) {
        const customer = customerOf(context)
        if (!customer) return null
        const change = updateCustomer(db, customer, args.user, now())
        if (change.ok) return userType(db, change.customer, placeOf(args))
        throw refusal('MetaDataTooLong', 'The data is too long')
      },

      /** Staff who look at the shop as a customer cannot end the account. */
      deleteUser(_, __, { signedIn }) {
        if (!signedIn || signedIn.spoofedBy !== null) return false
        return deleteCustomer(db, signedIn.customerId, now())
      },

      subscribeToNewsletter(_, args: { email: string; tags?: (string | null)[] | null }) {
        const email = normalEmail(args.email)
        if (!isEmail(email)) return false
        const tags = (args.tags ?? []).flatMap((tag) => (tag ? [tag.slice(0, 100)] : []))
        subscribe(db, email, tags, now())
        return true
      },
    },
  }
}
