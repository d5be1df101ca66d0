import { networkBounds } from '#app/kit/limits/network.ts'

import type { Visit } from './visit.ts'

export interface NetworkLimit {
  /** Steps of one network, an IPv4 address or an IPv6 /64. */
  limit: number
  seconds: number
}

export interface NetworkCount {
  /** Null when the step is admitted. */
  retryAfterSeconds: number | null
  /** Subtracts a step that should not have counted. */
  undo(): Promise<void>
}

/**
 * Counts a step of a network and its site (an IPv4 /24, an IPv6 /48) before it is taken, so that parallel steps count
 * too. Every limit by network is counted here; where it is unknown there is none. Each `kind` counts by itself.
 */
export async function countNetwork(
  { counters, clientAddress }: Pick<Visit, 'counters' | 'clientAddress'>,
  kind: string,
  { limit, seconds }: NetworkLimit,
): Promise<NetworkCount> {
  const bounds = networkBounds(clientAddress, limit).map(({ key, ...bound }) => ({
    ...bound,
    key: `network ${kind} ${key}`,
  }))
  const counted = await Promise.all(
    bounds.map(async (bound) => ({ ...bound, ...(await counters.add(bound.key, seconds)) })),
  )
  const waits = counted.filter(({ count, limit: most }) => count > most).map(({ msLeft }) => msLeft)
  return {
    retryAfterSeconds: waits.length > 0 ? Math.max(1, Math.ceil(Math.max(...waits) / 1000)) : null,
    async undo() {
      await Promise.all(bounds.map(({ key }) => counters.undoCount(key)))
    },
  }
}
