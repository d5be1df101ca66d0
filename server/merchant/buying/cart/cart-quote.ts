/**
 * A cart with today's prices of one market: plain data, so that an order can keep its quote for ever
 * and a completed cart is shown as it was bought, not as it would cost now.
 */
import type { MarketAlias } from '../../channel/markets.ts'
import { selectedPayment, type PaymentName } from '../options/payment-options.ts'
import { leftToFreeShippingMinor, shippingQuotes } from '../options/shipping.rules.ts'
import {
  fixedDiscountMinor,
  priceLine,
  promoStatusOf,
  totalsOf,
  type Tier,
  type Totals,
} from './cart.rules.ts'
import type { Cart } from './cart.store.ts'
import type { Goods } from './goods.ts'
import { findPromoCode } from './promo-codes.ts'

export interface QuoteLine {
  id: string
  skuId: number
  productId: number
  message: string
  quantity: number
  available: number
  /** Unit prices in minor units: `selling` is what is paid, tier and promo code included. */
  sellingMinor: number
  regularMinor: number
  /** The unit price without the promo code; absent in orders from before it was kept. */
  beforeCodeMinor?: number
  tier: Tier | null
  campaignIds: string[]
}

/** A row that the market does not sell: it costs nothing and cannot be ordered. */
export type UnsoldLine = Pick<QuoteLine, 'id' | 'skuId' | 'productId' | 'message' | 'quantity'>

export interface CartQuote {
  market: MarketAlias
  currency: string
  vatBasisPoints: number
  lines: QuoteLine[]
  /** Absent when there are none. */
  unsold?: UnsoldLine[]
  promoCode: string | null
  /** The code's conditions are met, so it is in the prices. */
  isPromoApplied: boolean
  isFreeShipping: boolean
  leftToFreeShippingMinor: number
  shipping: { id: number; feeMinor: number; isEstimate: boolean }
  payment: { id: number; name: PaymentName; feeMinor: number } | null
  totals: Totals
  /** Of the customer's balance: what pays for this cart, and what is left. Guests have none. */
  balance?: { usedMinor: number; leftMinor: number }
}

export function usedBalanceMinor({ balance }: CartQuote): number {
  return balance?.usedMinor ?? 0
}

/** What is left to pay after the balance. */
export function dueMinor(quote: CartQuote): number {
  return quote.totals.total.selling.inc - usedBalanceMinor(quote)
}

/** Choices made in the checkout; a cart without a checkout is quoted with an estimate. */
export interface QuoteChoices {
  shippingId: number | null
  paymentId: number | null
  /** Payment counts once delivery is selected: until then no payment fee is in the total. */
  isPaymentOpen: boolean
  useExternalShippingFee: boolean
  /** What the customer may spend of a balance, minor units of the market's currency. */
  balanceMinor?: number
}

export const noChoices: QuoteChoices = {
  shippingId: null,
  paymentId: null,
  isPaymentOpen: false,
  useExternalShippingFee: false,
}

export interface QuoteMarket {
  alias: MarketAlias
  currency: string
  vatBasisPoints: number
}

/**
 * Rows whose product is not sold in the market are listed separately and stay in the cart: a change
 * of market makes them available again. Rows whose product has left the catalogue are skipped.
 */
export function quoteCart(
  cart: Cart,
  market: QuoteMarket,
  goods: Goods,
  choices: QuoteChoices = noChoices,
): CartQuote {
  const offers = cart.lines.flatMap((line) => {
    const offer = goods.findOffer(line.skuId, market.alias)
    return offer ? [{ line, offer }] : []
  })
  const unsold = cart.lines.flatMap((line) => {
    if (goods.findOffer(line.skuId, market.alias)) return []
    const productId = goods.productOf(line.skuId)
    return productId === null ? [] : [{ ...line, productId }]
  })
  const priced = (promoPercent: number) =>
    offers.map(({ line, offer }) => priceLine({ ...offer, quantity: line.quantity }, promoPercent))
  const goodsValue = (lines: ReturnType<typeof priced>) =>
    lines.reduce((sum, line) => sum + line.quantity * line.unitSellingMinor, 0)

  const promoStatus = promoStatusOf(
    cart.promoCode ? findPromoCode(cart.promoCode) : null,
    goodsValue(priced(0)),
    market.alias,
  )
  const effect = promoStatus.state === 'applied' ? promoStatus.promo.effect : null
  const lines = priced(effect?.kind === 'percent' ? effect.percent : 0)
  const goodsMinor = goodsValue(lines)

  const left = leftToFreeShippingMinor(market.alias, goodsMinor)
  const isFreeShipping = left === 0 || effect?.kind === 'free-shipping'
  const shipping = quoteShipping(cart, market.alias, isFreeShipping, choices)
  // A cart without available rows costs nothing: no delivery, no payment fee.
  if (offers.length === 0) shipping.feeMinor = shipping.savedMinor = 0
  const offer = choices.isPaymentOpen ? selectedPayment(market.alias, choices.paymentId) : null
  const payment = offer && {
    id: offer.id,
    name: offer.name,
    feeMinor: offer.feeMinor[market.alias] ?? 0,
  }

  const totals = totalsOf(
    lines,
    {
      fixedDiscountMinor: fixedDiscountMinor(promoStatus, goodsMinor, market.alias),
      shippingMinor: shipping.feeMinor,
      shippingSavedMinor: left === 0 ? 0 : shipping.savedMinor,
      paymentMinor: payment?.feeMinor ?? 0,
    },
    market.vatBasisPoints,
  )
  const spendable = choices.balanceMinor ?? 0
  const usedMinor = Math.min(spendable, totals.total.selling.inc)

  return {
    market: market.alias,
    currency: market.currency,
    vatBasisPoints: market.vatBasisPoints,
    lines: offers.map(({ line, offer: { productId, available, campaignIds } }, index) => ({
      ...line,
      productId,
      available,
      campaignIds,
      sellingMinor: lines[index]?.unitSellingMinor ?? 0,
      regularMinor: lines[index]?.unitRegularMinor ?? 0,
      beforeCodeMinor: lines[index]?.unitBeforeCodeMinor ?? 0,
      tier: lines[index]?.tier ?? null,
    })),
    ...(unsold.length > 0 && { unsold }),
    promoCode: cart.promoCode,
    isPromoApplied: promoStatus.state === 'applied',
    isFreeShipping,
    leftToFreeShippingMinor: isFreeShipping ? 0 : left,
    shipping: { id: shipping.id, feeMinor: shipping.feeMinor, isEstimate: shipping.isEstimate },
    payment,
    totals,
    ...(spendable > 0 && { balance: { usedMinor, leftMinor: spendable - usedMinor } }),
  }
}

function quoteShipping(
  cart: Cart,
  market: MarketAlias,
  isFree: boolean,
  choices: QuoteChoices,
): CartQuote['shipping'] & { savedMinor: number } {
  const quotes = shippingQuotes(market, isFree)
  const chosen = quotes.find(({ id }) => id === choices.shippingId)
  const [estimate] = quotes
  const quote = chosen ?? estimate
  if (!quote) throw new Error(`market ${market} has no way of delivery`)
  const isExternal = choices.useExternalShippingFee && cart.externalShippingFeeMinor !== null
  const ordinary = shippingQuotes(market, false).find(({ id }) => id === quote.id) ?? quote
  return {
    id: quote.id,
    feeMinor: isExternal ? (cart.externalShippingFeeMinor ?? 0) : quote.feeMinor,
    savedMinor: isExternal ? 0 : ordinary.feeMinor - quote.feeMinor,
    isEstimate: !chosen,
  }
}
