import type { CookieJar } from '#app/context.ts'
import { createFairQueue } from '#app/kit/limits/fair-queue.ts'
import type { AppLoadContext } from '#app/load-context.ts'
import { createServices, type ShopServices } from '#app/services.server.ts'
import { createCounters } from '#server/process/redis/counters.ts'

export interface TestContext extends AppLoadContext {
  /** The cookies of the visitor's browser after the response. */
  cookieValues: Map<string, string>
  /** Names that the response has set or removed. */
  changedCookies: Set<string>
}

const servicesByEndpoint = new Map<string, ShopServices>()

/** Visitors of one merchant in a test file are visitors of one shop. */
function servicesOf(endpoint: string): ShopServices {
  const services = servicesByEndpoint.get(endpoint) ?? createServices({ sharedCache: null })
  if (endpoint) servicesByEndpoint.set(endpoint, services)
  return services
}

/**
 * The load context of a host, with cookies in a map and a silent log.
 *
 * @param endpoint GraphQL address of a merchant; auth and sign are beside it
 */
export function testContext(
  endpoint: string,
  cookies: Record<string, string> = {},
  settings: { persistedQueries?: boolean } = {},
): TestContext {
  const cookieValues = new Map(Object.entries(cookies))
  const changedCookies = new Set<string>()
  const jar: CookieJar = {
    read: (name) => cookieValues.get(name),
    namesFrom: (prefix) => [...cookieValues.keys()].filter((name) => name.startsWith(prefix)),
    write(name, value) {
      changedCookies.add(name)
      cookieValues.set(name, value)
    },
    forget(name) {
      changedCookies.add(name)
      cookieValues.delete(name)
    },
    hasChanged: () => changedCookies.size > 0,
  }
  const silent = () => undefined
  return {
    cookieValues,
    changedCookies,
    requestId: 'test-request',
    nonce: 'test-nonce',
    log: { debug: silent, info: silent, warn: silent, error: silent },
    origin: 'http://shop.test',
    cookies: jar,
    clientAddress: '127.0.0.1',
    signal: new AbortController().signal,
    services: servicesOf(endpoint),
    counters: createCounters(null),
    pageQueue: createFairQueue(),
    config: {
      publicOrigin: 'http://shop.test',
      merchant: {
        graphqlEndpoint: endpoint,
        authEndpoint: endpoint && new URL('/auth', endpoint).href,
        signEndpoint: endpoint && new URL('/sign/demo?identity=', endpoint).href,
        apiKey: 'demo',
        persistedQueries: settings.persistedQueries ?? true,
      },
      signingKey: 'a key that tests sign with',
      imageServer: '/merchant/images',
      channelId: '1|se',
      fallbackMarket: 'se',
      addresses: {
        kind: 'language',
        defaultLanguage: 'sv',
        domains: [],
        rootRedirect: null,
        marketGroups: null,
        groupOrigins: {},
      },
      customerTypes: [
        { type: 'PERSON', vat: true },
        { type: 'ORGANIZATION', vat: false },
      ],
      productListDefaultSort: 'LATEST',
      breakpoints: { tablet: 768, laptop: 1024, desktop: 1200, desktopBig: 1440 },
      siteTopThreshold: 160,
      customSortRoutes: [],
      hasServiceWorker: false,
      agents: 'cart',
      agentPlatforms: null,
      routeMiddleware: [],
    },
  }
}
