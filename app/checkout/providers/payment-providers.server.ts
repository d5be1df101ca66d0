import { embeddedProviders, isEmbeddedType } from './embedded-providers.ts'
import type { OwnFormProvider, PaymentProvider, PaymentType } from './payment-provider.ts'
import { standard } from './standard.server.ts'
import { readSeen, type SeenAmounts } from '../seen-amounts.ts'

/** The provider of each payment type of the Merchant API. */
const providers: Readonly<Record<PaymentType, PaymentProvider | 'not offered'>> = {
  ...embeddedProviders,
  STANDARD: standard,
  GEINS_PAY: 'not offered',
}

interface WirePaymentOption {
  /** A merchant may send a type that the contract does not have. */
  paymentType: string | null
  /** `EXTERNAL` for a provider's form. */
  checkoutType?: string | null
  paymentData?: string | null
}

/**
 * The provider of a payment option. Merchants give the types of providers with a form to ordinary
 * invoices too, which the shop's own form orders.
 */
export function paymentProviderOf(option: WirePaymentOption): PaymentProvider {
  const type = option.paymentType
  const provider = isPaymentType(type) ? providers[type] : 'not offered'
  if (provider === 'not offered') return standard
  const hasForm = option.checkoutType === 'EXTERNAL' || Boolean(option.paymentData)
  return provider.kind === 'embedded' && !hasForm ? standard : provider
}

/** The provider that orders with the shop's own form. */
export function ownFormProvider(): OwnFormProvider {
  return standard
}

function isPaymentType(type: string | null | undefined): type is PaymentType {
  return typeof type === 'string' && Object.hasOwn(providers, type)
}

export interface ReturnedOrder {
  orderId: string
  cartId: string
  paymentType: PaymentType
  /** The amounts that the payer saw; null when the address does not have them. */
  seen: SeenAmounts | null
}

/**
 * The order in the confirmation's query, where a payer returns; ids may be empty. An id of a provider
 * comes before that of the shop's own form (merchant API 6.5).
 */
export function readReturnedOrder(query: URLSearchParams): ReturnedOrder {
  const cartId = query.get('cartid') ?? ''
  const seen = readSeen(query.get('seen'))
  for (const [type, { confirmParameter }] of Object.entries(embeddedProviders)) {
    const orderId = query.get(confirmParameter)
    if (orderId && isEmbeddedType(type)) return { orderId, cartId, paymentType: type, seen }
  }
  const orderId = query.get(standard.confirmParameter) ?? ''
  return { orderId, cartId, paymentType: 'STANDARD', seen }
}
