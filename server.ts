import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { ServerBuild } from '@remix-run/node'

import { closeOnSignals } from '#server/closing.ts'
import { parseConfig } from '#server/config.ts'
import { createHost } from '#server/http/host.ts'
import type { Readiness } from '#server/http/health.ts'
import { storefront } from '#server/http/storefront.ts'
import { createLog } from '#server/log.ts'
import { startMerchant } from '#server/merchant-process.ts'
import { keptSecret } from '#server/session-secret.ts'
import { storefrontConfig } from '#server/storefront-config.ts'
import { upstreamStates } from '#server/upstream-states.ts'

/** The composition root: reads the configuration, opens the merchant if embedded, hosts the app. */
const parsed = parseConfig(process.env)
if (!parsed.ok) {
  process.stderr.write(`${parsed.fault}\n`)
  process.exit(1)
}
const { config } = parsed
const isDevelopment = process.argv.includes('--dev')
const log = createLog(config.LOG_LEVEL)

// Built, this file stands in build/; the root is one up.
const root = join(import.meta.dirname, '..')
const merchant = config.isMerchantEmbedded
  ? await startMerchant(
      join(import.meta.dirname, 'merchant.js'),
      {
        MERCHANT_PORT: String(config.MERCHANT_PORT),
        MERCHANT_DATA_DIR: config.MERCHANT_DATA_DIR,
        MERCHANT_API_KEY: config.API_KEY,
        MERCHANT_PUBLIC_ORIGIN: config.BASE_URL,
        MERCHANT_SECRET: config.SESSION_SECRET ?? keptSecret(config.MERCHANT_DATA_DIR),
      },
      log,
    )
  : null
const settings = storefrontConfig(config, merchant?.origin ?? null)

const server = createServer()
const development = isDevelopment ? await openVite() : null
let readiness: Readiness = 'starting'
const closing = closeOnSignals(
  server,
  async () => {
    await development?.close()
    await merchant?.close()
  },
  log,
)
const host = createHost({
  log,
  publicOrigin: config.BASE_URL,
  trustProxy: config.TRUST_PROXY,
  security: {
    publicOrigin: config.BASE_URL,
    imageOrigin: config.IMAGE_SERVER ? new URL(config.IMAGE_SERVER).origin : null,
    formsMayLeave: !config.isMerchantEmbedded,
    isDevelopment,
  },
  health: {
    version: packageVersion(root),
    readiness: () => (closing.isDraining() ? 'draining' : readiness),
    upstreams: () => upstreamStates(settings.merchant),
  },
  clientDir: development ? null : join(root, 'build', 'client'),
  merchantOrigin: merchant?.origin ?? null,
  development: development?.middlewares,
  storefront: storefront({
    build: development
      ? () => development.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>
      : await builtApp(),
    mode: isDevelopment ? 'development' : 'production',
    config: settings,
  }),
})

// Longer than a balancer keeps an idle connection, shorter than anything an attacker would hold.
server.keepAliveTimeout = 75_000
server.headersTimeout = 10_000
server.requestTimeout = 30_000
server.on('request', host)
server.listen(config.PORT, config.HOST, () => {
  readiness = 'ready'
  process.stdout.write(`Hemvist is open at ${config.BASE_URL}\n`)
})

function packageVersion(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

async function builtApp(): Promise<ServerBuild> {
  const entry = pathToFileURL(join(import.meta.dirname, 'server', 'index.js'))
  return (await import(entry.href)) as ServerBuild
}

async function openVite() {
  const { createServer: createVite } = await import('vite')
  return createVite({
    configFile: join(root, 'remix.config.ts'),
    server: { middlewareMode: true, hmr: { server } },
  })
}
