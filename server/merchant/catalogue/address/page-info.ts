import type { MarketLocale } from '../../channel/market-locale.ts'
import type { Catalogue } from '../catalogue.ts'
import { plainText } from '../plain-text.rules.ts'
import { catalogueMessages } from '../messages/catalogue-messages.ts'
import { alternativeUrls } from './alternative-urls.ts'
import { cataloguePath } from './catalogue-path.rules.ts'
import { categoryType } from './category-type.ts'
import { aliasOf, type ListTarget } from './list-target.ts'

/** PageInfoType of a list: heading, texts and metadata of its page. */
export function pageInfo(catalogue: Catalogue, target: ListTarget, locale: MarketLocale) {
  const { code } = locale.language
  const { entry } = target
  const name = 'names' in entry ? entry.names[code] : entry.name
  const alternatives = () =>
    alternativeUrls((language) =>
      cataloguePath(target.subject, aliasOf(target, language), language),
    )
  const children = target.subject === 'category' ? catalogue.tree.childrenOf(entry.id) : []
  const description = entry.descriptions[code]
  return {
    id: entry.id,
    alias: aliasOf(target, code),
    canonicalUrl: cataloguePath(target.subject, aliasOf(target, code), code),
    alternativeCanonicalUrls: () => alternatives().map(({ url }) => url),
    alternativeUrls: alternatives,
    backgroundImage: null,
    logo: target.subject === 'brand' ? (target.entry.logo ?? null) : null,
    name,
    hideTitle: target.subject === 'campaign' && target.entry.hideTitle,
    hideDescription: false,
    primaryDescription: description,
    primaryImage: target.subject === 'category' ? (target.entry.picture ?? null) : null,
    secondaryDescription:
      target.subject === 'category' ? (target.entry.secondaryDescriptions?.[code] ?? null) : null,
    meta: { title: name, description: singleLineOf(description) || null, keywords: null },
    subCategories: children
      .filter(({ isHidden }) => !isHidden)
      .map((category) => categoryType(category, locale)),
  }
}

/** Metadata has no markup. */
const singleLineOf = (html: string) => plainText(html).replace(/\s+/g, ' ')

/** Title and description of the site, for requests without a list; the id is 0. */
export function sitePageInfo({ language: { code } }: MarketLocale) {
  const { title, description } = catalogueMessages[code].site
  return {
    id: 0,
    alias: '',
    canonicalUrl: null,
    alternativeCanonicalUrls: [],
    alternativeUrls: [],
    name: title,
    hideTitle: true,
    hideDescription: true,
    meta: { title, description, keywords: null },
    subCategories: [],
  }
}
