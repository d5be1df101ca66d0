/** A cart with current prices of a market. Plain data, so that an order stores it, and a completed cart keeps its prices. */
import type { MarketAlias } from '../../channel/markets.ts'
import { selectPayment, type PaymentName } from '../options/payment-options.ts'
import {
  leftToFreeShippingMinor,
  shippingQuotes,
  type GoodsWeight,
} from '../options/shipping.rules.ts'
import { multiBuyDiscounts, priceLine, totalsOf, type Tier, type Totals } from './cart.rules.ts'
import type { Cart, CartLine } from './cart.store.ts'
import { lineOffers } from './line-offers.ts'
import type { SkuOffers } from './sku-offers.ts'
import { fixedDiscountMinor, isFor, promoStatusOf, type MayUse } from './promo/promo-code.rules.ts'
import { findPromoCode } from './promo/promo-codes.ts'

export interface QuoteLine extends CartLine {
  productId: number
  available: number
  /** Unit prices in minor units. `selling` is what is paid, after tier and promo code. */
  sellingMinor: number
  regularMinor: number
  beforeCodeMinor: number
  tier: Tier | null
  campaignIds: string[]
}

/** A row whose product the market does not sell. It has no price and cannot be ordered. */
export type UnsoldLine = CartLine & Pick<QuoteLine, 'productId'>

export interface CartQuote {
  market: MarketAlias
  currency: string
  vatBasisPoints: number
  lines: QuoteLine[]
  /** Absent when there are none. */
  unsold?: UnsoldLine[]
  /** Null while the code of the cart does not apply. */
  promoCode: string | null
  /** The cart meets the code's conditions, so the prices include it. */
  isPromoApplied: boolean
  isFreeShipping: boolean
  leftToFreeShippingMinor: number
  weight: GoodsWeight
  /** Campaigns on several lines that lower the total; absent when there are none. */
  multiBuyCampaignIds?: string[]
  shipping: { id: number; feeMinor: number; isEstimate: boolean }
  payment: { id: number; name: PaymentName; feeMinor: number } | null
  totals: Totals
  /** The part of the customer's balance that pays for this cart, and the rest; absent for guests. */
  balance?: { usedMinor: number; leftMinor: number }
}

export function usedBalanceMinor({ balance }: CartQuote): number {
  return balance?.usedMinor ?? 0
}

/** Amount to pay after the balance. */
export function dueMinor(quote: CartQuote): number {
  return quote.totals.total.selling.inc - usedBalanceMinor(quote)
}

export function isPaidByBalance(quote: CartQuote): boolean {
  return usedBalanceMinor(quote) > 0 && dueMinor(quote) === 0
}

/** Choices made in the checkout. Without them, shipping is an estimate. */
export interface QuoteChoices {
  shippingId: number | null
  /** Without a choice the cheapest is an estimate, unless it counts as chosen, or the choice is open: then there is no fee. */
  unchosen?: 'cheapest' | 'open'
  paymentId: number | null
  /** True once delivery is selected; until then the total has no payment fee. */
  isPaymentIncluded: boolean
  useExternalShippingFee: boolean
  /** How much of the customer's balance may be spent, minor units of the market's currency. */
  balanceMinor?: number
  /** Whether the buyer may use the promo code; yes when absent. */
  mayUse?: MayUse
}

export const noChoices: QuoteChoices = {
  shippingId: null,
  paymentId: null,
  isPaymentIncluded: false,
  useExternalShippingFee: false,
}

export interface QuoteMarket {
  alias: MarketAlias
  currency: string
  vatBasisPoints: number
  /** Time of the quote, milliseconds since 1970. */
  now: number
}

/** Rows that are not sold in the market stay, listed apart: a change of market may bring them back. Unknown ones are skipped. */
export function quoteCart(
  cart: Cart,
  market: QuoteMarket,
  goods: SkuOffers,
  choices: QuoteChoices = noChoices,
): CartQuote {
  const found = lineOffers(cart.lines, goods, market.alias)
  const unsold = found.flatMap(({ line, offer }) => {
    if (offer) return []
    const productId = goods.productIdOf(line.skuId)
    return productId === null ? [] : [{ ...line, productId }]
  })
  const promoStatus = cartPromoStatus(cart, market, goods, choices.mayUse)
  const promo = promoStatus.state === 'applied' ? promoStatus.promo : null
  const effect = promo?.effect ?? null
  const promoPercent = effect?.kind === 'percent' ? effect.percent : 0
  const rows = found.flatMap(({ line, offer }) => {
    if (!offer) return []
    const hasCode = promo !== null && isFor(promo, offer)
    const price = priceLine({ ...offer, quantity: line.quantity }, hasCode ? promoPercent : 0)
    return [{ line, offer, price, hasCode }]
  })
  const valueOf = (some: typeof rows) =>
    some.reduce((sum, { price }) => sum + price.quantity * price.unitSellingMinor, 0)
  const goodsMinor = valueOf(rows)
  const promoGoodsMinor = valueOf(rows.filter(({ hasCode }) => hasCode))

  const weight: GoodsWeight = {
    total: rows.reduce((sum, { line, offer }) => sum + line.quantity * offer.weightGrams, 0),
    heaviest: Math.max(0, ...rows.map(({ offer }) => offer.weightGrams)),
  }
  const multiBuys = multiBuyDiscounts(
    rows.map(({ price, offer: { multiBuys } }) => ({ ...price, multiBuys })),
  )
  const multiBuyMinor = multiBuys.reduce((sum, { minor }) => sum + minor, 0)

  const left = leftToFreeShippingMinor(market.alias, goodsMinor)
  const isFreeShipping = left === 0 || effect?.kind === 'free-shipping'
  const shipping = quoteShipping(cart, market.alias, { isFree: isFreeShipping, weight }, choices)
  // A cart without available rows has no fees.
  if (rows.length === 0) shipping.feeMinor = shipping.savedMinor = 0
  const offer = choices.isPaymentIncluded ? selectPayment(market.alias, choices.paymentId) : null
  const payment = offer && { id: offer.id, name: offer.name, feeMinor: offer.feeMinor }

  const totals = totalsOf(
    rows.map(({ price }) => price),
    {
      fixedDiscountMinor:
        multiBuyMinor +
        fixedDiscountMinor(
          promoStatus,
          Math.min(promoGoodsMinor, goodsMinor - multiBuyMinor),
          market.alias,
        ),
      shippingMinor: shipping.feeMinor,
      shippingSavedMinor: left === 0 ? 0 : shipping.savedMinor,
      paymentMinor: payment?.feeMinor ?? 0,
    },
    market.vatBasisPoints,
  )
  const spendableMinor = choices.balanceMinor ?? 0
  const usedMinor = Math.min(spendableMinor, totals.total.selling.inc)

  return {
    market: market.alias,
    currency: market.currency,
    vatBasisPoints: market.vatBasisPoints,
    lines: rows.map(({ line, offer: { productId, available, campaignIds }, price }) => ({
      ...line,
      productId,
      available,
      campaignIds,
      sellingMinor: price.unitSellingMinor,
      regularMinor: price.unitRegularMinor,
      beforeCodeMinor: price.unitBeforeCodeMinor,
      tier: price.tier,
    })),
    ...(unsold.length > 0 && { unsold }),
    promoCode: promo ? cart.promoCode : null,
    isPromoApplied: promo !== null,
    isFreeShipping,
    leftToFreeShippingMinor: isFreeShipping ? 0 : left,
    weight,
    ...(multiBuys.length > 0 && {
      multiBuyCampaignIds: multiBuys.map(({ campaignId }) => campaignId),
    }),
    shipping: { id: shipping.id, feeMinor: shipping.feeMinor, isEstimate: shipping.isEstimate },
    payment,
    totals,
    ...(spendableMinor > 0 && { balance: { usedMinor, leftMinor: spendableMinor - usedMinor } }),
  }
}

/** Whether the cart's code applies: to the rows that the market sells, at their prices before the code. */
export function cartPromoStatus(
  { lines, promoCode }: Pick<Cart, 'lines' | 'promoCode'>,
  { alias, now }: QuoteMarket,
  goods: SkuOffers,
  mayUse: MayUse = () => true,
) {
  const promo = promoCode ? findPromoCode(promoCode) : null
  if (!promo) return promoStatusOf(null, { lines: [], market: alias, now, mayUse })
  const offered = lineOffers(lines, goods, alias).flatMap(({ line, offer }) => {
    if (!offer) return []
    const { unitSellingMinor } = priceLine({ ...offer, quantity: line.quantity }, 0)
    return [{ ...offer, minor: line.quantity * unitSellingMinor }]
  })
  return promoStatusOf(promo, { lines: offered, market: alias, now, mayUse })
}

function quoteShipping(
  cart: Cart,
  market: MarketAlias,
  { isFree, weight }: { isFree: boolean; weight: GoodsWeight },
  choices: QuoteChoices,
): CartQuote['shipping'] & { savedMinor: number } {
  const quotes = shippingQuotes(market, isFree, weight)
  const chosen = quotes.find(({ id }) => id === choices.shippingId)
  const [cheapest] = quotes.toSorted((a, b) => a.feeMinor - b.feeMinor)
  const quote = chosen ?? cheapest
  if (!quote) throw new Error(`market ${market} has no way of delivery`)
  const isOpen = !chosen && choices.unchosen === 'open'
  const isExternal = choices.useExternalShippingFee && cart.externalShippingFeeMinor !== null
  const paidQuotes = shippingQuotes(market, false, weight)
  const paidQuote = paidQuotes.find(({ id }) => id === quote.id) ?? quote
  const ownFeeMinor = isOpen ? 0 : quote.feeMinor
  return {
    id: quote.id,
    feeMinor: isExternal ? (cart.externalShippingFeeMinor ?? 0) : ownFeeMinor,
    savedMinor: isExternal || isOpen ? 0 : paidQuote.feeMinor - quote.feeMinor,
    isEstimate: !chosen && choices.unchosen !== 'cheapest',
  }
}
