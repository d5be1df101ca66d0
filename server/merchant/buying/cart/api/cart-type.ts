/** A quote as the public API's CartType: the current quote of a cart, or the stored one of an order. */
import type { MarketLocale } from '#server/merchant/channel/market-locale.ts'
import {
  formatMoney,
  moneyFields,
  priceFields,
  vatFields,
} from '#server/merchant/pricing/price-fields.ts'
import { amountOf, exVat } from '#server/merchant/pricing/vat.rules.ts'
import {
  dueMinor,
  usedBalanceMinor,
  type CartQuote,
  type QuoteLine,
  type UnsoldLine,
} from '#server/merchant/buying/cart/cart-quote.ts'
import type { Cart } from '#server/merchant/buying/cart/cart.store.ts'
import { findPromoCode } from '#server/merchant/buying/cart/promo/promo-codes.ts'
import { optionMessages } from '#server/merchant/buying/options/option-messages.ts'

import { paymentOptionType, shippingOptionType } from './option-types.ts'

export interface CartView extends MarketLocale {
  /** Parent object of ProductType's resolvers; null when the market does not sell the product. */
  productOf: (productId: number) => unknown
  /** The same for a product that the market does not sell; its prices are null. */
  unsoldProductOf: (productId: number) => unknown
  /** Name of a product package; null when it has left the catalogue. */
  packageNameOf: (packageId: number) => string | null
  /** A campaign as CampaignRuleType; null for one that the catalogue no longer has. */
  campaignOf: (campaignId: string) => unknown
  /** The customer whose balance may pay; null or absent for guests. */
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
    appliedCampaigns: [
      ...(quote.multiBuyCampaignIds ?? []).map(view.campaignOf).filter(Boolean),
      ...(promo ? [promo] : []),
    ],
    summary: {
      total: price(totals.total),
      subTotal: price(totals.subTotal),
      vats: totals.vats.map(({ basisPoints, amountMinor }) => ({
        // The API's rate is a whole number: 25.5 % becomes 26. The amount is exact.
        rate: Math.round(basisPoints / 100),
        amount: amountMinor / 100,
      })),
      fees: {
        ...vatFields('paymentFee', totals.payment),
        ...vatFields('shippingFee', totals.shipping),
      },
      balance: balanceType(quote, view),
      ...vatFields('fixedAmountDiscount', totals.fixedDiscount),
      shipping: shippingOptionType(quote, quote.shipping, view),
      payment: quote.payment ? paymentOptionType(quote, quote.payment, view) : null,
    },
  }
}

function linePrice(
  { sellingMinor, regularMinor }: Pick<QuoteLine, 'sellingMinor' | 'regularMinor'>,
  pieces: number,
  { vatBasisPoints }: CartQuote,
  view: CartView,
) {
  const amount = (minor: number) => amountOf(pieces * minor, vatBasisPoints)
  return priceFields({ selling: amount(sellingMinor), regular: amount(regularMinor) }, view)
}

/** One entry, since a tier lowers every piece, without the promo code: clients derive from it what the code takes off. */
function campaignPrices(line: QuoteLine, quote: CartQuote, view: CartView) {
  const { beforeCodeMinor, regularMinor, quantity, tier } = line
  if (!tier && quote.promoCode === null) return []
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
  return {
    ...unsoldItem(line, view),
    product: view.productOf(line.productId),
    unitPrice: priceOf(1),
    totalPrice: priceOf(line.quantity),
    campaign: {
      appliedCampaigns: line.campaignIds.map(view.campaignOf).filter(Boolean),
      prices: campaignPrices(line, quote, view),
    },
  }
}

function unsoldItem({ id, skuId, quantity, message, productId, part }: UnsoldLine, view: CartView) {
  return {
    id,
    skuId,
    quantity,
    message: message || null,
    product: view.unsoldProductOf(productId),
    unitPrice: null,
    totalPrice: null,
    campaign: { appliedCampaigns: [], prices: [] },
    groupKey: part?.groupKey ?? null,
    productPackage: part
      ? { ...part, packageName: view.packageNameOf(part.packageId) ?? '' }
      : null,
    isCampaignFreeGift: false,
  }
}

/** `pending` is the part of the balance that pays for this cart, `remaining` the rest. */
function balanceType(quote: CartQuote, view: CartView) {
  const used = usedBalanceMinor(quote)
  const left = quote.balance?.leftMinor ?? 0
  const due = dueMinor(quote)
  // Rounded parts may not add up exactly, so 0 with VAT is set to 0 without VAT.
  const dueEx = due ? quote.totals.total.selling.ex - exVat(used, quote.vatBasisPoints) : 0
  return {
    remaining: left / 100,
    pending: used / 100,
    ...moneyFields('totalSellingPriceExBalance', { inc: due, ex: dueEx }, view),
    remainingFormatted: formatMoney(left, view),
    pendingFormatted: formatMoney(used, view),
  }
}

function promoCampaign(code: string, { language }: CartView) {
  const promo = findPromoCode(code)
  if (!promo) return null
  const { effect } = promo
  const messages = optionMessages[language.code].promo
  return {
    campaignId: `promo-${promo.code.toLowerCase()}`,
    name: messages[promo.code as keyof typeof messages],
    hideTitle: false,
    ruleType: 'Cart',
    category: 'PromoCode',
    action: effect.kind,
    actionValue: effect.kind === 'percent' ? String(effect.percent) : null,
  }
}
