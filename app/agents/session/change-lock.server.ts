import { setTimeout } from 'node:timers/promises'

import { unusableError } from '#app/gateway/errors/gateway-error.ts'
import type { Visit } from '#app/visit/visit.ts'

import { agentCounters } from './agent-counters.ts'

/** Longer than any change takes; a shop that was stopped meanwhile leaves the cart locked for as long. */
const heldSeconds = 30
const pauseMs = 100
const waitMs = 3_000

/** Runs one change of a cart at a time: else an assistant could own what the buyer types. Throws a GatewayError after a long wait. */
export async function withChangeLock<Value>(
  { counters }: Pick<Visit, 'counters'>,
  name: string,
  change: () => Promise<Value>,
): Promise<Value> {
  const shared = agentCounters(counters)
  const key = `lock ${name}`
  for (let waited = 0; (await shared.add(key, heldSeconds)).count > 1; waited += pauseMs) {
    if (waited >= waitMs) throw unusableError('Another change takes long')
    await setTimeout(pauseMs)
  }
  try {
    return await change()
  } finally {
    await shared.forget(key)
  }
}
