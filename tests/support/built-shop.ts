import { fileURLToPath, pathToFileURL } from 'node:url'

import type { StorefrontConfig, Counters } from '#app/context.ts'
import { fileHashes } from '#server/http/file-hashes.ts'
import type { AppBuild } from '#server/http/language-handlers.ts'
import { storefront } from '#server/http/storefront.ts'
import { createLog } from '#server/process/log.ts'
import { upstreamStates } from '#server/process/upstream-states.ts'

import { openHost, type OpenHost } from './open-host.ts'
import { testContext } from './test-context.ts'

const build = fileURLToPath(new URL('../../build/server/index.js', import.meta.url))
const clientDir = fileURLToPath(new URL('../../build/client', import.meta.url))

/**
 * The built app behind the real host in this process: starts at once, and many run in parallel,
 * each with its own merchant. Run `npm run build` first.
 */
export async function openBuiltShop(
  graphqlEndpoint: string,
  settings: Partial<StorefrontConfig> & {
    persistedQueries?: boolean
    apiKey?: string
    /** Counters of attempts; new ones by default. */
    counters?: Counters
    /** Number of trusted proxies in front of it. */
    trustProxy?: number
    /** For a browser: scripts and styles of the build, too. */
    servesFiles?: boolean
    /** Pages to render instead of the shop's own, by the id of their route, e.g. `home.sv`. */
    pages?: Record<string, () => null>
  } = {},
): Promise<OpenHost> {
  const {
    persistedQueries = false,
    apiKey = 'demo',
    pages = {},
    trustProxy = 0,
    servesFiles = false,
    ...overrides
  } = settings
  const { config, counters: ownCounters } = testContext(graphqlEndpoint, {}, { persistedQueries })
  const { counters = ownCounters, ...rest } = overrides
  const shopConfig = { ...config, merchant: { ...config.merchant, apiKey }, ...rest }
  const app = (await import(/* @vite-ignore */ pathToFileURL(build).href)) as AppBuild
  const routes = { ...app.routes }
  for (const [id, draw] of Object.entries(pages)) {
    routes[id] = { ...routes[id]!, module: { ...routes[id]!.module, default: draw } }
  }
  const services = app.entry.module.createServices({ sharedCache: null })
  const shop = storefront({
    build: { ...app, routes },
    mode: 'production',
    config: shopConfig,
    services,
    counters,
    hashes: fileHashes(clientDir),
  })
  const log = createLog('silent')
  return openHost({
    storefront: shop.handle,
    refusalPage: shop.refusalPage,
    trustProxy,
    clientDir: servesFiles ? clientDir : null,
    publicOrigin: shopConfig.publicOrigin,
    security: {
      publicOrigin: shopConfig.publicOrigin,
      imageOrigin: URL.canParse(shopConfig.imageServer)
        ? new URL(shopConfig.imageServer).origin
        : null,
      hasExternalFormTargets: false,
      isDevelopment: false,
    },
    health: {
      version: '1.2.3',
      readiness: () => 'ready',
      upstreams: (requestId) =>
        upstreamStates(shopConfig.merchant, () => shop.isMerchantReachable({ requestId, log })),
    },
  })
}
