import { avarda } from './avarda.ts'
import type { EmbeddedProvider, PaymentType } from './payment-provider.ts'
import { klarna, svea, walley } from './snippet-provider.ts'

/** The payment types of the Merchant API whose provider has its own form; `GEINS_PAY` is not offered. */
export const embeddedProviders = {
  SVEA: svea,
  KLARNA: klarna,
  WALLEY: walley,
  AVARDA: avarda,
} satisfies Record<Exclude<PaymentType, 'STANDARD' | 'GEINS_PAY'>, EmbeddedProvider>

export type EmbeddedType = keyof typeof embeddedProviders

export function isEmbeddedType(type: string | null | undefined): type is EmbeddedType {
  return typeof type === 'string' && Object.hasOwn(embeddedProviders, type)
}

interface WirePaymentOption {
  /** A merchant may send a type that the contract does not have. */
  paymentType: string | null
  /** `EXTERNAL` for a provider's form. */
  checkoutType?: string | null
  paymentData?: string | null
}

/** Whether a provider's form orders with an option. Merchants give such types to ordinary invoices too. */
export const hasProviderForm = (option: WirePaymentOption): boolean =>
  isEmbeddedType(option.paymentType) &&
  (option.checkoutType === 'EXTERNAL' || Boolean(option.paymentData))
