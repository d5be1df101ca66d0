import { embeddedProviders } from './embedded-providers.ts'
import type { OwnFormProvider, PaymentProvider, PaymentType } from './payment-provider.ts'
import { standard } from './standard.server.ts'

/** The provider of each payment type of the Merchant API. */
const providers: Readonly<Record<PaymentType, PaymentProvider | 'not offered'>> = {
  STANDARD: standard,
  GEINS_PAY: 'not offered',
  // Last: the type check refuses a type that stands above, too.
  ...embeddedProviders,
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
