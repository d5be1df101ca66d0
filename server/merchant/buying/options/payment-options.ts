/**
 * Payment options by market, as data. Their order matters: Swedish law (betaltjänstlagen chapter 7
 * a) requires options without credit first and forbids to preselect credit, and all markets follow
 * it. `name` is the payment's name in the public API (spec section 4).
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

/** The name of the option of each payment type of the public API whose provider has its own form in the checkout. */
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
  /** Null where the payer is redirected to a payment page, or gets an invoice. */
  embedded: EmbeddedProvider | null
  /** Minor units including VAT, where the market charges for it. */
  feeMinor: Partial<Record<MarketAlias, number>>
  markets: readonly MarketAlias[]
}

export const paymentOffers: readonly PaymentOffer[] = [
  { id: 21, name: 'Swish', isCredit: false, embedded: null, feeMinor: {}, markets: ['se'] },
  {
    id: 23,
    name: 'Card',
    isCredit: false,
    embedded: null,
    feeMinor: {},
    markets: ['se', 'dk', 'no', 'fi', 'eu', 'ax'],
  },
  {
    id: 31,
    name: 'Klarna',
    isCredit: false,
    embedded: 'KLARNA',
    feeMinor: {},
    markets: ['se', 'dk', 'eu'],
  },
  {
    id: 32,
    name: 'Avarda',
    isCredit: false,
    embedded: 'AVARDA',
    feeMinor: {},
    markets: ['se', 'no', 'fi'],
  },
  { id: 33, name: 'Svea', isCredit: false, embedded: 'SVEA', feeMinor: {}, markets: ['fi'] },
  { id: 34, name: 'Walley', isCredit: false, embedded: 'WALLEY', feeMinor: {}, markets: ['dk'] },
  {
    id: 24,
    name: 'DirectInvoice',
    isCredit: true,
    embedded: null,
    feeMinor: { se: 29_00, no: 29_00 },
    markets: ['se', 'dk', 'no', 'fi', 'ax'],
  },
  {
    id: 25,
    name: 'Loan',
    isCredit: true,
    embedded: null,
    feeMinor: {},
    markets: ['se', 'no', 'fi'],
  },
]

/** The provider of an embedded form; null for all other options. */
export function embeddedProviderOf(paymentId: number): EmbeddedProvider | null {
  return paymentOffers.find(({ id }) => id === paymentId)?.embedded ?? null
}

export function paymentOffersIn(market: MarketAlias): PaymentOffer[] {
  return paymentOffers.filter((offer) => offer.markets.includes(market))
}

/** The option with this id, else the first that is not credit: credit is never preselected. */
export function selectPayment(market: MarketAlias, paymentId: number | null): PaymentOffer | null {
  const offers = paymentOffersIn(market)
  return offers.find((offer) => offer.id === paymentId) ?? offers.find((o) => !o.isCredit) ?? null
}
