import type { ShopMetrics } from '#app/context.ts'

import { GatewayError } from './errors/gateway-error.ts'

/** Counts and times one attempt of a call; without metrics it only calls. */
export async function timedCall<Result>(
  metrics: ShopMetrics | null,
  operation: string,
  call: () => Promise<Result>,
): Promise<Result> {
  if (!metrics) return call()
  const startedAt = performance.now()
  let outcome = 'ok'
  try {
    return await call()
  } catch (error) {
    outcome = error instanceof GatewayError ? error.kind : 'error'
    throw error
  } finally {
    metrics.upstreamCall({ operation, outcome, ms: performance.now() - startedAt })
  }
}
