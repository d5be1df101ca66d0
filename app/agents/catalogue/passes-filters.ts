import type { Filters } from '../requests.ts'
import type { Product } from '../schema/ucp.generated.d.ts'

/** Whether a product that was found by its id is within the price and the categories of a request. */
export function passesFilters(
  { price_range: { min }, categories }: Pick<Product, 'price_range' | 'categories'>,
  filters: Filters,
): boolean {
  const { price, categories: wanted } = filters ?? {}
  const isWithin = min.amount >= (price?.min ?? 0) && min.amount <= (price?.max ?? Infinity)
  const names = (categories ?? []).flatMap(({ value }) => [value, ...value.split(' > ')])
  const own = new Set(names.map((name) => name.toLowerCase()))
  return isWithin && (!wanted || wanted.some((name) => own.has(name.trim().toLowerCase())))
}
