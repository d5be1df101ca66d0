import { hostname } from 'node:os'

import { timeout, TimeoutStrategy } from 'cockatiel'

import type { ServedMarket } from '#app/context.ts'
import type { DocumentStore } from '#server/http/documents/document-cache.ts'
import type { SharedDocuments } from '#server/http/documents/shared-documents.ts'
import type { OperatorSettings } from '#server/http/operator/operator-page.ts'
import type { OperatorStatus, RedisStatus } from '#server/http/operator/operator-status.ts'
import type { LimitState } from '#server/http/pages/storefront.ts'

import type { Redis } from './redis/redis.ts'

const redisLimit = timeout(500, TimeoutStrategy.Aggressive)
const shares = [
  'kept documents',
  'public responses of the merchant',
  'limits of requests and attempts',
  'counts of searches',
  'scripts and styles of each build',
]

export interface OperatedShop {
  version: string
  buildId: string
  settings: OperatorStatus['settings']
  readiness: () => string
  findMarkets: (requestId: string) => Promise<ServedMarket[]>
  limits: () => LimitState[]
  countConnections: () => Promise<LimitState>
  gateway: {
    breakers: { open(): Record<string, boolean> }
    responses: { size(): { entries: number; bytes: number; maxBytes: number } }
  }
  documents: DocumentStore
  sharedDocuments: SharedDocuments | null
  redis: Redis | null
  problems: { kinds(): OperatorStatus['problems'] }
}

/** What the status page for operators reads of a shop, and what it may change. */
export function operatorSettings(
  shop: OperatedShop,
): Pick<OperatorSettings, 'readStatus' | 'dropDocuments'> {
  const { documents, sharedDocuments, gateway } = shop
  return {
    async readStatus(requestId) {
      const [markets, redis, connections] = await Promise.all([
        shop.findMarkets(requestId).catch(() => null),
        redisStatus(shop.redis),
        shop.countConnections(),
      ])
      const kept = { entries: documents.size, bytes: documents.calculatedSize }
      return {
        build: {
          version: shop.version,
          buildId: shop.buildId,
          node: process.version,
          instance: hostname(),
          readiness: shop.readiness(),
          uptimeSeconds: process.uptime(),
          memoryBytes: process.memoryUsage.rss(),
        },
        markets,
        redis,
        caches: [
          { name: 'kept documents', ...kept, maxBytes: documents.maxSize },
          { name: 'responses of the merchant', ...gateway.responses.size() },
        ],
        openBreakers: gateway.breakers.open(),
        limits: [...shop.limits(), connections],
        problems: shop.problems.kinds(),
        settings: shop.settings,
      }
    },
    async dropDocuments() {
      const here = documents.size
      documents.clear()
      return { here, shared: (await sharedDocuments?.clear()) ?? null }
    },
  }
}

async function redisStatus(redis: Redis | null): Promise<RedisStatus> {
  if (!redis) return { state: 'not set', ms: null, shares: [] }
  const started = performance.now()
  try {
    await redisLimit.execute(() => redis.ping())
    return { state: 'connected', ms: Math.round(performance.now() - started), shares }
  } catch {
    return { state: 'unavailable', ms: null, shares }
  }
}
