import type { OnlineStore, SearchAction, WebSite, WithContext } from 'schema-dts'

import { absoluteUrl } from '../absolute-url.ts'
import { returnPolicyData, shippingServiceData } from './policy-data.ts'

interface ShopFacts {
  name: string
  description: string
  email: string
  /** Origin without a trailing slash. */
  origin: string
  homePath: string
  /** Path of a search, with `{search_term_string}` in place of the query. */
  searchPath: string
  /** BCP 47. */
  language: string
  /** ISO 3166 codes of the delivery countries, the page's own first. */
  countries: readonly string[]
}

/** schema.org data of the start page: the shop as an organisation, and its search. */
export function shopData(shop: ShopFacts): [WithContext<OnlineStore>, WithContext<WebSite>] {
  const home = absoluteUrl({ shop: shop.origin }, shop.homePath)
  const organizationId = `${shop.origin}/#organization`
  // Not part of schema.org; search engines read the name of the parameter from it.
  const search: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: shop.origin + shop.searchPath },
    'query-input': 'required name=search_term_string',
  }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      '@id': organizationId,
      name: shop.name,
      description: shop.description,
      url: home,
      logo: `${shop.origin}/icons/icon-512.png`,
      email: shop.email,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: shop.email,
        availableLanguage: shop.language,
      },
      areaServed: [...shop.countries],
      hasMerchantReturnPolicy: shop.countries.map((country) => returnPolicyData(country)),
      hasShippingService: shippingServiceData(shop.countries),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: shop.name,
      url: home,
      inLanguage: shop.language,
      publisher: { '@id': organizationId },
      potentialAction: search,
    },
  ]
}
