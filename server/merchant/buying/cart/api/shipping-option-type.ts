/** Shipping options as the public API's ShippingOptionType. */
import type { CartQuote } from '#server/merchant/buying/cart/cart-quote.ts'
import { formatMoney, vatFields } from '#server/merchant/pricing/price-fields.ts'
import type { MarketLocale } from '#server/merchant/channel/market-locale.ts'
import { exVat } from '#server/merchant/pricing/vat.rules.ts'
import { optionMessages } from '#server/merchant/buying/options/option-messages.ts'
import {
  selectPickupPoint,
  firstPickupOptionId,
  pickupPointsNear,
  formatPickupPoint,
} from '#server/merchant/buying/options/pickup-points.ts'
import { shippingKeyOf } from '#server/merchant/buying/options/shipping-options.ts'
import { shippingQuotes } from '#server/merchant/buying/options/shipping.rules.ts'

export function shippingOptionType(
  quote: CartQuote,
  { id, feeMinor }: { id: number; feeMinor: number },
  view: MarketLocale,
) {
  const key = shippingKeyOf(id)
  const left = quote.leftToFreeShippingMinor
  const fee = { inc: feeMinor, ex: exVat(feeMinor, quote.vatBasisPoints) }
  return {
    id,
    name: key,
    displayName: key && optionMessages[view.language.code].shipping[key],
    ...vatFields('fee', fee),
    isDefault: quote.shipping.isEstimate && quote.shipping.id === id,
    isSelected: !quote.shipping.isEstimate && quote.shipping.id === id,
    amountLeftToFreeShipping: left < 0 ? -1 : left / 100,
    subOptions: [],
    amountLeftToFreeShippingFormatted: left < 0 ? null : formatMoney(left, view),
    feeIncVatFormatted: formatMoney(fee.inc, view),
    feeExVatFormatted: formatMoney(fee.ex, view),
  }
}

/**
 * The shipping options with their pickup points.
 *
 * @param point data of the chosen pickup point; '' for none
 */
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
