import type { Product } from '#app/catalogue/product/product.ts'

type Compared = Pick<Product, 'measures' | 'specification'>

/** Measures first, then the specification in the first product's order. Names of measures are passed in, by language. */
export function comparisonRows(
  products: readonly Compared[],
  measureName: (key: Product['measures'][number]['key']) => string,
) {
  const properties = products.map(({ measures, specification }) => [
    ...measures.map(({ key, value }) => ({ name: measureName(key), value })),
    ...specification.flatMap(({ rows }) => rows),
  ])
  const names = [...new Set(properties.flatMap((rows) => rows.map(({ name }) => name)))]
  return names.map((name) => ({
    name,
    // One for each product; empty where the merchant states none.
    values: properties.map((rows) => rows.find((row) => row.name === name)?.value ?? ''),
  }))
}
