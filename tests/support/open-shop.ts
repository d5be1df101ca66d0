import { fileURLToPath, pathToFileURL } from 'node:url'

import type { Counters, SharedCache } from '#app/context.ts'
import { parseConfig } from '#server/config.ts'
import type { AppBuild } from '#server/http/pages/language-handlers.ts'
import { pageLimits } from '#server/http/limits/concurrency-limit.ts'
import { storefront } from '#server/http/pages/storefront.ts'
import { addressSettings } from '#server/process/address-settings.ts'
import { createCounters } from '#server/process/redis/counters.ts'
import { createLog } from '#server/process/log.ts'
import { storefrontConfig } from '#server/process/storefront-config.ts'
import type { Traces } from '#server/process/traces.ts'
import { upstreamStates } from '#server/process/upstream-states.ts'

import { openHost, type OpenHost } from './open-host.ts'
import { merchantSettings } from './start-shop.ts'

const build = fileURLToPath(new URL('../../build/server/index.js', import.meta.url))

interface ShopOptions {
  /** Absent while traces are off. */
  tracer?: Traces
  /** Counters of attempts; new ones by default. */
  counters?: Counters
  /** What instances share; nothing by default. */
  sharedCache?: SharedCache
  /** Whether its pictures and payment pages are its own, as with the embedded merchant. */
  isMerchantEmbedded?: boolean
  /** Pages to render instead of the shop's own, by the id of their route, e.g. `home.sv`. */
  pages?: Record<string, () => null>
}

/**
 * The built app behind the real host in this process: starts at once, and many run in parallel. A process
 * (`startShop`) takes a second and a half of processor time to start, and compiles every page again. Run `npm run build`
 * first.
 *
 * @param merchant an address of the merchant; the query is sent with each request
 * @param env settings of the environment, as `server.ts` reads them
 */
export async function openShop(
  merchant: string,
  env: Record<string, string> = {},
  options: ShopOptions = {},
): Promise<OpenHost> {
  const { counters = createCounters(null), isMerchantEmbedded, pages = {} } = options
  const { tracer = null, sharedCache = null } = options
  const { origin: merchantOrigin, search } = new URL(merchant)
  const configOf = (origin: string) => {
    const { port } = new URL(origin)
    const parsed = parseConfig({
      NODE_ENV: 'production',
      PORT: port,
      BASE_URL: origin,
      ...merchantSettings(merchantOrigin),
      API_ENDPOINT: `${merchantOrigin}/graphql${search}`,
      ...env,
    })
    if (!parsed.ok) throw new Error(parsed.fault)
    return parsed.config
  }
  const app = (await import(pathToFileURL(build).href)) as AppBuild
  const routes = { ...app.routes }
  for (const [id, draw] of Object.entries(pages)) {
    routes[id] = { ...routes[id]!, module: { ...routes[id]!.module, default: draw } }
  }
  const services = app.entry.module.createServices({ sharedCache, tracer })
  // The log's own destination flushes every fraction of a second for as long as the process lives, and a process opens
  // hundreds of shops.
  const log = createLog('silent', {}, { write: () => undefined })
  const host = await openHost((origin) => {
    const settings = configOf(origin)
    const config = {
      ...storefrontConfig(settings, null, settings.SESSION_SECRET ?? ''),
      ...(isMerchantEmbedded && { imageServer: '/merchant/images' }),
    }
    const domains = addressSettings(settings).domains.map((domain) => domain.origin)
    const shop = storefront({
      build: { ...app, routes },
      mode: 'production',
      config,
      services,
      counters,
      maxPages: pageLimits(settings.MAX_CONCURRENCY),
    })
    return {
      tracer,
      storefront: shop.handle,
      refusalPage: shop.refusalPage,
      agents: settings.AGENTS === 'off' ? null : { answer: shop.answerAgent },
      trustProxy: settings.TRUST_PROXY,
      domains,
      clientDir: null,
      publicOrigin: config.publicOrigin,
      security: {
        publicOrigin: config.publicOrigin,
        domains,
        imageOrigin: URL.canParse(config.imageServer) ? new URL(config.imageServer).origin : null,
        hasExternalFormTargets: !isMerchantEmbedded,
        isDevelopment: false,
      },
      health: {
        version: '1.2.3',
        readiness: () => 'ready',
        upstreams: (requestId) =>
          upstreamStates(config.merchant, () =>
            app.entry.module.isMerchantReachable({ config, services, requestId, log }),
          ),
      },
    }
  })
  return {
    ...host,
    async [Symbol.asyncDispose]() {
      await host[Symbol.asyncDispose]()
      await services.close()
    },
  }
}
