/** Categories, brands and lists in the public API, with the addresses of their pages. */
import type { MarketLocale } from '../../channel/market-locale.ts'
import {
  channel,
  languages,
  type Language,
  type LanguageCode,
  type Market,
} from '../../channel/markets.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Category } from '../category-tree.ts'
import type { Brand } from '../index/reference-tables.ts'
import { catalogueMessages } from '../messages/catalogue-messages.ts'
import { plainText } from '../plain-text.rules.ts'
import { cataloguePath } from './catalogue-path.rules.ts'
import type { ListTarget } from './list-target.ts'

/** One address per language, for language menus and hreflang. */
export function alternativeUrls(pathIn: (language: LanguageCode) => string) {
  return languages.map((language) => alternative(language, pathIn(language.code)))
}

/** One address per market and language of it, for a product that some markets do not sell. */
export function alternativeUrlsIn(
  markets: readonly Market[],
  pathIn: (language: LanguageCode, market: Market) => string,
) {
  return markets.flatMap((market) =>
    languages
      .filter(({ code }) => market.languages.includes(code))
      .map((language) => alternative(language, pathIn(language.code, market), market.country.code)),
  )
}

function alternative({ code, iso }: Language, url: string, country?: string) {
  return { url, culture: iso, language: code, country, channelId: channel.id.split('|')[0]! }
}

/** Fields of all types that have a page of their own. */
function pageFields({ subject, entry }: ListTarget, { language: { code } }: MarketLocale) {
  const pathIn = (language: LanguageCode) =>
    cataloguePath(subject, entry.aliases[language], language)
  const alternatives = () => alternativeUrls(pathIn)
  return {
    alias: entry.aliases[code],
    canonicalUrl: pathIn(code),
    alternativeCanonicalUrls: () => alternatives().map(({ url }) => url),
    alternativeUrls: alternatives,
    name: entry.names[code],
  }
}

/** BrandType and BrandListType. */
export function brandType(brand: Brand, locale: MarketLocale) {
  return {
    ...pageFields({ subject: 'brand', entry: brand }, locale),
    brandId: brand.id,
    description: brand.descriptions[locale.language.code],
  }
}

export function categoryType(category: Category, locale: MarketLocale) {
  const { code } = locale.language
  return {
    ...pageFields({ subject: 'category', entry: category }, locale),
    categoryId: category.id,
    parentCategoryId: category.parentId,
    order: category.position,
    description: category.descriptions[code],
    secondaryDescription: category.secondaryDescriptions?.[code],
    isHidden: false,
    googleTaxonomy: category.googleTaxonomyId ? { id: category.googleTaxonomyId } : null,
    primaryImage: category.picture,
  }
}

/** PageInfoType of a list: heading, texts and metadata of its page. */
export function pageInfo(catalogue: Catalogue, target: ListTarget, locale: MarketLocale) {
  const { entry, subject } = target
  const fields = pageFields(target, locale)
  const description = entry.descriptions[locale.language.code]
  // Metadata has no markup.
  const plainDescription = plainText(description).replace(/\s+/g, ' ')
  return {
    ...fields,
    id: entry.id,
    hideTitle: subject === 'campaign' && entry.hideTitle,
    hideDescription: false,
    primaryDescription: description,
    primaryImage: subject === 'category' ? entry.picture : null,
    secondaryDescription:
      subject === 'category' ? entry.secondaryDescriptions?.[locale.language.code] : null,
    meta: { title: fields.name, description: plainDescription || null },
    subCategories: (subject === 'category' ? catalogue.tree.childrenOf(entry.id) : []).map(
      (category) => categoryType(category, locale),
    ),
  }
}

/** Title and description of the site, for requests without a list; the id is 0. */
export function sitePageInfo({ language: { code } }: MarketLocale) {
  const { title, description } = catalogueMessages[code].site
  return {
    id: 0,
    alias: '',
    alternativeCanonicalUrls: [],
    alternativeUrls: [],
    name: title,
    hideTitle: true,
    hideDescription: true,
    meta: { title, description },
    subCategories: [],
  }
}
