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

/** Counts a step of a network and its site (IPv4 /24, IPv6 /48) by `kind`, before it is taken: parallel steps count too. */
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
