import type { Server } from 'node:http'
import { constants, hostname } from 'node:os'
import { serve } from '@hono/node-server'
import pino from 'pino'
import { knownHost } from './known-host.ts'
import type { Seller } from './mail/sender.ts'
import { createMerchant, type Merchant, type MerchantOptions } from './merchant.ts'

/** How long requests in progress may take to finish. */
const drainMs = 10_000
/** Longer than any client keeps an idle connection, so that none is closed while a request is sent. */
const keepAliveMs = 75_000

export type MerchantSetup = Pick<MerchantOptions, 'pictures' | 'initialData'>

/** A process of its own on the loopback interface. Sends its port over the IPC channel, and ends with its parent or on SIGTERM. */
export function runMerchant(createSetup: (dataDir: string) => MerchantSetup = () => ({})): void {
  const {
    MERCHANT_PORT = '0',
    MERCHANT_DATA_DIR = '.data',
    MERCHANT_PUBLIC_ORIGIN = 'http://localhost:3000',
    MERCHANT_PUBLIC_DOMAINS = '',
    MERCHANT_AUTH_SECRET,
    MERCHANT_DRAW_AHEAD = 'true',
    MERCHANT_CORS_ORIGINS = '',
    MERCHANT_SELLER,
    API_KEY = 'demo',
    LOG_LEVEL = 'info',
    SHOP_VERSION,
  } = process.env

  const log = pino({
    level: LOG_LEVEL,
    base: { service: 'merchant', version: SHOP_VERSION, instance: hostname(), pid: process.pid },
  })
  const domains = MERCHANT_PUBLIC_DOMAINS.split(',').filter(Boolean)
  const merchant = openMerchant()
  if (!merchant) return
  const hosts = knownHost([MERCHANT_PUBLIC_ORIGIN, ...domains])
  const server = serve(
    {
      fetch: hosts.limitFetch(merchant.fetch),
      hostname: '127.0.0.1',
      port: Number(MERCHANT_PORT),
      serverOptions: { keepAliveTimeout: keepAliveMs },
    },
    ({ port }) => {
      log.info({ port }, 'listening')
      process.send?.({ port })
    },
  )
  hosts.limitWebsockets(server as Server)
  const live = merchant.attachLive(server as Server)
  // Before the listener of the websockets, which prints the error.
  server.prependListener('error', (error: NodeJS.ErrnoException) => {
    // The parent process knows the code, and writes the line for its operator.
    if (error.code === 'EADDRINUSE' && process.send) process.exit(constants.errno.EADDRINUSE)
    log.fatal(error, 'listen failed')
    process.exit(1)
  })

  let isClosing = false
  const close = () => {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(0), drainMs).unref()
    void live.close()
    server.close(() => {
      void merchant.close().finally(() => process.exit(0))
    })
    // Idle keep-alive connections would keep the server running.
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
  // When the parent process has ended, nothing else would stop this one.
  process.on('disconnect', close)

  function openMerchant(): Merchant | null {
    try {
      return createMerchant({
        dataDir: MERCHANT_DATA_DIR,
        clock: () => new Date(),
        publicOrigin: MERCHANT_PUBLIC_ORIGIN,
        seller: MERCHANT_SELLER ? (JSON.parse(MERCHANT_SELLER) as Seller) : null,
        domains,
        corsOrigins: MERCHANT_CORS_ORIGINS.split(',').filter(Boolean),
        apiKeys: [API_KEY],
        // Sessions survive a restart only with a secret from the environment.
        secret: MERCHANT_AUTH_SECRET ?? crypto.randomUUID(),
        ...createSetup(MERCHANT_DATA_DIR),
        preparesPictures: MERCHANT_DRAW_AHEAD === 'true',
        onPasswordGuessing: ({ account, failures: attempts }) =>
          log.warn({ event: 'account:attack', account, attempts }, 'password guessing'),
        onMigration(reason) {
          log.info({ reason }, 'data is moved to this version')
          // The parent process then waits as long as it takes.
          process.send?.({ isMigrating: true })
        },
        report: (error, requestId) => log.error({ err: error, requestId }, 'merchant error'),
      })
    } catch (error) {
      log.fatal({ err: error, folder: MERCHANT_DATA_DIR }, 'database open failed')
      process.exitCode = 1
      // The parent process writes the line for its operator.
      const fault = `MERCHANT_DATA_DIR: ${MERCHANT_DATA_DIR}: ${(error as Error).message}`
      if (process.send) process.send({ fault }, () => process.exit())
      else process.exit()
      return null
    }
  }
}
