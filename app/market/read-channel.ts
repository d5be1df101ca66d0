import { unusableError } from '#app/gateway/errors/gateway-error.ts'

import type { ResultOf } from '../gateway/graphql.ts'
import type { channelDocument } from './channel-documents.server.ts'
import { languageCodeOf, browsableMarkets, type Channel, type Market } from './channel.ts'

type WireChannel = ResultOf<typeof channelDocument>

/** The markets with an alias, a country and a currency. Throws a GatewayError without one, since no page can be rendered. */
export function readChannel({ channel }: WireChannel): Channel {
  const known = (channel?.markets ?? []).flatMap((market) => (market && readMarket(market)) ?? [])
  // The alias identifies a market; of several with the same alias, the first one is used.
  const markets = known.filter(
    ({ alias }, at) => known.findIndex((other) => other.alias === alias) === at,
  )
  // A market of the checkout alone is not browsed, unless there is no other.
  const open = browsableMarkets({ markets })
  const choice = open.length > 0 ? open : markets
  const defaultMarket =
    choice.find(({ id, alias }) => [id, alias].includes(channel?.defaultMarketId ?? '')) ??
    choice[0]
  if (!channel) throw unusableError('There is no such channel')
  if (!defaultMarket) {
    throw unusableError('The channel has no market with an alias, a country and a currency')
  }
  return { id: channel.id, markets, defaultMarket }
}

type WireMarket = NonNullable<NonNullable<NonNullable<WireChannel['channel']>['markets']>[number]>

function readMarket(market: WireMarket): Market | null {
  const { alias, country, currency } = market
  if (!alias || !country || !currency) return null
  return {
    id: market.id,
    alias,
    country: { code: country.code.toUpperCase(), name: country.name },
    currency: currency.code,
    languages: (market.allowedLanguages ?? []).flatMap((language) => {
      const code = languageCodeOf(language?.code)
      return code ? [code] : []
    }),
    defaultLanguage: languageCodeOf(market.defaultLanguageId),
    groupKey: market.groupKey,
    isVirtual: market.virtual ?? false,
    onlyInCheckout: market.onlyDisplayInCheckout ?? false,
  }
}
