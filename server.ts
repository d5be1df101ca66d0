import { createHash, randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

import type { ViteDevServer } from 'vite'

import type { ShopServices } from '#app/services.server.ts'
import { addressSettings } from '#server/process/address-settings.ts'
import { shutDownOnSignals } from '#server/process/shutdown.ts'
import { describeSettings, parseConfig, screenNames } from '#server/config.ts'
import { loadOrCreateSecret, openDataFolder } from '#server/process/data-folder.ts'
import { fillCatalogue, finishRestore } from '#server/process/merchant-data.ts'
import { assetFiles } from '#server/http/files/static-files.ts'
import { hasOneHost } from '#server/http/guards/address-guard.ts'
import { sentCookies } from '#server/http/pages/cookie-jar.ts'
import { createDocumentStore, documentCache } from '#server/http/documents/document-cache.ts'
import { inlineStyles, readStyleSheets } from '#server/http/documents/inline-styles.ts'
import { createHost, type HostOptions } from '#server/http/host.ts'
import type { Readiness } from '#server/http/health.ts'
import { pageLimits } from '#server/http/limits/concurrency-limit.ts'
import type { Operator } from '#server/http/operator/operator-page.ts'
import type { AppBuild } from '#server/http/pages/language-handlers.ts'
import { originOfHost } from '#server/http/guards/known-host.ts'
import { limitedServer, maxConnections } from '#server/http/connections/limited-server.ts'
import { serviceUnavailable, startingPage } from '#server/http/pages/starting-page.ts'
import { storefront, type Storefront } from '#server/http/pages/storefront.ts'
import { openLiveStock, type LiveStock } from '#server/process/live-stock.ts'
import { createLog } from '#server/process/log.ts'
import type { MetricsServer } from '#server/process/metrics/metrics-server.ts'
import { startMerchant, type MerchantProcess } from '#server/process/merchant-process.ts'
import { findSettingFault } from '#server/process/refused-settings.ts'
import { sharedSearchCounts } from '#server/process/redis/shared-search-counts.ts'
import { sharedResponses } from '#server/process/redis/shared-responses.ts'
import { analyticsSettings, storefrontConfig } from '#server/process/storefront-config.ts'
import { createCounters } from '#server/process/redis/counters.ts'
import { upstreamStates } from '#server/process/upstream-states.ts'

/** The composition root: reads the configuration, opens the merchant if embedded, hosts the app. */
const parsed = parseConfig(process.env)
if (!parsed.ok) {
  process.stderr.write(`${parsed.fault}\n`)
  process.exit(1)
}
const { config } = parsed
const isDevelopment = process.argv.includes('--dev')
const ownDomains = addressSettings(config).domains.map(({ origin }) => origin)

// The built file is in build/, one folder below the root.
const built = import.meta.dirname
const root = join(built, '..')
const version = packageVersion(root)
const problems = config.OPERATOR_TOKEN
  ? (await import('#server/process/problems.ts')).recordProblems()
  : null
const log = createLog(config.LOG_LEVEL, { service: 'shop', version }, undefined, problems?.record)
const clientDir = join(built, 'client')
const metricsServer = await openMetrics()
const metrics = metricsServer?.metrics ?? null

// Its packages are loaded only when there is a collector.
const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED } =
  config
const collector = OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? OTEL_EXPORTER_OTLP_ENDPOINT
const traces =
  collector && !OTEL_SDK_DISABLED
    ? (await import('#server/process/traces.ts')).openTraces({ version, log })
    : null
for (const reason of parsed.warnings) log.warn({ reason }, 'setting deprecated')
for (const reason of parsed.idle) log.warn({ reason }, 'setting without effect')
for (const reason of parsed.missing) log.warn({ reason }, 'setting missing')

let readiness: Readiness = 'starting'
let merchant: MerchantProcess | null = null
// Its package takes as long to load as a tenth of the shop.
const stores = config.REDIS_URL ? await import('#server/process/redis/stores.ts') : null
const redis = stores && config.REDIS_URL ? stores.openRedis(config.REDIS_URL, log) : null
let services: ShopServices | null = null
let liveStock: LiveStock | null = null
let development: ViteDevServer | null = null
const filling = new AbortController()
const keptDocuments = createDocumentStore()
let documents: RequestListener | null = null
let operator: Operator | null = null
let closedConnections = 0
const { server, openResponses } = limitedServer(
  (request, response) =>
    documents && !closing.isDraining() ? documents(request, response) : host(request, response),
  {
    onClose() {
      closedConnections += 1
      metrics?.refused('limit of connections')
    },
  },
)
const openConnections = promisify(server.getConnections.bind(server))
const closing = shutDownOnSignals(
  server,
  openResponses,
  async () => {
    filling.abort()
    await development?.close()
    const tracesClosed = traces?.close()
    await liveStock?.close()
    await services?.close()
    await merchant?.close()
    await tracesClosed
    if (redis?.isOpen) redis.destroy()
    await metricsServer?.close()
  },
  log,
)

// Listens first: health reports the start, and an occupied port is an error at once.
let host = createShopHost({
  merchantOrigin: null,
  storefront: isDevelopment ? startingPage : serviceUnavailable,
})
await listen()
if (isDevelopment)
  process.stdout.write(`Starting … ${config.BASE_URL} shows it until it is ready.\n`)
if (config.isMerchantEmbedded) {
  merchant = await openMerchant().catch(endStart)
  logDemoNotice()
}
if (isDevelopment) development = await openVite()
const settings = storefrontConfig(config, merchant?.origin ?? null, signingKey())
const build = await openApp()
services = await createServices()
const counters = createCounters(redis, log)
const shared =
  redis && stores ? stores.sharedDocuments(redis, { scope: buildAndSettings(), log }) : null
const files =
  redis && stores && !isDevelopment
    ? stores.sharedFiles(redis, { secret: settings.signingKey, log })
    : null
const pages = storefront({
  build,
  mode: isDevelopment ? 'development' : 'production',
  config: settings,
  services,
  counters,
  maxPages: pageLimits(config.MAX_CONCURRENCY),
  metrics,
  sharedFiles: files,
})
const settingFault = await findSettingFault({
  config,
  log,
  find: async () => (await app()).findRefusedSettings(merchantContext()),
  onChecked: (isRefused) => (readiness = isRefused ? 'refused' : 'ready'),
})
if (settingFault) {
  await merchant?.close()
  await endStart(settingFault)
}
// Every page needs the channel first: at a slow merchant the first one would have no time left for its own data.
void findMarkets().catch(() => undefined)
liveStock = openLiveStockOf(merchant?.origin ?? null)
operator = await openOperatorOf(pages, services)
// Before the first page names them: the balancer may ask an instance of another build for them.
await files?.publish(() => assetFiles(clientDir))
host = createShopHost({
  merchantOrigin: merchant?.origin ?? null,
  storefront: pages.handle,
  refusalPage: pages.refusalPage,
  sharedFiles: files,
  agents: config.AGENTS === 'off' ? null : { answer: pages.answerAgent },
})
if (!isDevelopment) documents = createDocumentHandler(build as AppBuild)
watchProcess()
readiness = 'ready'
if (!config.SELLER && config.NODE_ENV === 'production') log.warn({}, 'seller unnamed')
if (!closing.isDraining()) {
  // A person reads a sentence; a collector of logs reads lines of JSON only.
  if (process.stdout.isTTY) process.stdout.write(`Hemvist is open at ${config.BASE_URL}\n`)
  else log.info({ origin: config.BASE_URL }, 'ready')
}

function createShopHost(
  behind: Pick<
    HostOptions,
    'merchantOrigin' | 'storefront' | 'refusalPage' | 'sharedFiles' | 'agents'
  >,
) {
  return createHost({
    log,
    tracer: traces,
    publicOrigin: config.BASE_URL,
    domains: ownDomains,
    trustProxy: config.TRUST_PROXY,
    security: {
      publicOrigin: config.BASE_URL,
      domains: ownDomains,
      imageOrigin: config.IMAGE_SERVER ? new URL(config.IMAGE_SERVER).origin : null,
      analytics: analyticsSettings(config),
      hasExternalFormTargets: !config.isMerchantEmbedded,
      isDevelopment,
    },
    health: {
      version,
      readiness: () => (closing.isDraining() ? 'draining' : readiness),
      upstreams: async (requestId) =>
        readiness !== 'starting'
          ? upstreamStates(
              settings.merchant,
              async () => (await app()).isMerchantReachable(merchantContext(requestId)),
              merchant?.origin ?? null,
            )
          : {},
    },
    operator,
    isDemoOpen: config.MERCHANT_DEMO,
    liveStock: liveStock && { ...liveStock, isDraining: () => closing.isDraining() },
    clientDir: isDevelopment ? null : clientDir,
    hasServiceWorker: config.SERVICE_WORKER && !isDevelopment,
    metrics,
    development: development?.middlewares,
    ...behind,
  })
}

/** Finished documents, in front of the host; in development the build may change between requests. */
function createDocumentHandler({ entry }: AppBuild): RequestListener {
  const { documentKey } = entry.module
  const originOf = originOfHost(config.BASE_URL, ownDomains)
  return documentCache({
    log,
    trustsProxy: config.TRUST_PROXY > 0,
    metrics,
    tracer: traces,
    inlineStyles: inlineStyles(readStyleSheets(clientDir)),
    documents: keptDocuments,
    shared,
    host: (request, response) => host(request, response),
    keyOf(request) {
      const { method = '', url = '', headers } = request
      const origin = hasOneHost(request) ? originOf(headers.host) : null
      const cookies = sentCookies(headers.cookie)
      return origin === null
        ? null
        : documentKey(settings, { method, url, headers, cookies, origin })
    },
  })
}

/** The status page; its code is loaded only where the settings have a token for it. */
async function openOperatorOf(
  { limits }: Storefront,
  { gateway }: ShopServices,
): Promise<Operator | null> {
  if (!problems || !config.OPERATOR_TOKEN) return null
  const [{ openOperator }, { operatorSettings }] = await Promise.all([
    import('#server/http/operator/operator-page.ts'),
    import('#server/process/operator-settings.ts'),
  ])
  return openOperator({
    token: config.OPERATOR_TOKEN,
    signingKey: settings.signingKey,
    isSecure: config.BASE_URL.startsWith('https:'),
    counters,
    ...operatorSettings({
      version,
      buildId: buildFingerprint().slice(0, 12),
      settings: describeSettings(process.env, config),
      readiness: () => (closing.isDraining() ? 'draining' : readiness),
      findMarkets,
      limits,
      countConnections: async () => ({
        name: 'connections',
        maximum: maxConnections,
        current: await openConnections(),
        refused: closedConnections,
      }),
      gateway,
      documents: keptDocuments,
      sharedDocuments: shared,
      redis,
      problems,
    }),
  })
}

/** Instances of another build, or with other settings, have other documents. */
function buildAndSettings(): string {
  return createHash('sha256')
    .update(buildFingerprint() + JSON.stringify(settings))
    .digest('hex')
}

/** In development there may be no built app. */
function buildFingerprint(): string {
  const file = join(built, '.app-fingerprint')
  return existsSync(file) ? readFileSync(file, 'utf8') : 'development'
}

/** Logs that the mail and payments of the embedded merchant are not real. */
function logDemoNotice(): void {
  const isOpen = config.MERCHANT_DEMO
  const level = isOpen && config.NODE_ENV === 'production' ? 'warn' : 'info'
  const reason = `outbox and payment pages open to ${isOpen ? 'every client' : 'this machine only'}`
  log[level]({ reason }, 'demo mode')
}

/** The demo stores one beside its data; without any, signatures are valid until the next start. */
function signingKey(): string {
  if (config.SESSION_SECRET) return config.SESSION_SECRET
  return config.isMerchantEmbedded ? loadOrCreateSecret(config.MERCHANT_DATA_DIR) : randomUUID()
}

/** The embedded merchant has its own endpoint. */
function openLiveStockOf(merchantOrigin: string | null): LiveStock | null {
  const embedded = merchantOrigin && `${merchantOrigin.replace(/^http/, 'ws')}/graphql`
  const endpoint = config.SUBSCRIPTION_ENDPOINT ?? embedded
  if (!endpoint) return null
  return openLiveStock({
    endpoint,
    apiKey: config.API_KEY,
    channelId: config.FALLBACK_CHANNEL_ID,
    marketId: config.FALLBACK_MARKET_ALIAS,
    log,
  })
}

/** Without the setting neither the server nor its package is loaded. */
async function openMetrics(): Promise<MetricsServer | null> {
  const { METRICS_PORT: port, HOST: host } = config
  if (port === undefined) return null
  const { openMetricsServer } = await import('#server/process/metrics/metrics-server.ts')
  return openMetricsServer({ host, port, version, screens: screenNames }).catch(
    (error: NodeJS.ErrnoException) => endForPort('METRICS_PORT', port, error),
  )
}

/** Numbers of the process that are read when metrics are requested. */
function watchProcess(): void {
  if (!metrics || !services) return
  const { breakers, retryBudget } = services.gateway
  metrics.watch('isReady', () => Number(readiness === 'ready' && !closing.isDraining()))
  metrics.watch('connections', openConnections)
  metrics.watch('openBreakers', () => breakers.open())
  metrics.watch('retriesLeft', () => retryBudget.saved())
  if (redis) metrics.watch('isRedisUp', () => Number(redis.isReady))
}

function listen(): Promise<void> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => endForPort('PORT', config.PORT, error))
    server.listen(config.PORT, config.HOST, () => resolve())
  })
}

/** One line about a port that cannot be opened, and code 1. */
function endForPort(variable: string, port: number, error: NodeJS.ErrnoException): never {
  const { HOST } = config
  const fault = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${error.message})`
  const isHost = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code ?? '')
  process.stderr.write(
    isHost
      ? `HOST: ${HOST} is no address of this machine (${error.message}). For example HOST=0.0.0.0\n`
      : `${variable}: ${port} on ${HOST} ${fault}. For example ${variable}=${port + 1}\n`,
  )
  process.exit(1)
}

async function openMerchant(): Promise<MerchantProcess> {
  const entry = join(built, 'merchant.js')
  if (!existsSync(entry)) {
    throw new Error(
      'API_ENDPOINT: this build contains no merchant. For example API_ENDPOINT=https://merchant.example/graphql',
    )
  }
  const { MERCHANT_DATA_DIR, MERCHANT_PRODUCTS } = config
  openDataFolder(MERCHANT_DATA_DIR)
  await finishRestore(join(built, 'restore.js'), MERCHANT_DATA_DIR, filling.signal)
  const command = join(built, 'seed.js')
  await fillCatalogue(command, MERCHANT_DATA_DIR, MERCHANT_PRODUCTS, filling.signal)
  const secret = signingKey()
  const environment = {
    MERCHANT_PORT: String(config.MERCHANT_PORT),
    MERCHANT_DATA_DIR,
    MERCHANT_PUBLIC_ORIGIN: config.BASE_URL,
    MERCHANT_PUBLIC_DOMAINS: ownDomains.join(','),
    MERCHANT_AUTH_SECRET: secret,
    MERCHANT_DRAW_AHEAD: String(config.MERCHANT_DRAW_AHEAD),
    MERCHANT_SELLER: config.SELLER ? JSON.stringify(config.SELLER) : '',
    MERCHANT_CORS_ORIGINS: config.MERCHANT_CORS_ORIGINS.join(','),
    API_KEY: config.API_KEY,
    LOG_LEVEL: config.LOG_LEVEL,
    SHOP_VERSION: version,
  }
  return startMerchant(entry, environment, log)
}

/** One line and code 1, except when the start was interrupted, which ends by itself. */
function endStart(error: unknown): Promise<never> {
  if (!closing.isDraining()) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  return new Promise(() => undefined)
}

async function openApp(): Promise<AppBuild | (() => Promise<AppBuild>)> {
  if (development) {
    const vite = development
    return () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<AppBuild>
  }
  return (await import(pathToFileURL(join(built, 'server', 'index.js')).href)) as AppBuild
}

/** In development as it is now. */
async function app() {
  return (typeof build === 'function' ? await build() : build).entry.module
}

/** What the app needs to ask the merchant for nobody. */
function merchantContext(requestId: string = randomUUID()) {
  return { config: settings, services: services!, log, requestId }
}

/** The markets that pages are rendered for; throws while the merchant does not respond and none are cached. */
async function findMarkets(requestId?: string) {
  return (await app()).findServedMarkets(merchantContext(requestId))
}

/** In development they outlive the modules that created them: a change needs a restart. */
async function createServices(): Promise<ShopServices> {
  const { untestedPackages: packages, createServices: create } = await app()
  if (packages.length > 0) log.warn({ packages }, 'untested package versions')
  return create({
    sharedCache: redis && sharedResponses(redis),
    searchCounts: redis && sharedSearchCounts(redis),
    metrics,
    tracer: traces,
  })
}

function packageVersion(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

async function openVite(): Promise<ViteDevServer> {
  const { createServer: createVite } = await import('vite')
  return createVite({
    configFile: join(root, 'remix.config.ts'),
    server: { middlewareMode: true, hmr: { server } },
  })
}
