import type { Catalogue } from '../catalogue/catalogue.ts'
import { categoryFacet } from '../catalogue/index/facet-ids.ts'
import { selectProducts } from '../catalogue/list/select-products.ts'
import type { MarketLocale } from '../channel/market-locale.ts'

/** File names of the pictures on the first page of a category's list. */
export interface ListPictures {
  category: string | null
  /** Front pictures of its products, in the order of the list. */
  products: readonly string[]
}

/** Products of a page of the storefront, in its default order. */
const productsPerPage = 20
const sort = 'LATEST'

/**
 * The first pages of all categories, upper ones first. Read one by one, because a large catalogue
 * takes milliseconds for each.
 */
export function* listPictures(catalogue: Catalogue, locale: MarketLocale): Generator<ListPictures> {
  const waiting = [...catalogue.tree.childrenOf(0)]
  for (let category = waiting.shift(); category; category = waiting.shift()) {
    waiting.push(...catalogue.tree.childrenOf(category.id))
    const selection = selectProducts(catalogue, {
      locale,
      within: [categoryFacet(category.id)],
      facets: [],
      excluded: [],
      included: [],
      includeMode: 'INTERSECT',
      includeCollapsed: false,
      price: null,
      searchText: null,
      sort,
      isCountedByGroup: true,
      productIds: null,
    })
    const products = catalogue.findProducts(selection.page(0, productsPerPage))
    yield {
      category: category.picture ?? null,
      products: products.flatMap(({ images }) => images[0]?.fileName ?? []),
    }
  }
}
