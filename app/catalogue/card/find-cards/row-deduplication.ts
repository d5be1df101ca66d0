import { modelOf, type Grouped } from './one-per-variant-group.ts'

/** The place of a row on its page; the rows below it wait until it has chosen its products. */
export interface RowDeduplication {
  /** Returns the products that no row above shows, once those rows have chosen theirs. */
  withoutShown<Product extends Grouped>(products: readonly Product[]): Promise<Product[]>
  show(products: readonly Grouped[]): void
  /** Lets the next row choose, also after an error. */
  end(): void
}

/** No page shows a product twice: its rows, requested concurrently, choose in the order of the calls of `nextRow`. */
export function createShownModels(): { nextRow(): RowDeduplication } {
  const shown = new Set<string>()
  let last = Promise.resolve()
  return {
    nextRow() {
      const before = last
      let end = () => {}
      last = new Promise<void>((resolve) => (end = resolve))
      return {
        async withoutShown(products) {
          await before
          return products.filter((product) => !shown.has(modelOf(product)))
        },
        show: (products) => products.forEach((product) => shown.add(modelOf(product))),
        end: () => void before.then(end),
      }
    },
  }
}
