import type { Response } from 'express'
import onHeaders from 'on-headers'

import { networkOf } from '#app/kit/network.ts'

export interface TurnLimits {
  /** Pages of one network that are rendered at the same time. Changes, such as orders, are counted apart. */
  concurrent: number
  /** Those that wait for one of them. */
  waiting: number
}

export interface NetworkTurns {
  /**
   * Waits until a page of the network may be rendered. Its turn lasts until the response begins or the visitor
   * leaves, so a visitor who reads slowly occupies none.
   *
   * @returns false when too many of the network wait already
   */
  take(clientAddress: string, method: string, response: Response): Promise<boolean>
}

interface Queue {
  turns: number
  waiting: (() => void)[]
}

/**
 * Pages are rendered in the order of their requests. Without turns one visitor with some hundred connections would
 * let all others wait for as many pages, and fill the queue of the merchant, which would be late for all.
 */
export function networkTurns({ concurrent, waiting }: TurnLimits): NetworkTurns {
  const queues = new Map<string, Queue>()

  function end(key: string, queue: Queue): void {
    const next = queue.waiting.shift()
    if (next) return next()
    queue.turns -= 1
    if (queue.turns === 0) queues.delete(key)
  }

  return {
    async take(clientAddress, method, response) {
      const key = `${method === 'POST' ? 'changes' : 'pages'} ${networkOf(clientAddress)}`
      const queue = queues.get(key) ?? { turns: 0, waiting: [] }
      queues.set(key, queue)
      if (queue.turns < concurrent) queue.turns += 1
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
