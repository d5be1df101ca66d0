import type { ServedMarket } from '#app/context.ts'
import type { DescribedSetting } from '#server/config.ts'
import type { LimitState } from '#server/http/pages/storefront.ts'

export interface OperatorStatus {
  build: {
    version: string
    /** The same for every instance that was made of the same sources. */
    buildId: string
    node: string
    instance: string
    readiness: string
    uptimeSeconds: number
    memoryBytes: number
  }
  upstreams: Readonly<Record<string, { ok: boolean; ms: number }>>
  /** Null while the merchant does not respond and none are cached. */
  markets: readonly ServedMarket[] | null
  caches: readonly { name: string; entries: number; bytes: number; maxBytes: number }[]
  /** By class of calls that were made, whether they fail at once now. */
  openBreakers: Readonly<Record<string, boolean>>
  limits: readonly LimitState[]
  /** Why limits by network are off; null while they are in force. */
  networkLimitsOff: string | null
  redis: RedisStatus
  problems: readonly ProblemKind[]
  settings: readonly DescribedSetting[]
}

export interface RedisStatus {
  state: 'not set' | 'connected' | 'unavailable'
  /** Time of one round trip. */
  ms: number | null
  /** What instances share through it. */
  shares: readonly string[]
}

/** Lines of the log at warn and above with one message. */
export interface ProblemKind {
  message: string
  level: string
  /** Since the start, also those that are not listed any more. */
  count: number
  /** The last ones, the newest first. */
  last: readonly Problem[]
}

export interface Problem {
  at: string
  requestId: string | null
  /** The other fields of the line. */
  details: string
}

/** Kept documents that were deleted; `shared` is null without a Redis, and when it did not respond. */
export interface DroppedDocuments {
  here: number
  shared: number | null
}
