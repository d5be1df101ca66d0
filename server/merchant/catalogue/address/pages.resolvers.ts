/** Categories, brands, page info of lists, and redirects of moved pages. */
import type { LanguageCode } from '../../channel/markets.ts'
import {
  marketLocaleOf,
  type MarketLocale,
  type MarketLocaleArgs,
} from '../../channel/market-locale.ts'
import type { Catalogue } from '../catalogue.ts'
import type { CatalogueContext } from '../catalogue-context.ts'
import type { Resolvers } from '../../graphql/module.ts'
import { brandFacet } from '../index/facet-ids.ts'
import type { Brand } from '../index/reference-tables.ts'
import { hasBit } from '../sets/product-set.ts'
import { cataloguePath, parseCataloguePath } from './catalogue-path.rules.ts'
import { findByAlias, findListTarget } from './list-target.ts'
import { brandType, categoryType, pageInfo, sitePageInfo } from './page-types.ts'

/** The new path of a content page; null for one that has not moved. */
export type FindMovedPath = (alias: string, language: LanguageCode) => string | null

export const pagesResolvers = (findMovedPath: FindMovedPath): Resolvers<CatalogueContext> => ({
  GeinsMerchantApiQuery: {
    categories(_, args: MarketLocaleArgs & { parentCategoryId?: number }, context) {
      const { tree } = context.catalogue
      const { parentCategoryId: parentId } = args
      const descendantsOf = (id: number): ReturnType<typeof tree.childrenOf> =>
        tree.childrenOf(id).flatMap((category) => [category, ...descendantsOf(category.id)])
      const locale = marketLocaleOf(args)
      return (typeof parentId === 'number' ? tree.childrenOf(parentId) : descendantsOf(0)).map(
        (category) => categoryType(category, locale),
      )
    },
    category(_, args: MarketLocaleArgs & { alias?: string; categoryId?: number }, { catalogue }) {
      const locale = marketLocaleOf(args)
      const category =
        typeof args.categoryId === 'number'
          ? catalogue.tree.byId.get(args.categoryId)
          : findByAlias(catalogue.tree.byId.values(), args.alias ?? '', locale.language.code)
      return category ? categoryType(category, locale) : null
    },
    brands(_, args: MarketLocaleArgs, { catalogue }) {
      const locale = marketLocaleOf(args)
      const { compare } = new Intl.Collator(locale.language.iso)
      return [...catalogue.brands.values()]
        .sort((a, b) => compare(a.name, b.name))
        .map((brand) => ({
          ...brandType(brand, locale),
          primaryImage: () => pictureOf(brand, catalogue, locale),
        }))
    },
    listPageInfo(_, args: MarketLocaleArgs & { alias?: string; url?: string }, { catalogue }) {
      const locale = marketLocaleOf(args)
      if (!args.url && !args.alias) return sitePageInfo(locale)
      const path = args.alias
        ? { subject: null, alias: args.alias }
        : parseCataloguePath(args.url ?? '')
      const target = path && findListTarget(catalogue, path, locale.language.code)
      return target ? pageInfo(catalogue, target, locale) : null
    },
    urlHistory(_, args: MarketLocaleArgs & { url?: string }, { catalogue }) {
      const { language } = marketLocaleOf(args)
      const path = parseCataloguePath(args.url ?? '')
      if (!path || (path.subject !== null && path.subject !== 'product')) return null
      const found = catalogue.findProductByAlias(path.alias, language.code)
      if (found?.isCurrent) return null
      const newUrl = found
        ? cataloguePath('product', found.product.aliases[language.code], language.code)
        : path.subject === null && findMovedPath(path.alias, language.code)
      return newUrl ? { oldUrl: args.url, newUrl } : null
    },
  },
})

/** The front of what the brand sells most of in the market. */
function pictureOf({ key }: Brand, catalogue: Catalogue, { market }: MarketLocale): string | null {
  const { index } = catalogue
  const sold = index.bitsOf(brandFacet(key), market.alias)
  const first = sold && index.order('MOST_SOLD').find((ordinal) => hasBit(sold, ordinal))
  if (first === null || first === undefined) return null
  return catalogue.findProduct(index.idAt(first))?.images[0]?.fileName ?? null
}
