/**
 * Their order matters: Swedish law (betaltjänstlagen chapter 7 a) requires options without credit first and forbids to
 * preselect credit; all markets follow it. `name` is the public API's (spec section 4).
 */
import type { MarketAlias } from '../../channel/markets.ts'

export type PaymentName =
  | 'Card'
  | 'Swish'
  | 'Klarna'
  | 'Avarda'
  | 'Svea'
  | 'Walley'
  | 'DirectInvoice'
  | 'Loan'

/** Payment types of the public API whose provider has its own form in the checkout, and the names of their options. */
export const embeddedNames = {
  KLARNA: 'Klarna',
  AVARDA: 'Avarda',
  SVEA: 'Svea',
  WALLEY: 'Walley',
} as const satisfies Record<string, PaymentName>
export type EmbeddedProvider = keyof typeof embeddedNames

/** Payments through a provider. The shop itself sends an invoice, with the goods. */
export type ProviderPayment = Exclude<PaymentName, 'DirectInvoice'>

interface PaymentOffer {
  id: number
  name: PaymentName
  isCredit: boolean
  markets: readonly MarketAlias[]
  /** Minor units including VAT, where the market charges for it. */
  feeMinor: Partial<Record<MarketAlias, number>>
}

const rows: [
  id: number,
  name: PaymentName,
  markets: readonly MarketAlias[],
  credit?: Pick<PaymentOffer, 'feeMinor'>,
][] = [
  [21, 'Swish', ['se']],
  [23, 'Card', ['se', 'dk', 'no', 'fi', 'eu', 'ax']],
  [31, 'Klarna', ['se', 'dk', 'eu']],
  [32, 'Avarda', ['se', 'no', 'fi']],
  [33, 'Svea', ['fi']],
  [34, 'Walley', ['dk']],
  [24, 'DirectInvoice', ['se', 'dk', 'no', 'fi', 'ax'], { feeMinor: { se: 29_00, no: 29_00 } }],
  [25, 'Loan', ['se', 'no', 'fi'], { feeMinor: {} }],
]

export const paymentOffers = rows.map(([id, name, markets, credit]): PaymentOffer => ({
  id,
  name,
  markets,
  isCredit: credit !== undefined,
  feeMinor: credit?.feeMinor ?? {},
}))

/** The provider of an embedded form; null for all other options. */
export function embeddedProviderOf(paymentId: number): EmbeddedProvider | null {
  const option = paymentOffers.find(({ id }) => id === paymentId)?.name
  const providers = Object.keys(embeddedNames) as EmbeddedProvider[]
  return providers.find((provider) => embeddedNames[provider] === option) ?? null
}

/** The option that a provider's form pays. */
export const paymentIdOf = (provider: EmbeddedProvider) =>
  paymentOffers.find(({ name }) => name === embeddedNames[provider])!.id

/** The offers of a market, with their fee there. */
export const paymentOffersIn = (market: MarketAlias) =>
  paymentOffers
    .filter((offer) => offer.markets.includes(market))
    .map((offer) => ({ ...offer, feeMinor: offer.feeMinor[market] ?? 0 }))

/** The option with this id, else the first that is not credit: credit is never preselected. */
export function selectPayment(market: MarketAlias, paymentId: number | null) {
  const offers = paymentOffersIn(market)
  return offers.find((offer) => offer.id === paymentId) ?? offers.find((o) => !o.isCredit) ?? null
}
