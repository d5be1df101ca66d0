/** A quote as the public API's CartType. Works for today's quote and for one that an order keeps. */
import type { Language, Market } from '../../channel/markets.ts'
import { paymentOption } from './payment-option-type.ts'
import { shippingOption } from './shipping-option-type.ts'
import { formatMoney, priceFields } from '../../pricing/price-fields.ts'
import { exVat } from '../../pricing/vat.rules.ts'
import {
  dueMinor,
  usedBalanceMinor,
  type CartQuote,
  type QuoteLine,
  type UnsoldLine,
} from './cart-quote.ts'
import type { Cart } from './cart.store.ts'
import { findPromoCode } from './promo-codes.ts'
import { promoWords } from './promo-words.ts'

/**
 * In which market and language a cart is shown, and functions that read its products and campaigns.
 */
export interface CartView {
  market: Market
  language: Language
  /** What ProductType resolvers take; null when the product is no longer sold. */
  productOf: (productId: number) => unknown
  /** The same for a product that the view's market does not sell: without a price. */
  unsoldProductOf: (productId: number) => unknown
  /** CampaignRuleType of a campaign; null when it has ended. */
  campaignOf: (campaignId: string) => unknown
  /** The customer whose balance may pay; absent for guests. */
  customerId?: number | null
}

export function cartType(cart: Cart, quote: CartQuote, view: CartView) {
  const { totals } = quote
  const price = (priceOf: typeof totals.total) => priceFields(priceOf, view)
  const promo =
    quote.isPromoApplied && quote.promoCode ? promoCampaign(quote.promoCode, view) : null
  return {
    id: cart.id,
    items: [
      ...quote.lines.map((line) => cartItem(line, quote, view)),
      ...(quote.unsold ?? []).map((line) => unsoldItem(line, view)),
    ],
    isCompleted: cart.isCompleted,
    promoCode: quote.promoCode,
    freeShipping: quote.isFreeShipping,
    fixedDiscount: totals.fixedDiscount.inc / 100,
    merchantData: cart.merchantData,
    appliedCampaigns: promo ? [promo] : [],
    summary: {
      total: price(totals.total),
      subTotal: price(totals.subTotal),
      vats: totals.vats.map(({ basisPoints, amountMinor }) => ({
        // The API's rate is a whole number; 25.5 % becomes 26, its amount is exact.
        rate: Math.round(basisPoints / 100),
        amount: amountMinor / 100,
      })),
      fees: {
        paymentFeeIncVat: totals.payment.inc / 100,
        paymentFeeExVat: totals.payment.ex / 100,
        shippingFeeIncVat: totals.shipping.inc / 100,
        shippingFeeExVat: totals.shipping.ex / 100,
      },
      balance: balance(quote, view),
      fixedAmountDiscountIncVat: totals.fixedDiscount.inc / 100,
      fixedAmountDiscountExVat: totals.fixedDiscount.ex / 100,
      shipping: shippingOption(quote, quote.shipping, view),
      payment: quote.payment ? paymentOption(quote, quote.payment, view) : null,
    },
  }
}

function linePrice(
  { sellingMinor, regularMinor }: Pick<QuoteLine, 'sellingMinor' | 'regularMinor'>,
  pieces: number,
  { vatBasisPoints }: CartQuote,
  view: CartView,
) {
  const amount = (minor: number) => ({
    inc: pieces * minor,
    ex: exVat(pieces * minor, vatBasisPoints),
  })
  return priceFields({ selling: amount(sellingMinor), regular: amount(regularMinor) }, view)
}

/**
 * What the row's pieces cost by its own campaign, before a code on the whole cart: one entry, since a
 * tier lowers the price of every piece. With it a client can tell what a code takes off each row.
 */
function campaignPrices(line: QuoteLine, quote: CartQuote, view: CartView) {
  const { beforeCodeMinor = line.sellingMinor, regularMinor, quantity, tier } = line
  const hasCodeDiscount = quote.promoCode !== null && line.beforeCodeMinor !== undefined
  if (!tier && !hasCodeDiscount) return []
  return [
    {
      quantity,
      discount: tier ? (regularMinor - beforeCodeMinor) / 100 : 0,
      discountPercentage: tier?.percent ?? 0,
      price: linePrice({ sellingMinor: beforeCodeMinor, regularMinor }, 1, quote, view),
    },
  ]
}

function cartItem(line: QuoteLine, quote: CartQuote, view: CartView) {
  const priceOf = (pieces: number) => linePrice(line, pieces, quote, view)
  const campaigns = line.campaignIds.map(view.campaignOf).filter(Boolean)
  return {
    id: line.id,
    skuId: line.skuId,
    quantity: line.quantity,
    message: line.message || null,
    product: view.productOf(line.productId),
    unitPrice: priceOf(1),
    totalPrice: priceOf(line.quantity),
    campaign: {
      appliedCampaigns: campaigns,
      prices: campaignPrices(line, quote, view),
    },
    groupKey: null,
    productPackage: null,
    isCampaignFreeGift: false,
  }
}

function unsoldItem(line: UnsoldLine, view: CartView) {
  return {
    id: line.id,
    skuId: line.skuId,
    quantity: line.quantity,
    message: line.message || null,
    product: view.unsoldProductOf(line.productId),
    unitPrice: null,
    totalPrice: null,
    campaign: { appliedCampaigns: [], prices: [] },
    groupKey: null,
    productPackage: null,
    isCampaignFreeGift: false,
  }
}

/** `pending` is what the balance pays of this cart, `remaining` what is left of it afterwards. */
function balance(quote: CartQuote, view: CartView) {
  const money = (minor: number) => formatMoney(minor, view)
  const used = usedBalanceMinor(quote)
  const left = quote.balance?.leftMinor ?? 0
  const due = dueMinor(quote)
  // Rounded parts need not add up: nothing left to pay is nothing without VAT either.
  const dueEx = due ? quote.totals.total.selling.ex - exVat(used, quote.vatBasisPoints) : 0
  return {
    remaining: left / 100,
    pending: used / 100,
    totalSellingPriceExBalanceIncVat: due / 100,
    totalSellingPriceExBalanceExVat: dueEx / 100,
    remainingFormatted: money(left),
    pendingFormatted: money(used),
    totalSellingPriceExBalanceIncVatFormatted: money(due),
    totalSellingPriceExBalanceExVatFormatted: money(dueEx),
  }
}

function promoCampaign(code: string, { language }: CartView) {
  const promo = findPromoCode(code)
  if (!promo) return null
  const { effect } = promo
  return {
    campaignId: `promo-${promo.code.toLowerCase()}`,
    name: promoWords[language.code][promo.code as keyof typeof promoWords.sv],
    hideTitle: false,
    ruleType: 'Cart',
    category: 'PromoCode',
    action: effect.kind,
    actionValue: effect.kind === 'percent' ? String(effect.percent) : null,
    canonicalUrl: null,
  }
}
