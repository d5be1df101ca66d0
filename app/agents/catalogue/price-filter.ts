import { translate } from '#app/i18n/messages.server.ts'

import { info } from '../outcome.ts'
import type { Filters, SearchRequest } from '../requests.ts'
import type { Message } from '../schema/ucp.generated.d.ts'
import type { AgentVisit } from '../scope/agent-visit.server.ts'

interface PriceFilter {
  /** In minor units of the market's currency; undefined where the limits are in another one. */
  price: NonNullable<Filters>['price']
  messages: Message[]
}

/** The price limits of a request. Those in another currency are ignored, and a message tells so. */
export function readPriceFilter(
  { visit }: AgentVisit,
  { filters, context }: Pick<SearchRequest, 'filters' | 'context'>,
): PriceFilter {
  const price = filters?.price
  const { currency } = visit.market
  const isOwn = !context.currency || context.currency.toUpperCase() === currency
  if (!price || isOwn) return { price, messages: [] }
  const content = translate(visit.language, 'agents')('catalogue.otherCurrency', { currency })
  return { price: undefined, messages: [info('filter_ignored', content, pricePath)] }
}

/**
 * Tells companies, whose prices are without VAT, which prices a limit is compared with: the merchant searches by prices with
 * VAT, as the lists of the shop do, and products that were named are compared by the prices of the answer.
 */
export function vatMessages(
  { visit }: AgentVisit,
  compared: 'with VAT' | 'as shown',
  path = pricePath,
): Message[] {
  if (visit.vatIncluded) return []
  return compared === 'with VAT'
    ? [
        info(
          'filter_includes_tax',
          translate(visit.language, 'catalogue')('list.pricesWithVat'),
          path,
        ),
      ]
    : [
        info(
          'filter_excludes_tax',
          translate(visit.language, 'agents')('catalogue.pricesWithoutVat'),
          path,
        ),
      ]
}

const pricePath = '$.filters.price'
