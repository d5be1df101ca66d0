import { minorUnits } from '#app/cart/sums/cart-sums.ts'
import { findList } from '#app/catalogue/list/list.server.ts'
import type { ListTarget } from '#app/catalogue/list/list-target.ts'
import { listPageSize } from '#app/catalogue/list/selection/list-page.ts'
import { listRange, type ListRange } from '#app/catalogue/list/selection/list-range.ts'
import { searchQuery } from '#app/catalogue/list/selection/search-query.ts'
import { listParams } from '#app/catalogue/list/selection/list-url.ts'
import type { ListSelection } from '#app/catalogue/list/selection/list-selection.ts'
import { findProductsById } from '#app/catalogue/product/find-products.server.ts'
import { searchWithRanges } from '#app/catalogue/search/search-path.server.ts'
import { countryName } from '#app/i18n/country-name.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { answer, failure, info, withMessages, type Outcome } from '../outcome.ts'
import { limits, type SearchRequest } from '../requests.ts'
import type { Message } from '../schema/ucp.generated.d.ts'
import type { AgentVisit } from '../scope/agent-visit.server.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { describeProduct } from './describe-product.ts'
import { readPriceFilter, vatMessages } from './price-filter.ts'
import { productViewOf } from './product-view.server.ts'
import { offeredFilters, resolveFilters } from './resolve-filters.ts'

const defaultLimit = 10
const noProducts = { products: [], pagination: { has_next_page: false, total_count: 0 } }

/** Searches the catalogue as the shop's lists do (catalog/search). A filter that it does not know is named in a message. */
export async function searchCatalogue(agent: AgentVisit, request: SearchRequest): Promise<Outcome> {
  const { visit } = agent
  const text = searchQuery(request.query)
  const typed = text ? await searchWithRanges(visit, text) : { text: '', ranges: [] }
  const target: ListTarget = typed.text ? { kind: 'search', text: typed.text } : { kind: 'all' }
  const { price: _price, ...filters } = request.filters ?? {}
  const { price, messages: aboutPrice } = readPriceFilter(agent, request)
  const messages = [...scopeMessages(agent), ...aboutPrice]
  const t = translate(visit.language, 'agents')
  const priceRange = price ? wholeRange(price, minorUnits(visit.market.currency)) : null
  const ranges = [
    ...typed.ranges.filter(({ param }) => !(param === 'price' && priceRange)),
    ...(priceRange ? [priceRange] : []),
  ]
  if (ranges.some(({ param }) => param === 'price')) {
    messages.push(...vatMessages(agent, 'with VAT', priceRange ? undefined : '$.query'))
  }

  const chosen = await chooseFilters(visit, target, filters)
  for (const name of chosen.unknown) {
    messages.push(info('filter_ignored', t('catalogue.unknownFilter', { name }), '$.filters'))
  }
  const offset = request.pagination.cursor ? readCursor(request.pagination.cursor) : 0
  if (offset === null) {
    return failure('invalid_cursor', t('catalogue.invalidCursor'), {
      severity: 'recoverable',
      path: '$.pagination.cursor',
    })
  }
  if (chosen.isEmpty) return answer({ ...noProducts, ...withMessages(messages) })
  const limit = Math.min(request.pagination.limit ?? defaultLimit, limits.page)
  const found = await findPart(visit, target, { facets: chosen.facets, ranges }, offset, limit)
  if (!found) return answer({ ...noProducts, ...withMessages(messages) })

  const view = productViewOf(visit)
  const described = await findProductsById(visit, found.ids)
  return answer({
    products: described.flatMap(
      ({ product, description }) => describeProduct(product, description, view) ?? [],
    ),
    pagination: {
      has_next_page: found.next !== null,
      ...(found.next !== null && { cursor: writeCursor(found.next) }),
      total_count: found.total,
    },
    available_filters: found.filters,
    ...withMessages(messages),
  })
}

/** Tells that the buyer's country has no market here, or is not that of the cart, whose prices would be others. */
export function scopeMessages({ visit, session, isCountryServed }: AgentVisit): Message[] {
  if (isCountryServed) return []
  const t = translate(visit.language, 'agents')
  const values = { country: countryName(visit.market.country, visit.languageId) }
  return [
    info(
      'region_restricted',
      t(session ? 'cart.otherCountry' : 'catalogue.otherCountry', values),
      '$.context.address_country',
    ),
  ]
}

async function chooseFilters(visit: Visit, target: ListTarget, filters: Record<string, unknown>) {
  if (Object.keys(filters).length === 0) return resolveFilters([], {})
  const whole = await findList(visit, target, new URLSearchParams())
  return resolveFilters(whole?.list.groups ?? [], filters)
}

/** @param price minor units; a list's range has whole units and includes its bounds */
function wholeRange({ min, max }: { min?: number; max?: number }, unit: number): ListRange | null {
  const from = min === undefined ? null : Math.floor(min / unit)
  const to = max === undefined ? null : Math.ceil(max / unit)
  return listRange('price', from, to)
}

/** A part of a list that need not begin with one of its pages; null when there is none. */
async function findPart(
  visit: Visit,
  target: ListTarget,
  choice: Pick<ListSelection, 'facets' | 'ranges'>,
  offset: number,
  limit: number,
) {
  const first = Math.floor(offset / listPageSize) + 1
  const last = Math.floor((offset + limit - 1) / listPageSize) + 1
  // A sort order that is the default is not written, whichever that is.
  const selection = { ...choice, sort: 'RELEVANCE' as const, pages: { first, last } }
  const query = new URLSearchParams(listParams(selection, 'RELEVANCE').map(([...pair]) => pair))
  const result = await findList(visit, target, query)
  if (!result) return null
  const { products, progress, groups } = result.list
  const start = offset - (first - 1) * listPageSize
  const end = offset + limit
  return {
    ids: products.slice(start, start + limit).map(({ id }) => id),
    total: Math.max(0, progress.total),
    next: end < progress.total && end < maxOffset ? end : null,
    filters: offeredFilters(groups),
  }
}

/** As far as the shop's own lists go. */
const maxOffset = 6_000
