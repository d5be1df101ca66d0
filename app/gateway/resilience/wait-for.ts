import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel'

import { GatewayError } from '#app/gateway/errors/gateway-error.ts'

interface WaitLimits {
  limitMs?: number
  /** Aborts when the visitor leaves. */
  signal?: AbortSignal
}

/** The longest delay of a timer. */
const maxTimerMs = 2 ** 31 - 1

/** Waits for shared work: at the limit throws a GatewayError of kind `timeout` or `aborted`; the work goes on. */
export async function waitFor<Value>(
  work: Promise<Value>,
  { limitMs, signal }: WaitLimits,
): Promise<Value> {
  if (limitMs === undefined && !signal) return work
  try {
    return await timeout(
      Math.min(limitMs ?? maxTimerMs, maxTimerMs),
      TimeoutStrategy.Aggressive,
    ).execute(() => work, signal)
  } catch (error) {
    if (!(error instanceof TaskCancelledError)) throw error
    if (signal?.aborted) throw new GatewayError('aborted', 'The visitor has disconnected')
    throw new GatewayError('timeout', `Not within ${limitMs} ms`)
  }
}
