import type { MarketLocale } from '../../channel/market-locale.ts'
import type { Brand } from '../index/reference-tables.ts'
import { alternativeUrls } from './alternative-urls.ts'
import { cataloguePath } from './catalogue-path.rules.ts'

/** BrandType and BrandListType of the public API. */
export function brandType(brand: Brand, { language: { code } }: MarketLocale) {
  const alternatives = () =>
    alternativeUrls((language) => cataloguePath('brand', brand.key, language))
  return {
    brandId: brand.id,
    alias: brand.key,
    canonicalUrl: cataloguePath('brand', brand.key, code),
    alternativeCanonicalUrls: () => alternatives().map(({ url }) => url),
    alternativeUrls: alternatives,
    name: brand.name,
    description: brand.descriptions[code],
    secondaryDescription: null,
    primaryImage: null,
    backgroundImage: null,
    logo: brand.logo ?? null,
  }
}
