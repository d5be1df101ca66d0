import { translate } from '#app/i18n/messages.server.ts'

import { info } from '../outcome.ts'
import type { Filters, SearchRequest } from '../requests.ts'
import type { Message } from '../schema/ucp.generated.d.ts'
import type { AgentVisit } from '../scope/agent-visit.server.ts'

/** The price limits of a request, in minor units. Those in another currency are ignored, and a message tells so. */
export function readPriceFilter(
  { visit }: AgentVisit,
  { filters, context }: Pick<SearchRequest, 'filters' | 'context'>,
): { price: NonNullable<Filters>['price']; messages: Message[] } {
  const price = filters?.price
  const { currency } = visit.market
  const isOwn = !context.currency || context.currency.toUpperCase() === currency
  if (!price || isOwn) return { price, messages: [] }
  const content = translate(visit.language, 'agents')('catalogue.otherCurrency', { currency })
  return { price: undefined, messages: [info('filter_ignored', content, pricePath)] }
}

/** Tells companies, whose prices are without VAT, which prices a limit is compared with: the merchant searches by prices with VAT. */
export function vatMessages(
  { visit }: AgentVisit,
  compared: 'with VAT' | 'as shown',
  path = pricePath,
): Message[] {
  if (visit.vatIncluded) return []
  const [code, content] =
    compared === 'with VAT'
      ? ['filter_includes_tax', translate(visit.language, 'catalogue')('list.pricesWithVat')]
      : ['filter_excludes_tax', translate(visit.language, 'agents')('catalogue.pricesWithoutVat')]
  return [info(code!, content!, path)]
}

const pricePath = '$.filters.price'
