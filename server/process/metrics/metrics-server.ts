import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Registry } from 'prom-client'

import { createRegistry, type Metrics } from './shop-registry.ts'

/** A scraper that reads nothing for so long is disconnected. */
const stalledMs = 10_000
const maxConnections = 20

export interface MetricsServer {
  metrics: Metrics
  port: number
  close(): Promise<void>
}

/** On a port of their own, which strangers cannot reach. Numbers are stored when they happen; no request waits for the text. */
export async function openMetricsServer({
  host,
  port,
  ...shop
}: {
  host: string
  port: number
  version: string
  screens: readonly string[]
}): Promise<MetricsServer> {
  const { registry, metrics } = createRegistry(shop)
  const server = createServer(
    { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    metricsPage(registry),
  )
  server.maxConnections = maxConnections
  server.setTimeout(stalledMs)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    metrics,
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Scrapers that come at the same time share one text. */
function metricsPage(registry: Registry): RequestListener {
  let pending: Promise<string> | null = null
  const currentText = () => {
    pending ??= registry.metrics().finally(() => (pending = null))
    return pending
  }
  return (request, response) => {
    const isKnown = request.url?.split('?')[0] === '/metrics'
    if (!isKnown || !['GET', 'HEAD'].includes(request.method ?? ''))
      return void response.writeHead(404).end()
    currentText().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: Error) => response.destroy(error),
    )
  }
}
