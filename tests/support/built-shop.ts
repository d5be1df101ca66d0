import { fileURLToPath, pathToFileURL } from 'node:url'

import type { StorefrontConfig, Counters } from '#app/context.ts'
import { parseConfig } from '#server/config.ts'
import { fileHashes, type FileHashes } from '#server/http/files/file-hashes.ts'
import type { AppBuild } from '#server/http/pages/language-handlers.ts'
import { storefront } from '#server/http/pages/storefront.ts'
import { addressSettings } from '#server/process/address-settings.ts'
import { createCounters } from '#server/process/redis/counters.ts'
import { createLog } from '#server/process/log.ts'
import { storefrontConfig } from '#server/process/storefront-config.ts'
import { upstreamStates } from '#server/process/upstream-states.ts'

import { openHost, type OpenHost } from './open-host.ts'
import { testContext } from './test-context.ts'

const build = fileURLToPath(new URL('../../build/server/index.js', import.meta.url))
const clientDir = fileURLToPath(new URL('../../build/client', import.meta.url))

interface BuiltShopOptions {
  /** Counters of attempts; new ones by default. */
  counters?: Counters
  /** Number of trusted proxies in front of it. */
  trustProxy?: number
  /** Its origins with a domain per language. */
  domains?: readonly string[]
  /** Whether payment pages may be on other sites. */
  hasExternalFormTargets?: boolean
  /** For a browser: scripts and styles of the build, too. */
  servesFiles?: boolean
  /** Pages to render instead of the shop's own, by the id of their route, e.g. `home.sv`. */
  pages?: Record<string, () => null>
}

/**
 * The built app behind the real host in this process: starts at once, and many run in parallel,
 * each with its own merchant. Run `npm run build` first.
 */
export async function openBuiltShop(
  graphqlEndpoint: string,
  settings: Partial<StorefrontConfig> &
    BuiltShopOptions & { persistedQueries?: boolean; apiKey?: string } = {},
): Promise<OpenHost> {
  const { persistedQueries = false, apiKey = 'demo', ...overrides } = settings
  const { counters, trustProxy, servesFiles, pages, ...rest } = overrides
  const { config } = testContext(graphqlEndpoint, {}, { persistedQueries })
  const shopConfig = { ...config, merchant: { ...config.merchant, apiKey }, ...rest }
  return openShop(() => shopConfig, { counters, trustProxy, servesFiles, pages })
}

/**
 * The same with settings of the environment, as `server.ts` reads them, and an external merchant: in place of a
 * process (`startShop`), which takes a second and a half of processor time to start and compiles every page again.
 */
export async function openConfiguredShop(env: Record<string, string>): Promise<OpenHost> {
  const configOf = (origin: string) => {
    const { port } = new URL(origin)
    const parsed = parseConfig({ NODE_ENV: 'production', PORT: port, BASE_URL: origin, ...env })
    if (!parsed.ok) throw new Error(parsed.fault)
    return parsed.config
  }
  const { TRUST_PROXY } = configOf(anyOrigin)
  const domains = addressSettings(configOf(anyOrigin)).domains.map(({ origin }) => origin)
  return openShop(
    (origin) => {
      const config = configOf(origin)
      return storefrontConfig(config, null, config.SESSION_SECRET ?? '')
    },
    { trustProxy: TRUST_PROXY, domains, hasExternalFormTargets: true },
  )
}

const anyOrigin = 'http://127.0.0.1:1'

async function openShop(
  configOf: (origin: string) => StorefrontConfig,
  {
    counters = createCounters(null),
    trustProxy = 0,
    domains = [],
    hasExternalFormTargets = false,
    servesFiles = false,
    pages = {},
  }: BuiltShopOptions,
): Promise<OpenHost> {
  const app = (await import(/* @vite-ignore */ pathToFileURL(build).href)) as AppBuild
  const routes = { ...app.routes }
  for (const [id, draw] of Object.entries(pages)) {
    routes[id] = { ...routes[id]!, module: { ...routes[id]!.module, default: draw } }
  }
  const services = app.entry.module.createServices({ sharedCache: null })
  const log = createLog('silent')
  const host = await openHost((origin) => {
    const config = configOf(origin)
    const shop = storefront({
      build: { ...app, routes },
      mode: 'production',
      config,
      services,
      counters,
      hashes: hashesOfBuild(),
    })
    return {
      storefront: shop.handle,
      refusalPage: shop.refusalPage,
      trustProxy,
      domains,
      clientDir: servesFiles ? clientDir : null,
      publicOrigin: config.publicOrigin,
      security: {
        publicOrigin: config.publicOrigin,
        domains,
        imageOrigin: URL.canParse(config.imageServer) ? new URL(config.imageServer).origin : null,
        hasExternalFormTargets,
        isDevelopment: false,
      },
      health: {
        version: '1.2.3',
        readiness: () => 'ready',
        upstreams: (requestId) =>
          upstreamStates(config.merchant, () => shop.isMerchantReachable({ requestId, log })),
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

let hashes: FileHashes | undefined
/** A build does not change while tests run. */
const hashesOfBuild = () => (hashes ??= fileHashes(clientDir))
