import { waitFor } from '#app/gateway/resilience/wait-for.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { hour, minute } from '#app/kit/time.ts'
import type { AppLoadContext } from '#app/load-context.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { openToken, sealToken } from '#app/session/sealed-token.server.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'

import type { OperationAnswer } from './outcome.ts'
import type { ProtocolFault } from './protocol-fault.ts'
import { withChangeLock } from './session/change-lock.server.ts'

export type Answered = Result<OperationAnswer, ProtocolFault>

export interface Attempt {
  name: string
  request: string
}

/** As long as the protocol asks for. */
export const keptHours = 24
const timeoutMs = 200

/** Answers of a network that are kept so long, some 40 MB: a Redis may have no limit of its memory. */
const keptLimit = { limit: 10_000, seconds: keptHours * hour }
/** Of its further ones: most clients send a request again within moments. */
const shortSeconds = 10 * minute

export const idempotencyConflict = (): Answered =>
  refused({
    code: 'idempotency_conflict',
    content: translate('en', 'agents')('faults.idempotency'),
  })

/** Runs a request once in all instances, which share its answer, encrypted, in Redis; while that is silent, in each one. */
export async function runOnceForAll(
  context: Pick<AppLoadContext, 'services' | 'counters' | 'clientAddress' | 'config'>,
  { name, request }: Attempt,
  run: () => Promise<Answered>,
): Promise<Answered> {
  const { counters, config } = context
  const { sharedCache } = context.services
  if (!sharedCache) return run()
  const key = `agent answer ${name}`
  const seal = { signingKey: config.signingKey, purpose: 'agent answer', audience: name }

  async function readShared(cache: NonNullable<typeof sharedCache>): Promise<Answered | null> {
    const kept = await waitFor(cache.read(key), { limitMs: timeoutMs }).catch(() => null)
    const opened = kept && (await openToken(seal, kept.text))
    if (!opened?.ok) return null
    const { request: first, answer } = opened.value
    if (first !== request) return idempotencyConflict()
    const { text, ...state } = JSON.parse(String(answer)) as Omit<OperationAnswer, 'body'>
    return done({ ...state, text, body: JSON.parse(text) as object })
  }

  return withChangeLock({ counters }, name, async () => {
    const shared = await readShared(sharedCache)
    if (shared) return shared
    const answered = await run()
    if (!answered.ok) return answered
    const { body: _body, ...answer } = answered.value
    const text = await sealToken(seal, { request, answer: JSON.stringify(answer) }, `${keptHours}h`)
    const { retryAfterSeconds } = await countNetwork(context, 'agent answers', keptLimit)
    const seconds = retryAfterSeconds === null ? keptHours * hour : shortSeconds
    const writing = sharedCache.write(key, { text, askedAt: Date.now() }, seconds)
    await waitFor(writing, { limitMs: timeoutMs }).catch(() => undefined)
    return answered
  })
}
