/** `shippingData` of the public API: the market's options in the delivery widget's format, as JSON. */
import type { Language, MarketAlias } from '../../channel/markets.ts'
import { formatAmount } from '../../pricing/price-fields.ts'
import { optionMessages } from './option-messages.ts'
import { formatPickupPoint, pickupPointsNear } from './pickup-points.ts'
import { shippingIds, type ShippingKey } from './shipping-options.ts'
import { shippingQuotes, type GoodsWeight } from './shipping.rules.ts'

const widgetMarkets: readonly MarketAlias[] = ['no']

interface WidgetQuote {
  market: MarketAlias
  isFreeShipping: boolean
  weight: GoodsWeight
  currency: string
}

export const usesWidget = (market: MarketAlias): boolean => widgetMarkets.includes(market)

/** Null in a market without the widget. */
export function widgetData(
  { market, isFreeShipping, weight, currency }: WidgetQuote,
  language: Language,
  zip: string,
): string | null {
  if (!usesWidget(market)) return null
  const options = shippingQuotes(market, isFreeShipping, weight).map(({ key, feeMinor }) => ({
    id: key,
    name: optionMessages[language.code].shipping[key],
    price: formatAmount(feeMinor, language.iso, currency),
    priceValue: feeMinor / 100,
    agents:
      key === 'pickup'
        ? pickupPointsNear(zip, market).map((point) => ({
            id: point.id,
            name: formatPickupPoint(point),
          }))
        : [],
  }))
  return JSON.stringify({ options })
}

/** The shipping option that a widget's option stands for; null for an unknown id. */
export function shippingIdOfWidget(externalId: string): number | null {
  return Object.hasOwn(shippingIds, externalId) ? shippingIds[externalId as ShippingKey] : null
}
