import type { Catalogue } from '../catalogue/catalogue.ts'
import { readQuery, type ProductsArgs } from '../catalogue/list/list-query.ts'
import { selectProducts } from '../catalogue/list/select-products.ts'
import type { MarketLocale } from '../channel/market-locale.ts'

/** File names of the pictures on the first page of a category's list. */
export interface ListPictures {
  category: string | null
  /** Front pictures of its products, in the order of the list. */
  products: readonly string[]
}

/** File names of the pictures that a storefront's start page shows, in its order. */
export interface StartPagePictures {
  /** Pictures of the two upper levels of categories. */
  categories: readonly string[]
  products: readonly string[]
}

const productsPerPage = 20
const maxCategories = 16
const maxBestsellers = 12
const maxNewProducts = 6

/** The first pages of all categories, upper ones first. One by one: a large catalogue takes milliseconds for each. */
export function* listPictures(catalogue: Catalogue, locale: MarketLocale): Generator<ListPictures> {
  const waiting = [...catalogue.tree.childrenOf(0)]
  for (let category = waiting.shift(); category; category = waiting.shift()) {
    waiting.push(...catalogue.tree.childrenOf(category.id))
    const filter = { categoryIds: [category.id], sort: 'LATEST' }
    yield {
      category: category.picture ?? null,
      products: frontPictures(catalogue, locale, filter, productsPerPage),
    }
  }
}

export function startPagePictures(catalogue: Catalogue, locale: MarketLocale): StartPagePictures {
  const roots = catalogue.tree.childrenOf(0)
  const categories = [...roots, ...roots.flatMap(({ id }) => catalogue.tree.childrenOf(id))]
  return {
    categories: categories.flatMap(({ picture }) => picture ?? []).slice(0, maxCategories),
    products: [
      ...frontPictures(catalogue, locale, { sort: 'MOST_SOLD' }, maxBestsellers),
      ...frontPictures(catalogue, locale, { sort: 'LATEST' }, maxNewProducts),
    ],
  }
}

/** One product of each model is listed. */
function frontPictures(
  catalogue: Catalogue,
  locale: MarketLocale,
  filter: ProductsArgs['filter'],
  count: number,
): string[] {
  const { page } = selectProducts(catalogue, readQuery(catalogue, { filter }, locale))
  return catalogue.findProducts(page(0, count)).flatMap(({ images }) => images[0]?.fileName ?? [])
}
