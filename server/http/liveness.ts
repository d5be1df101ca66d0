import { setImmediate } from 'node:timers/promises'

export interface Liveness {
  /** Whether the last probe has gone unanswered. */
  isHung(): boolean
  /**
   * Has the service probed while an answer is waited for.
   *
   * @param giveUp called once, when the service turns out to hang
   * @returns ends the wait
   */
  wait(giveUp: () => void): () => void
}

export interface LivenessOptions {
  /** Resolves when the service answers, and rejects when it ends the connection or the signal aborts. */
  probe: (signal: AbortSignal) => Promise<unknown>
  /** An answer that takes no longer than this is no reason to probe, in milliseconds. */
  quietMs?: number
  /** A probe that is not answered by then means that the service hangs. */
  probeMs?: number
}

/** After that a probe may be lost, and another one is sent. */
const longestProbeMs = 5_000

/**
 * Tells a service that hangs from one that has much to do: while an answer is waited for, something
 * that costs the service nothing is asked beside it. Once it hangs, one probe stays under way, so that
 * its end is known at once.
 */
export function liveness({ probe, quietMs = 150, probeMs = 400 }: LivenessOptions): Liveness {
  const waiting = new Set<() => void>()
  let isHung = false
  let isProbing = false

  async function watch(): Promise<void> {
    isProbing = true
    await later(quietMs)
    while (isHung || waiting.size > 0) {
      const answered = probe(AbortSignal.timeout(longestProbeMs)).then(
        () => true,
        // A service that ends the connection does not hang: each waiting request gets its own error.
        (error: Error) => error.name !== 'TimeoutError',
      )
      const late = later(probeMs).then(async () => {
        // What has come while this process was busy is read first.
        await setImmediate()
        await setImmediate()
        return false
      })
      if (!(await Promise.race([answered, late]))) {
        isHung = true
        for (const giveUp of waiting) giveUp()
        waiting.clear()
      }
      if (await answered) isHung = false
      if (waiting.size > 0) await later(quietMs)
    }
    isProbing = false
  }

  return {
    isHung: () => isHung,
    wait(giveUp) {
      waiting.add(giveUp)
      if (!isProbing) void watch()
      return () => void waiting.delete(giveUp)
    },
  }
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
