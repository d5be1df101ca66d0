import type { Response } from 'express'
import onHeaders from 'on-headers'

import { networkOf } from '#app/kit/limits/network.ts'

export interface NetworkQueueLimits {
  /** Pages of one network that are rendered at the same time. Changes, such as orders, are counted apart. */
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
}

interface Queue {
  network: string
  running: number
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
  const queues = new Map<string, Queue>()
  /** The two networks that were seen last, the latest first. */
  let seen: { network: string; at: number }[] = []

  function hasFreeSlot({ network, running }: Queue): boolean {
    const other = seen.find((each) => each.network !== network)
    // An unknown network may be that of many visitors.
    const isAlone = network === '' || !other || now() - other.at > aloneAfterMs
    return running < (isAlone ? alone : concurrent)
  }

  function end(key: string, queue: Queue): void {
    queue.running -= 1
    while (queue.waiting.length > 0 && hasFreeSlot(queue)) {
      queue.running += 1
      queue.waiting.shift()?.()
    }
    if (queue.running === 0) queues.delete(key)
  }

  return {
    async take(clientAddress, method, response) {
      const network = networkOf(clientAddress)
      seen = [{ network, at: now() }, ...seen.filter((each) => each.network !== network)].slice(
        0,
        2,
      )
      const key = `${method === 'POST' ? 'changes' : 'pages'} ${network}`
      const queue = queues.get(key) ?? { network, running: 0, waiting: [] }
      queues.set(key, queue)
      if (hasFreeSlot(queue)) queue.running += 1
      else if (queue.waiting.length >= waiting) return false
      else await new Promise<void>((start) => queue.waiting.push(start))

      let hasEnded = false
      const endOnce = () => {
        if (!hasEnded) end(key, queue)
        hasEnded = true
      }
      // A closed response emits no further event.
      if (response.closed) endOnce()
      onHeaders(response, endOnce)
      response.on('close', endOnce)
      return true
    },
  }
}
