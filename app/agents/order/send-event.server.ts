import { setTimeout } from 'node:timers/promises'

import { ExponentialBackoff, handleAll, retry, type IBackoffFactory } from 'cockatiel'
import pLimit from 'p-limit'
import { request, type Dispatcher } from 'undici'

import { hour, second } from '#app/kit/time.ts'

import { publicDispatcher } from '../negotiation/public-address.ts'

export interface WebhookEvent {
  url: URL
  headers: Record<string, string>
  body: string
}

/** `busy`: too many events wait already. `unwanted`: there is no webhook. */
export type EventOutcome = 'ok' | 'failed' | 'busy' | 'unwanted'

/** @param make makes the event, which every attempt sends as it is; called again when it fails */
export type SendEvent = (make: () => Promise<WebhookEvent | null>) => Promise<EventOutcome>

const limits = { concurrent: 12, waiting: 500, bytes: 64 * 1024 }
/** Of one attempt. A shorter limit would send again what a slow platform has. */
const timeoutMs = 15 * second * 1000
const maxPauseMs = 1 * hour * 1000
/** After five seconds, half a minute, three minutes and eighteen, give or take. */
const retries = {
  maxAttempts: 4,
  backoff: new ExponentialBackoff({
    initialDelay: 5 * second * 1000,
    exponent: 6,
    maxDelay: maxPauseMs,
  }),
}

/** Sends events to public addresses, a few at a time, again after a failure. What waits is in memory, and ends with the process. */
export function eventSender({
  dispatcher = publicDispatcher(limits.bytes),
  backoff = retries.backoff,
}: { dispatcher?: Dispatcher; backoff?: IBackoffFactory<unknown> } = {}): SendEvent {
  const limit = pLimit(limits.concurrent)
  const again = retry(handleAll, { ...retries, backoff }).dangerouslyUnref()
  let waiting = 0

  return async function sendEvent(make) {
    if (waiting >= limits.waiting) return 'busy'
    waiting += 1
    let event: WebhookEvent | null = null
    const attempt = async () => {
      event ??= await make()
      return event ? post(event, dispatcher) : 'unwanted'
    }
    try {
      return await again.execute(async () => {
        const answer = await limit(attempt)
        if (typeof answer === 'string') return answer
        await setTimeout(answer.retryAfterMs, undefined, { ref: false })
        throw new Error('refused')
      })
    } catch {
      return 'failed'
    } finally {
      waiting -= 1
    }
  }
}

type Answer = EventOutcome | { retryAfterMs: number }

async function post({ url, headers, body }: WebhookEvent, dispatcher: Dispatcher): Promise<Answer> {
  const response = await request(url, {
    method: 'POST',
    dispatcher,
    headers,
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  // An answer has nothing to read; one without an end takes its connection with it.
  await response.body.dump({ limit: limits.bytes })
  const { statusCode: status, headers: answered } = response
  if (status >= 200 && status <= 299) return 'ok'
  // Gone: the platform wants no more.
  if (status === 410) return 'failed'
  // A date is no number of seconds.
  const retryAfterMs = (Number(answered['retry-after']) || 0) * second * 1000
  return { retryAfterMs: Math.min(maxPauseMs, Math.max(0, retryAfterMs)) }
}
