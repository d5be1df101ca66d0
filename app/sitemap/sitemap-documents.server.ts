import { setCallClass, cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { hour, minute } from '#app/kit/time.ts'
import { alternativeFields } from '#app/addresses/alternative-documents.server.ts'

/** The number of products in a band, and the newest. */
export const bandDocument = graphql(`
  query sitemapBand(
    $filter: FilterInputType
    $channelId: String
    $languageId: String
    $marketId: String
  ) {
    products(
      filter: $filter
      take: 1
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    ) {
      count
      products {
        alias
      }
    }
  }
`)

export const sitemapProductsDocument = graphql(
  `
    query sitemapProducts(
      $filter: FilterInputType
      $skip: Int
      $take: Int
      $channelId: String
      $languageId: String
      $marketId: String
    ) {
      products(
        filter: $filter
        skip: $skip
        take: $take
        channelId: $channelId
        languageId: $languageId
        marketId: $marketId
      ) {
        products {
          alias
          firstAvailableOn
          priceLog {
            date
          }
          alternativeUrls {
            ...AlternativeFields
          }
        }
      }
    }
  `,
  [alternativeFields],
)

export const sitemapCategoriesDocument = graphql(
  `
    query sitemapCategories($channelId: String, $languageId: String, $marketId: String) {
      categories(
        includeHidden: false
        channelId: $channelId
        languageId: $languageId
        marketId: $marketId
      ) {
        alias
        isHidden
        alternativeUrls {
          ...AlternativeFields
        }
      }
    }
  `,
  [alternativeFields],
)

export const sitemapBrandsDocument = graphql(
  `
    query sitemapBrands($channelId: String, $languageId: String, $marketId: String) {
      brands(channelId: $channelId, languageId: $languageId, marketId: $marketId) {
        brandId
        alias
        alternativeUrls {
          ...AlternativeFields
        }
      }
    }
  `,
  [alternativeFields],
)

/** The API has no list of campaigns, but a whole shop can be filtered by those that have products. */
export const sitemapCampaignsDocument = graphql(`
  query sitemapCampaigns($channelId: String, $languageId: String, $marketId: String) {
    products(take: 0, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
      filters {
        facets {
          type
          values {
            url
            count
            hidden
          }
        }
      }
    }
  }
`)

/** The alias of a campaign in all languages and markets. */
export const sitemapCampaignDocument = graphql(
  `
    query sitemapCampaign(
      $url: String
      $channelId: String
      $languageId: String
      $marketId: String
    ) {
      listPageInfo(url: $url, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
        id
        alias
        alternativeUrls {
          ...AlternativeFields
        }
      }
    }
  `,
  [alternativeFields],
)

/** Crawlers request an index and its files one after another, and again after hours. */
cacheResponses(bandDocument, { freshSeconds: 5 * minute, staleSeconds: hour })

/**
 * Thousands of responses that are read only once would evict those that shoppers need; and a merchant
 * that is too busy for crawlers is not unavailable for shoppers.
 */
setCallClass('background', sitemapProductsDocument)

cacheResponses(sitemapCategoriesDocument, { freshSeconds: 5 * minute, staleSeconds: hour })
cacheResponses(sitemapBrandsDocument, { freshSeconds: 5 * minute, staleSeconds: hour })
cacheResponses(sitemapCampaignsDocument, { freshSeconds: 5 * minute, staleSeconds: hour })
cacheResponses(sitemapCampaignDocument, { freshSeconds: 5 * minute, staleSeconds: hour })
