import type { MarketLocale } from '../../channel/market-locale.ts'
import type { Category } from '../category-tree.ts'
import { alternativeUrls } from './alternative-urls.ts'
import { cataloguePath } from './catalogue-path.rules.ts'

/** CategoryType of the public API. */
export function categoryType(category: Category, { language: { code } }: MarketLocale) {
  const alternatives = () =>
    alternativeUrls((language) => cataloguePath('category', category.aliases[language], language))
  return {
    categoryId: category.id,
    parentCategoryId: category.parentId,
    order: category.position,
    alias: category.aliases[code],
    canonicalUrl: cataloguePath('category', category.aliases[code], code),
    alternativeCanonicalUrls: () => alternatives().map(({ url }) => url),
    alternativeUrls: alternatives,
    name: category.names[code],
    description: category.descriptions[code],
    secondaryDescription: category.secondaryDescriptions?.[code] ?? null,
    isHidden: category.isHidden ?? false,
    googleTaxonomy: category.googleTaxonomyId
      ? { id: category.googleTaxonomyId, parentId: null, name: null, path: null }
      : null,
    primaryImage: category.picture ?? null,
    backgroundImage: null,
  }
}
