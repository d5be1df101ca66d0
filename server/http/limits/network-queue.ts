import type { Response } from 'express'
import onHeaders from 'on-headers'

import { networkBounds, networkOf } from '#app/kit/limits/network.ts'

export interface NetworkQueueLimits {
  /**
   * Pages of one network that are rendered at the same time; more of the site around it. Changes, such as orders, are
   * counted apart.
   */
  concurrent: number
  /** The same while no other network requests pages: behind an unknown proxy all visitors seem to have one. */
  alone: number
  /** Requests that may wait for one of them. */
  waiting: number
}

export interface NetworkQueue {
  /**
   * Waits until a page of the network may be rendered. Its turn lasts until the response begins or the visitor
   * leaves, so a visitor who reads slowly occupies none.
   *
   * @returns false when too many of the network wait already
   */
  take(clientAddress: string, method: string, response: Response): Promise<boolean>
  /** Requests of all networks that wait. */
  waiting(): number
}

/** Requests of a network that wait. */
interface Queue {
  kind: 'changes' | 'pages'
  clientAddress: string
  waiting: (() => void)[]
}

/** A network is alone when no other one has requested a page for so long. */
const aloneAfterMs = 60_000

/**
 * Pages are rendered in the order of their requests. Without turns one visitor with some hundred connections would
 * let all others wait for as many pages, and fill the queue of the merchant, which would be late for all.
 *
 * @param now a clock in milliseconds
 */
export function networkQueue(
  { concurrent, alone, waiting }: NetworkQueueLimits,
  now = () => performance.now(),
): NetworkQueue {
  /** Those in which a request waits. */
  const queues = new Map<string, Queue>()
  /** Pages that are rendered, by network, and by the site around it. */
  const rendered = new Map<string, number>()
  /** The two networks that were seen last, the latest first. */
  let seen: { network: string; at: number }[] = []

  function boundsOf({ kind, clientAddress }: Queue, limit: number) {
    const bounds = clientAddress ? networkBounds(clientAddress, limit) : [{ key: '', limit }]
    return bounds.map(({ key, ...bound }) => ({ ...bound, key: `${kind} ${key}` }))
  }

  function hasFreeSlot(queue: Queue): boolean {
    const network = networkOf(queue.clientAddress)
    const other = seen.find((each) => each.network !== network)
    // An unknown network may be that of many visitors.
    const isAlone = network === '' || !other || now() - other.at > aloneAfterMs
    return boundsOf(queue, isAlone ? alone : concurrent).every(
      ({ key, limit }) => (rendered.get(key) ?? 0) < limit,
    )
  }

  function count(queue: Queue, change: 1 | -1): void {
    for (const { key } of boundsOf(queue, alone)) {
      const left = (rendered.get(key) ?? 0) + change
      if (left > 0) rendered.set(key, left)
      else rendered.delete(key)
    }
  }

  /** The turn may pass on to another network of the site. */
  function end(ended: Queue): void {
    count(ended, -1)
    for (const [key, queue] of queues) {
      while (queue.waiting.length > 0 && hasFreeSlot(queue)) {
        count(queue, 1)
        queue.waiting.shift()?.()
      }
      if (queue.waiting.length === 0) queues.delete(key)
    }
  }

  return {
    async take(clientAddress, method, response) {
      const network = networkOf(clientAddress)
      seen = [{ network, at: now() }, ...seen.filter((each) => each.network !== network)].slice(
        0,
        2,
      )
      const kind = method === 'POST' ? 'changes' : 'pages'
      const key = `${kind} ${network}`
      const queue = queues.get(key) ?? { kind, clientAddress, waiting: [] }
      if (hasFreeSlot(queue)) count(queue, 1)
      else if (queue.waiting.length >= waiting) return false
      else {
        queues.set(key, queue)
        await new Promise<void>((start) => queue.waiting.push(start))
      }

      let hasEnded = false
      const endOnce = () => {
        if (!hasEnded) end(queue)
        hasEnded = true
      }
      // A closed response emits no further event.
      if (response.closed) endOnce()
      onHeaders(response, endOnce)
      response.on('close', endOnce)
      return true
    },
    waiting: () => [...queues.values()].reduce((sum, queue) => sum + queue.waiting.length, 0),
  }
}
