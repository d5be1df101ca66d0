/** Reads the arguments of `products`, with their limits. */
import type { MarketLocale, MarketLocaleArgs } from '../../channel/market-locale.ts'
import { clientError } from '../../graphql/errors.ts'
import { withoutNulls } from '../../graphql/module.ts'
import { parseCataloguePath, type PathSubject } from '../address/catalogue-path.rules.ts'
import { facetOf, findListTarget } from '../address/list-target.ts'
import type { Catalogue } from '../catalogue.ts'
import { brandFacet, campaignFacet, categoryFacet } from '../index/facet-ids.ts'

const maxIds = 600
const maxFacets = 300

type Nullable<T> = { [Key in keyof T]?: T[Key] | null }

type FilterInput = Nullable<{
  searchText: string
  facets: (string | null)[]
  excludeFacets: (string | null)[]
  include: (string | null)[]
  includeMode: 'INTERSECT' | 'UNION'
  exclude: (string | null)[]
  sort: string
  price: Nullable<{ lowest: number; highest: number }>
  filterMode: 'BY_GROUP' | 'CURRENT'
  productIds: (number | null)[]
  articleNumbers: (string | null)[]
  categoryIds: (number | null)[]
  brandIds: (number | null)[]
  discountCampaignIds: (number | null)[]
  excludeCategoryIds: (number | null)[]
  excludeBrandIds: (number | null)[]
  excludeDiscountCampaignIds: (number | null)[]
  includeCollapsed: boolean
}>

export type ProductsArgs = MarketLocaleArgs &
  Nullable<{
    skip: number
    take: number
    brandAlias: string
    categoryAlias: string
    discountCampaignAlias: string
    url: string
    filter: FilterInput
  }>

export type ListQuery = ReturnType<typeof readQuery>

export function readQuery(catalogue: Catalogue, args: ProductsArgs, locale: MarketLocale) {
  const filter = args.filter ?? {}
  const facets = withoutNulls(filter.facets)
  const query = {
    locale,
    /** Facets of the list itself (a category, a brand), which do not count as selected. Null: an empty list. */
    within: readWithin(catalogue, args, locale),
    facets,
    included: [
      ...withoutNulls(filter.include),
      ...idFacets(catalogue, filter, 'categoryIds', 'brandIds', 'discountCampaignIds'),
    ],
    excluded: [
      ...withoutNulls(filter.excludeFacets),
      ...withoutNulls(filter.exclude),
      ...idFacets(
        catalogue,
        filter,
        'excludeCategoryIds',
        'excludeBrandIds',
        'excludeDiscountCampaignIds',
      ),
    ],
    includeMode: filter.includeMode ?? ('INTERSECT' as const),
    includeCollapsed: filter.includeCollapsed ?? false,
    /** Minor units, both bounds inclusive. */
    price: readPrice(filter.price),
    searchText: filter.searchText?.trim().slice(0, 200) || null,
    sort: filter.sort ?? 'NONE',
    isCountedByGroup: filter.filterMode !== 'CURRENT',
    /** Exactly these products, in this order; all other arguments are ignored. */
    productIds: readIds(catalogue, filter),
  }
  if (facets.length + query.included.length + query.excluded.length > maxFacets) {
    throw clientError('LimitExceeded', `at most ${maxFacets} facets can be named`)
  }
  return query
}

/** Explicit products, by id or article number; ids win. */
function readIds(catalogue: Catalogue, filter: FilterInput): number[] | null {
  const given = filter.productIds ?? filter.articleNumbers
  if (!given) return null
  if (given.length > maxIds) {
    throw clientError('LimitExceeded', `at most ${maxIds} products can be requested by id`)
  }
  return filter.productIds
    ? withoutNulls(filter.productIds)
    : withoutNulls(filter.articleNumbers).flatMap(catalogue.productIdsByArticle)
}

function readWithin(
  catalogue: Catalogue,
  args: ProductsArgs,
  locale: MarketLocale,
): (string | null)[] {
  const aliases: [PathSubject | null, string | null | undefined][] = [
    ['category', args.categoryAlias],
    ['brand', args.brandAlias],
    ['campaign', args.discountCampaignAlias],
  ]
  const within = aliases.flatMap(([subject, alias]) =>
    alias ? [facetOfPath({ subject, alias: parseCataloguePath(alias)?.alias ?? alias })] : [],
  )
  const path = args.url ? parseCataloguePath(args.url) : null
  if (args.url) within.push(path && facetOfPath(path))
  return within

  function facetOfPath(path: NonNullable<ReturnType<typeof parseCataloguePath>>) {
    const target = findListTarget(catalogue, path, locale.language.code)
    return target && facetOf(target)
  }
}

type IdFilter = Extract<keyof FilterInput, `${string}Ids`>

function idFacets(
  { brands, campaigns }: Catalogue,
  filter: FilterInput,
  categoryIds: IdFilter,
  brandIds: IdFilter,
  campaignIds: IdFilter,
): string[] {
  return [
    ...withoutNulls(filter[categoryIds]).map(categoryFacet),
    ...withoutNulls(filter[brandIds]).map((id) => brandFacet(brands.get(id)?.key ?? '')),
    ...withoutNulls(filter[campaignIds]).map((id) => campaignFacet(campaigns.get(id)?.key ?? '')),
  ]
}

function readPrice(price: FilterInput['price']) {
  if (typeof price?.lowest !== 'number' && typeof price?.highest !== 'number') return null
  return {
    lowestMinor: Math.round((price.lowest ?? 0) * 100),
    highestMinor: typeof price.highest === 'number' ? Math.round(price.highest * 100) : Infinity,
  }
}
