import { avarda } from './avarda.ts'
import type { EmbeddedProvider, PaymentType } from './payment-provider.ts'
import { klarna, svea, walley } from './snippet-provider.ts'

/** Payment types of the Merchant API whose provider has its own form. */
export type EmbeddedType = Extract<PaymentType, 'KLARNA' | 'SVEA' | 'WALLEY' | 'AVARDA'>

export const embeddedProviders: Readonly<Record<EmbeddedType, EmbeddedProvider>> = {
  SVEA: svea,
  KLARNA: klarna,
  WALLEY: walley,
  AVARDA: avarda,
}

export function isEmbeddedType(type: string | null | undefined): type is EmbeddedType {
  return typeof type === 'string' && Object.hasOwn(embeddedProviders, type)
}
