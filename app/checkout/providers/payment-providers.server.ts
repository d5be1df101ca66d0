import type { OwnFormProvider, PaymentProvider, PaymentType } from './payment-provider.ts'
import { standard } from './standard.server.ts'

/** The provider of each payment type of the Merchant API. */
const providers: Readonly<Record<PaymentType, PaymentProvider | 'not offered'>> = {
  STANDARD: standard,
  KLARNA: 'not offered',
  SVEA: 'not offered',
  WALLEY: 'not offered',
  AVARDA: 'not offered',
  GEINS_PAY: 'not offered',
}

/** For types without a provider: merchants give such types to ordinary invoices too. */
const otherwise: OwnFormProvider = standard

/** The provider of a payment type; a merchant may send a type that the contract does not have. */
export function paymentProviderOf(type: string | null | undefined): PaymentProvider {
  const provider = isPaymentType(type) ? providers[type] : 'not offered'
  return provider === 'not offered' ? otherwise : provider
}

function isPaymentType(type: string | null | undefined): type is PaymentType {
  return typeof type === 'string' && Object.hasOwn(providers, type)
}

export interface ReturnedOrder {
  orderId: string
  cartId: string
  paymentType: PaymentType
}

/** The order in the confirmation's query, where a payer returns; ids may be empty. */
export function readReturnedOrder(query: URLSearchParams): ReturnedOrder {
  const cartId = query.get('cartid') ?? ''
  for (const [type, provider] of Object.entries(providers)) {
    if (provider === 'not offered') continue
    const orderId = query.get(provider.confirmParameter)
    if (orderId !== null) return { orderId, cartId, paymentType: type as PaymentType }
  }
  return { orderId: '', cartId, paymentType: 'STANDARD' }
}
