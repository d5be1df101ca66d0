/** Absent and null fields stay unchanged, but a shipping or payment option sent as null is cleared. */
import { cartError } from '#server/merchant/buying/cart/changes/cart-error.ts'

import { resolveReturnUrl } from './return-urls.ts'
import { clientError } from '../../graphql/errors.ts'
import { mergeAddress, type AddressInput } from '../../vocabulary/address.ts'
import { findTooLong, normalizeLines } from '../../vocabulary/typed-text.ts'
import type { Checkout } from './checkout.store.ts'
import type { CommerceDeps } from '../cart/commerce-deps.ts'

type Sent<Fields> = { [Field in keyof Fields]?: Fields[Field] | null }

/** The API's CheckoutInputType. */
export interface CheckoutInput extends Sent<
  Omit<
    Checkout,
    'acceptedConsents' | 'billingAddress' | 'shippingAddress' | 'checkoutUrls' | 'shown'
  >
> {
  acceptedConsents?: (string | null)[] | null
  shippingAddress?: AddressInput | null
  billingAddress?: AddressInput | null
  /** Whole currency units; negative means none. */
  externalShippingFee?: number | null
  merchantData?: string | null
  checkoutUrls?: Sent<Checkout['checkoutUrls']> | null
  /** The total that the buyer saw and its part to pay, in currency units; only for `placeOrder`. */
  seenTotal?: number | null
  seenDue?: number | null
}

const textFields = [
  'email',
  'identityNumber',
  'pickupPoint',
  'externalShippingId',
  'customerOrderNumber',
  'goodsLabel',
  'message',
] as const

/** @throws GraphQLError for an address of another site, and a text that is too long */
export function mergeCheckout(
  before: Checkout,
  input: CheckoutInput,
  { publicOrigin, otherOrigins }: Pick<CommerceDeps, 'publicOrigin' | 'otherOrigins'>,
): Checkout {
  const urls = { ...before.checkoutUrls }
  for (const field of ['termsPageUrl', 'redirectUrl', 'checkoutPageUrl'] as const) {
    const sent = input.checkoutUrls?.[field]
    if (!sent) continue
    const url = resolveReturnUrl(sent, publicOrigin, otherOrigins)
    if (!url)
      throw clientError('InvalidCheckoutUrl', `${field} must lie under the shop's own address`)
    urls[field] = url
  }
  const checkout: Checkout = {
    ...before,
    customerType: input.customerType ?? before.customerType,
    billingAddress: mergeAddress(before.billingAddress, input.billingAddress),
    shippingAddress: mergeAddress(before.shippingAddress, input.shippingAddress),
    shippingId: input.shippingId === undefined ? before.shippingId : input.shippingId,
    // Not stored: a later call without it is validated again.
    skipShippingValidation: input.skipShippingValidation ?? false,
    paymentId: input.paymentId === undefined ? before.paymentId : input.paymentId,
    desiredDeliveryDate: input.desiredDeliveryDate ?? before.desiredDeliveryDate,
    acceptedConsents:
      input.acceptedConsents?.filter((consent) => consent !== null).slice(0, 20) ??
      before.acceptedConsents,
    checkoutUrls: urls,
  }
  for (const field of textFields) {
    const sent = input[field]
    if (sent != null) checkout[field] = normalizeLines(sent)
  }
  const field =
    findTooLong(checkout.billingAddress, 'line') ??
    findTooLong(checkout.shippingAddress, 'line') ??
    findTooLong({ ...checkout }, 'text')
  if (field !== null) throw cartError({ reason: 'TextTooLong', field })
  return checkout
}
