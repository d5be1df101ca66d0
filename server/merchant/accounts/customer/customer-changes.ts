import type { LanguageCode } from '../../channel/markets.ts'
import { clientError } from '../../graphql/errors.ts'
import { mergeAddress, type AddressInput } from '../../vocabulary/address.ts'
import { findTooLong, isTooLong } from '../../vocabulary/typed-text.ts'
import { mails } from '../../mail/outbox.store.ts'
import { transaction, type Database } from '../../store/database.ts'
import {
  customers,
  findCustomer,
  saveCustomer,
  type Customer,
  type CustomerType,
  type Gender,
} from './customer.store.ts'
import { deleteAlertAddress } from './alert-address.store.ts'
import type { MailLinkDeps } from './confirmation.ts'
import { subscribe, unsubscribe } from './newsletter.store.ts'

export interface UserInput {
  address?: AddressInput | null
  gender?: Gender | null
  newsletter?: boolean | null
  personalId?: string | null
  customerType?: CustomerType | null
  metaData?: string | null
}

/** Absent and null fields stay. An identity number is validated with an order. Throws a GraphQLError for a longer text. */
export function updateCustomer(
  newsletter: MailLinkDeps,
  customer: Customer,
  input: UserInput,
  language: LanguageCode,
): Customer {
  const changed: Customer = {
    ...customer,
    address: mergeAddress(customer.address, input.address),
    gender: input.gender ?? customer.gender,
    personalId: input.personalId?.trim() ?? customer.personalId,
    customerType: input.customerType ?? customer.customerType,
    metaData: input.metaData ?? customer.metaData,
  }
  if (isTooLong(changed.metaData ?? '', 'data'))
    throw clientError('MetaDataTooLong', 'The data is too long')
  if (findTooLong(changed.address, 'line') || isTooLong(changed.personalId ?? '', 'text')) {
    throw clientError('TextTooLong', 'The text is too long')
  }
  const { db, now } = newsletter
  transaction(db, () => {
    saveCustomer(db, changed, now())
    if (input.newsletter === true) subscribe(newsletter, { email: customer.email, language })
    if (input.newsletter === false) unsubscribe(db, customer.email)
  })
  return changed
}

/** Account, sessions, balance, reviews, newsletter, alerts and mail; orders keep what bookkeeping requires (buying/README.md). */
export function deleteCustomer(
  db: Database,
  customerId: number,
  removeFromOrders: (customerId: number) => void,
): boolean {
  return transaction(db, () => {
    const customer = findCustomer(db, customerId)
    if (!customer) return false
    removeFromOrders(customerId)
    unsubscribe(db, customer.email)
    deleteAlertAddress(db, customer.email)
    mails.remove(db, ['recipient = ? COLLATE NOCASE', customer.email])
    customers.remove(db, { id: customerId })
    return true
  })
}
