import type { AnalyticsSettings, StorefrontConfig } from '#app/context.ts'
import type { Config } from '#server/config.ts'

import { addressSettings } from './address-settings.ts'

/**
 * The part that the app may read, with addresses of the embedded merchant.
 *
 * @param signingKey `SESSION_SECRET`, or its replacement where none is needed
 */
export function storefrontConfig(
  config: Config,
  merchantOrigin: string | null,
  signingKey: string,
): StorefrontConfig {
  const embedded = (path: string) => `${merchantOrigin ?? ''}${path}`
  const settings = config.CHANNEL_SETTINGS.find(
    ({ channelId }) => channelId === config.FALLBACK_CHANNEL_ID,
  )
  return Object.freeze({
    publicOrigin: config.BASE_URL,
    merchant: {
      graphqlEndpoint: config.API_ENDPOINT ?? embedded('/graphql'),
      authEndpoint: config.AUTH_ENDPOINT ?? embedded('/auth'),
      signEndpoint: (config.SIGN_ENDPOINT ?? embedded('/sign/{API_KEY}?identity=')).replace(
        '{API_KEY}',
        encodeURIComponent(config.API_KEY),
      ),
      apiKey: config.API_KEY,
      persistedQueries: config.PERSISTED_QUERIES,
    },
    signingKey,
    imageServer: config.IMAGE_SERVER ?? '/merchant/images',
    deliveryWidgetScript: config.API_ENDPOINT
      ? null
      : '/merchant/delivery/unifaun-checkout-all.min.js',
    channelId: config.FALLBACK_CHANNEL_ID,
    fallbackMarket: config.FALLBACK_MARKET_ALIAS,
    addresses: addressSettings(config),
    customerTypes: config.CUSTOMER_TYPES,
    productListDefaultSort: config.PRODUCT_LIST_DEFAULT_SORT,
    breakpoints: config.BREAKPOINTS,
    siteTopThreshold: config.SITE_TOP_THRESHOLD,
    theme: settings?.theme ?? null,
    social: settings?.social ?? [],
    creditTerms: settings?.credit ?? (config.isMerchantEmbedded ? demoCredit : []),
    widgetAreas: settings?.widgetAreas ?? {},
    seller: config.SELLER,
    hasServiceWorker: config.SERVICE_WORKER,
    measuresVitals: config.METRICS_PORT !== undefined,
    customSortRoutes: config.CUSTOM_SORT_ROUTES,
    analytics: analyticsSettings(config),
    agents: config.AGENTS,
    agentPlatforms: config.AGENT_PLATFORMS ?? null,
    routeMiddleware: config.ROUTE_MIDDLEWARE,
  })
}

/** The terms of the demo's part payment, and of its invoice with the fee of the market. */
const demoCredit: StorefrontConfig['creditTerms'] = [
  ...[
    { market: 'se', amount: 10_000 },
    { market: 'no', amount: 10_000 },
    { market: 'fi', amount: 1_000 },
  ].map((terms) => ({
    ...terms,
    paymentType: 'Loan',
    months: 24,
    nominalRate: 14.95,
    setupFee: 0,
    monthlyFee: 0,
  })),
  ...[
    { market: 'se', amount: 1_000, setupFee: 29 },
    { market: 'no', amount: 1_000, setupFee: 29 },
    { market: 'dk', amount: 1_000, setupFee: 0 },
    { market: 'fi', amount: 100, setupFee: 0 },
    { market: 'ax', amount: 100, setupFee: 0 },
  ].map((terms) => ({
    ...terms,
    paymentType: 'DirectInvoice',
    months: 1,
    nominalRate: 0,
    monthlyFee: 0,
  })),
]

/** Null when the shop measures nothing. */
export function analyticsSettings({ GTM_ID, EVENT_ENDPOINT }: Config): AnalyticsSettings | null {
  const settings = { tagManagerId: GTM_ID ?? null, eventEndpoint: EVENT_ENDPOINT ?? null }
  return Object.values(settings).some((value) => value !== null) ? settings : null
}
