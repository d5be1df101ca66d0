import type { Response } from 'express'
import onHeaders from 'on-headers'
import pLimit, { type LimitFunction } from 'p-limit'

import { networkBounds, networkOf } from '#app/kit/limits/network.ts'

export interface NetworkQueueLimits {
  /** Pages of a network at the same time; more of its site. Changes, such as orders, are counted apart. */
  concurrent: number
  /** The same while no other network requests pages: behind an unknown proxy all visitors seem to have one. */
  alone: number
  /** Requests that may wait for one of them. */
  waiting: number
}

/** A network is alone when no other one has requested a page for so long. */
const aloneAfterMs = 60_000

/** Networks take turns: else a visitor with hundreds of connections would let all others wait. `now` is in milliseconds. */
export function networkQueue(
  { concurrent, alone, waiting }: NetworkQueueLimits,
  now = () => performance.now(),
) {
  /** Of networks, and of the sites around them, that have a request here. */
  const limits = new Map<string, LimitFunction>()
  /** The two networks that were seen last, the latest first. */
  let seen: { network: string; at: number }[] = []

  function isAlone(network: string): boolean {
    const other = seen.find((each) => each.network !== network)
    // An unknown network may be that of many visitors.
    return network === '' || !other || now() - other.at > aloneAfterMs
  }

  /** The limit of a network, and that of the site around it, as they are now. */
  function limitsOf(clientAddress: string, kind: string): LimitFunction[] {
    const places = isAlone(networkOf(clientAddress)) ? alone : concurrent
    const bounds = clientAddress
      ? networkBounds(clientAddress, places)
      : [{ key: '', limit: places }]
    return bounds.map(({ key, limit }) => {
      const name = `${kind} ${key}`
      const known = limits.get(name) ?? pLimit(limit)
      known.concurrency = limit
      limits.set(name, known)
      return known
    })
  }

  return {
    /** Waits for a turn, which ends when the response begins: a slow reader occupies none. False when too many wait. */
    async take(clientAddress: string, method: string, response: Response): Promise<boolean> {
      const network = networkOf(clientAddress)
      const others = seen.filter((each) => each.network !== network)
      seen = [{ network, at: now() }, ...others].slice(0, 2)
      const kind = method === 'POST' ? 'changes' : 'pages'
      const [ofNetwork, ofSite] = limitsOf(clientAddress, kind)
      const isFull = ofNetwork!.activeCount >= ofNetwork!.concurrency
      if (isFull && ofNetwork!.pendingCount >= waiting) return false

      await new Promise<void>((start) => {
        const turn = () =>
          new Promise<void>((resolve) => {
            const end = () => {
              // The next turn depends on whether the network is still alone.
              limitsOf(clientAddress, kind)
              resolve()
            }
            // A closed response emits no further event.
            if (response.closed) end()
            onHeaders(response, end)
            response.on('close', end)
            start()
          })
        void ofNetwork!(() => (ofSite ? ofSite(turn) : turn())).then(forgetUnused)
      })
      return true
    },
    waiting: () => [...limits.values()].reduce((sum, { pendingCount }) => sum + pendingCount, 0),
  }

  function forgetUnused(): void {
    for (const [name, { activeCount, pendingCount }] of limits)
      if (activeCount + pendingCount === 0) limits.delete(name)
  }
}
