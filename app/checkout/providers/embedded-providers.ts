import { avarda } from './avarda.ts'
import type { EmbeddedProvider, PaymentType } from './payment-provider.ts'
import { klarna, svea, walley } from './snippet-provider.ts'

/** The payment types of the Merchant API whose provider has its own form. */
export const embeddedProviders = {
  SVEA: svea,
  KLARNA: klarna,
  WALLEY: walley,
  AVARDA: avarda,
} satisfies Partial<Record<PaymentType, EmbeddedProvider>>

export type EmbeddedType = keyof typeof embeddedProviders

export function isEmbeddedType(type: string | null | undefined): type is EmbeddedType {
  return typeof type === 'string' && Object.hasOwn(embeddedProviders, type)
}
