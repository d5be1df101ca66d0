import { avarda } from './avarda.ts'
import type { EmbeddedProvider, PaymentType } from './payment-provider.ts'
import { klarna, svea, walley } from './snippet-provider.ts'

/** The provider with its own form of each payment type of the Merchant API that has one. */
export const embeddedProviders = {
  SVEA: svea,
  KLARNA: klarna,
  WALLEY: walley,
  AVARDA: avarda,
} as const satisfies Partial<Record<PaymentType, EmbeddedProvider>>

export type EmbeddedType = keyof typeof embeddedProviders

export function isEmbeddedType(type: string | null | undefined): type is EmbeddedType {
  return typeof type === 'string' && Object.hasOwn(embeddedProviders, type)
}
