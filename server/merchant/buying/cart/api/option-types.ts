/** Ways to pay and to deliver as the public API's PaymentOptionType and ShippingOptionType. */
import type { CartQuote } from '#server/merchant/buying/cart/cart-quote.ts'
import { formatMoney, moneyFields } from '#server/merchant/pricing/price-fields.ts'
import type { MarketLocale } from '#server/merchant/channel/market-locale.ts'
import { amountOf } from '#server/merchant/pricing/vat.rules.ts'
import { optionMessages } from '#server/merchant/buying/options/option-messages.ts'
import {
  embeddedProviderOf,
  paymentOffersIn,
  selectPayment,
  type PaymentName,
} from '#server/merchant/buying/options/payment-options.ts'
import {
  selectPickupPoint,
  firstPickupOptionId,
  pickupPointsNear,
  formatPickupPoint,
} from '#server/merchant/buying/options/pickup-points.ts'
import { shippingKeyOf } from '#server/merchant/buying/options/shipping-options.ts'
import { shippingQuotes } from '#server/merchant/buying/options/shipping.rules.ts'

const feeFields = ({ vatBasisPoints }: CartQuote, inc: number, view: MarketLocale) =>
  moneyFields('fee', amountOf(inc, vatBasisPoints), view)

export function paymentOptionType(
  quote: CartQuote,
  { id, name, feeMinor }: { id: number; name: PaymentName; feeMinor: number },
  view: MarketLocale,
) {
  const embedded = embeddedProviderOf(id)
  return {
    id,
    name,
    displayName: optionMessages[view.language.code].payment[name],
    ...feeFields(quote, feeMinor, view),
    isDefault: selectPayment(quote.market, null)?.id === id,
    isSelected: quote.payment?.id === id,
    paymentType: embedded ?? 'STANDARD',
    checkoutType: embedded ? 'EXTERNAL' : 'STANDARD',
    /** Set for the chosen option of an embedded provider. */
    paymentData: null as string | null,
    newCheckoutSession: false,
  }
}

export function paymentOptionTypes(quote: CartQuote, view: MarketLocale) {
  return paymentOffersIn(quote.market).map((offer) => paymentOptionType(quote, offer, view))
}

export function shippingOptionType(
  quote: CartQuote,
  { id, feeMinor }: { id: number; feeMinor: number },
  view: MarketLocale,
) {
  const key = shippingKeyOf(id)
  const left = quote.leftToFreeShippingMinor
  return {
    id,
    name: key,
    displayName: key && optionMessages[view.language.code].shipping[key],
    ...feeFields(quote, feeMinor, view),
    isDefault: quote.shipping.isEstimate && quote.shipping.id === id,
    isSelected: !quote.shipping.isEstimate && quote.shipping.id === id,
    amountLeftToFreeShipping: left < 0 ? -1 : left / 100,
    subOptions: [],
    amountLeftToFreeShippingFormatted: left < 0 ? null : formatMoney(left, view),
  }
}

/** Shipping options with pickup points; `point` has the chosen one's data, '' for none. */
export function shippingOptionTypes(
  quote: CartQuote,
  view: MarketLocale,
  zip: string,
  point: string,
) {
  const points = pickupPointsNear(zip, quote.market)
  const chosen = selectPickupPoint(points, point)
  return shippingQuotes(quote.market, quote.isFreeShipping, quote.weight).map((offer) => {
    const option = shippingOptionType(quote, offer, view)
    if (offer.key !== 'pickup') return option
    return {
      ...option,
      subOptions: points.map((point, index) => ({
        ...option,
        id: firstPickupOptionId + index,
        name: point.name,
        displayName: formatPickupPoint(point),
        isDefault: index === 0,
        isSelected: option.isSelected && point === chosen,
        externalId: point.id,
        shippingData: JSON.stringify(point),
      })),
    }
  })
}
