import { GatewayError } from './gateway-error.ts'

interface Patience {
  limitMs?: number
  /** Aborts when nobody waits any more. */
  signal?: AbortSignal
}

/**
 * Waits for work that others may wait for too: when the patience ends, this wait ends with a
 * GatewayError of kind `timeout` or `left`, and the work goes on.
 */
export function waitFor<Value>(
  work: Promise<Value>,
  { limitMs, signal }: Patience,
): Promise<Value> {
  if (limitMs === undefined && !signal) return work
  return new Promise((resolve, reject) => {
    const leave = () => end(() => reject(new GatewayError('left', 'The visitor has left')))
    const timer =
      limitMs === undefined
        ? undefined
        : setTimeout(
            () => end(() => reject(new GatewayError('timeout', `Not within ${limitMs} ms`))),
            Math.max(0, limitMs),
          )
    function end(settle: () => void) {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
      settle()
    }
    if (signal?.aborted) leave()
    signal?.addEventListener('abort', leave)
    work.then(
      (value) => end(() => resolve(value)),
      (error: unknown) => end(() => reject(error as Error)),
    )
  })
}
