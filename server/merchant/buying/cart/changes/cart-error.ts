/** Turns the reason of a refused change into an error with its own `extensions.code`. */
import { GraphQLError } from 'graphql'
import type { CartFault } from './cart-changes.ts'

const errors: Record<CartFault['reason'], { code: string; message: string }> = {
  'cart-not-found': { code: 'CartNotFound', message: 'No cart was found with the ID <{id}>' },
  'cart-completed': { code: 'CartCompleted', message: 'The cart is completed' },
  'sku-not-found': { code: 'SkuNotFound', message: 'The sku is not sold in this market' },
  'line-not-found': { code: 'ItemNotFound', message: 'The cart has no such item' },
  'line-in-package': { code: 'ItemInPackage', message: 'The item is part of a package' },
  'package-selection-not-valid': {
    code: 'InvalidPackageSelection',
    message: 'The selections do not match the options of the package',
  },
  'cart-full': { code: 'CartFull', message: 'The cart holds as many rows as it can' },
  'quantity-not-valid': { code: 'QuantityNotValid', message: 'The quantity is not valid' },
  'insufficient-stock': { code: 'InsufficientStock', message: 'Insufficient stock amount' },
  'promo-code-not-valid': { code: 'InvalidPromoCode', message: 'The promo code is not valid' },
  'promo-requirements-not-met': {
    code: 'RequirementsNotMet',
    message: 'The requirements of the promo code are not met',
  },
  'text-too-long': { code: 'TextTooLong', message: 'The text is too long' },
  'merchant-data-too-long': { code: 'MerchantDataTooLong', message: 'The data is too long' },
}

export function cartError(fault: CartFault, cartId: string): GraphQLError {
  const { code, message } = errors[fault.reason]
  const details =
    fault.reason === 'insufficient-stock'
      ? { available: fault.available }
      : fault.reason === 'text-too-long'
        ? { field: fault.field }
        : {}
  return new GraphQLError(message.replace('{id}', cartId.slice(0, 64)), {
    extensions: { code, ...details },
  })
}
