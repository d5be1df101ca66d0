import { onePerVariantGroup } from '#app/catalogue/card/find-cards/one-per-variant-group.ts'
import { productName } from '#app/catalogue/card/product-name.ts'
import { readPictures } from '#app/catalogue/card/read-card.server.ts'
import { listBrands } from '#app/catalogue/brand/brands.server.ts'
import { withDescendants, type CategoryNode } from '#app/catalogue/category/category-tree.ts'
import { getCategoryTree } from '#app/catalogue/category/category.server.ts'
import { rangeFilter } from '#app/catalogue/list/selection/list-range.ts'
import { readPrice } from '#app/catalogue/price/price.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { ResultOf } from '#app/gateway/graphql.ts'
import { bestMatches } from '#app/kit/text/match-name.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present } from '#app/kit/wire-list.ts'

import type { SearchWithRanges } from './search-ranges.ts'
import { suggestionsDocument } from './suggestions-documents.server.ts'
import type { NamedCategory, Shortcuts, SuggestedProduct, Suggestions } from './suggestions.ts'
import { findTopSearches } from './top-searches.server.ts'

const maxCounts = { products: 5, categories: 3, brands: 2 }
/** Enough are left when each group of colours is shown once. */
const queriedProducts = 24

type WireProducts = NonNullable<ResultOf<typeof suggestionsDocument>['products']>

export async function suggestFromCatalogue(
  visit: Visit,
  { text, ranges }: SearchWithRanges,
): Promise<Omit<Suggestions, 'pages' | 'searches'>> {
  const [{ products: found }, { categories, brands }, tree] = await Promise.all([
    requestMerchant(visit, suggestionsDocument, {
      filter: { searchText: text, sort: 'RELEVANCE', ...rangeFilter(ranges) },
      take: queriedProducts,
    }),
    findNamedLists(visit, text),
    getCategoryTree(visit),
  ])
  const common = commonCategories(tree, found).map(categoryLink(visit))
  const all = [...categories, ...common]
  return {
    products: onePerVariantGroup(found?.products, maxCounts.products).map((product) =>
      readProduct(visit, product),
    ),
    total: Number(found?.count ?? 0),
    categories: [...new Map(all.map((each) => [each.path, each])).values()].slice(
      0,
      maxCounts.categories,
    ),
    brands,
  }
}

/** Categories and brands that are called like the text. */
export async function findNamedLists(
  visit: Visit,
  text: string,
): Promise<Omit<Shortcuts, 'pages'>> {
  const [tree, brands] = await Promise.all([
    getCategoryTree(visit),
    // A search is whole without brands.
    listBrands(visit).catch(fallbackTo([])),
  ])
  return {
    categories: bestMatches(withDescendants(tree), text, maxCounts.categories).map(
      categoryLink(visit),
    ),
    brands: bestMatches(brands, text, maxCounts.brands).map(({ name, path }) => ({ name, path })),
  }
}

/** What to suggest when nothing is typed or found: searches of other visitors, and the main categories. */
export async function findSearchStarts(
  visit: Visit,
): Promise<Pick<Suggestions, 'searches' | 'categories'>> {
  const [searches, tree] = await Promise.all([findTopSearches(visit), getCategoryTree(visit)])
  const [only, ...others] = tree
  const roots = only && others.length === 0 ? only.children : tree
  return { searches, categories: roots.map(categoryLink(visit)) }
}

/** The narrowest category with most of the found products, then by number of products. */
function commonCategories(tree: readonly CategoryNode[], found: WireProducts | null) {
  const facet = present(found?.filters?.facets).find(({ type }) => type === 'Category')
  const counts = new Map(
    present(facet?.values).flatMap(({ label, count }) =>
      count > 0 ? [[label, Number(count)] as const] : [],
    ),
  )
  const countOf = ({ name }: CategoryNode) => counts.get(name) ?? 0
  const half = Number(found?.count ?? 0) / 2
  const filled = withDescendants(tree).filter((node) => countOf(node) > 0)
  // Descendants follow their ancestors, so the last is the narrowest.
  const home = filled.findLast((node) => countOf(node) > half)
  const narrowest = filled
    .filter(({ children }) => children.length === 0)
    .sort((one, other) => countOf(other) - countOf(one))
  return home ? [home, ...narrowest] : narrowest
}

function categoryLink(visit: Visit) {
  return ({ name, alias, picture }: CategoryNode): NamedCategory => ({
    name,
    path: href(visit, 'category', { alias }),
    ...(picture && { picture }),
  })
}

type WireProduct = NonNullable<NonNullable<WireProducts['products']>[number]>

function readProduct(visit: Visit, product: WireProduct): SuggestedProduct {
  const price = readPrice(product.unitPrice, product.lowestPrice, visit)
  return {
    name: productName(product.name, product.alias),
    path: href(visit, 'product', { alias: product.alias }),
    brand: product.brand?.name ?? '',
    picture: readPictures(product.productImages)[0] ?? null,
    price: price?.selling ?? '',
    isVatIncluded: price?.isVatIncluded ?? true,
  }
}
