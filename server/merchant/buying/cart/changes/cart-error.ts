/** A refused change as an error whose `extensions.code` is its reason, with the facts that belong to it. */
import type { GraphQLError } from 'graphql'
import { clientError } from '#server/merchant/graphql/errors.ts'

const messages = {
  CartNotFound: 'No cart was found with the ID <{id}>',
  CartCompleted: 'The cart is completed',
  SkuNotFound: 'The sku is not sold in this market',
  ItemNotFound: 'The cart has no such item',
  ItemInPackage: 'The item is part of a package',
  InvalidPackageSelection: 'The selections do not match the options of the package',
  CartFull: 'The cart holds as many rows as it can',
  QuantityNotValid: 'The quantity is not valid',
  InsufficientStock: 'Insufficient stock amount',
  InvalidPromoCode: 'The promo code is not valid',
  RequirementsNotMet: 'The requirements of the promo code are not met',
  TextTooLong: 'The text is too long',
  MerchantDataTooLong: 'The data is too long',
}

interface CartFault {
  reason: keyof typeof messages
  /** Pieces that can be sold, of a quantity that is too large. */
  available?: number
  field?: string
}

export const cartError = ({ reason, ...facts }: CartFault, cartId = ''): GraphQLError =>
  clientError(reason, messages[reason].replace('{id}', cartId.slice(0, 64)), facts)
