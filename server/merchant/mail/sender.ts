/** Who sends the mails of the shop: the origin of its pages, and the company that consumer law asks to name. */
import { fill } from '../browser-pages.ts'
import type { LanguageCode } from '../channel/markets.ts'
import { mailMessages } from './mail-messages.ts'

export interface Sender {
  /** Origin of the storefront that browsers see, without a trailing slash; return URLs must begin with it. */
  publicOrigin: string
  /** Null where the operator has not named it. */
  seller?: Seller | null
}

/** The shop's setting `SELLER`. */
export interface Seller {
  name: string
  organizationNumber: string
  vatNumber: string
  address: readonly string[]
  email?: string
  phone?: string
}

/** The company in a language: its name and address, its numbers, and how to reach it. */
export function sellerLines({ seller }: Sender, language: LanguageCode): string[] {
  if (!seller) return []
  const messages = mailMessages[language]
  const { address, organizationNumber: organization, vatNumber: vat, email, phone } = seller
  return [
    fill(messages.seller, { name: [seller.name, ...address].join(', ') }),
    fill(messages.sellerNumbers, { organization, vat }),
    [email, phone].filter(Boolean).join(' · '),
  ].filter(Boolean)
}
