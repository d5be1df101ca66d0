import type { Product } from '#app/catalogue/product/product.ts'

type Compared = Pick<Product, 'measures' | 'specification'>

/**
 * Properties side by side: measures first, then the specification in the order of the first product that
 * has each property. Names of measures are passed in, since they are words of a language.
 */
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
