import type { Filters } from '../requests.ts'
import type { Product } from '../schema/ucp.generated.d.ts'
import type { AgentVisit } from '../scope/agent-visit.server.ts'
import { readPriceFilter, vatMessages } from './price-filter.ts'

type FilteredProduct = Pick<Product, 'price_range' | 'categories'>

/** Whether a product that was found by its id is within the price and the categories of a request. */
export function namedProductFilter(
  agent: AgentVisit,
  request: Parameters<typeof readPriceFilter>[1],
) {
  const { price, messages } = readPriceFilter(agent, request)
  const { categories } = request.filters ?? {}
  return {
    passes: (product: FilteredProduct) => passesFilters(product, { categories, price }),
    messages: [...messages, ...(price ? vatMessages(agent, 'as shown') : [])],
  }
}

export function passesFilters(
  { price_range: { min }, categories }: FilteredProduct,
  { price, categories: wanted }: Pick<NonNullable<Filters>, 'price' | 'categories'> = {},
): boolean {
  const isWithin = min.amount >= (price?.min ?? 0) && min.amount <= (price?.max ?? Infinity)
  const names = (categories ?? []).flatMap(({ value }) => [value, ...value.split(' > ')])
  const own = new Set(names.map((name) => name.toLowerCase()))
  return isWithin && (!wanted || wanted.some((name) => own.has(name.trim().toLowerCase())))
}
