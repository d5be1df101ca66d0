import { RateLimiterMemory } from 'rate-limiter-flexible'

import { done, refused, type Result } from '#app/kit/result.ts'
import { hour, minute } from '#app/kit/time.ts'
import { delaySeconds, networkOf } from './attempt-delay.ts'

/**
 * How often one network may try. Generous: behind one address may sit an office, and what guesses at
 * one account is slowed long before.
 */
const networkLimits = {
  login: { points: 30, duration: 1 * minute },
  register: { points: 20, duration: 1 * hour },
  reset: { points: 20, duration: 1 * hour },
} as const
export type AttemptKind = keyof typeof networkLimits

/** Failures are remembered for so long. */
const memorySeconds = 15 * minute
/** Mails that one address gets in an hour, whoever asks for them. */
const mailsAnHour = 3

type Limiter = Pick<RateLimiterMemory, 'consume' | 'penalty' | 'get' | 'block' | 'delete'>
const limiter = (name: string, points: number, duration: number): Limiter =>
  new RateLimiterMemory({ keyPrefix: name, points, duration })

const networks = Object.fromEntries(
  Object.entries(networkLimits).map(([kind, { points, duration }]) => [
    kind,
    limiter(`network-${kind}`, points, duration),
  ]),
) as Record<AttemptKind, Limiter>
/** Never refuses by itself: it counts, and the delays below are made of it. */
const failures = limiter('failures', Number.MAX_SAFE_INTEGER, memorySeconds)
const delays = limiter('delays', 1, memorySeconds)
const mails = limiter('mails', mailsAnHour, 1 * hour)

export interface Attempt {
  /** The right password: what failed before is forgotten. */
  succeeded(): Promise<void>
}

export interface TooMany {
  retryAfterSeconds: number
}

/**
 * Lets an attempt at an account through, or says when to come again. Counted before its outcome is
 * known, so that guessing in parallel is no quicker. Delays hold for one network and account: nobody
 * can shut the owner out from somewhere else, and whether there is such an account changes nothing.
 *
 * @param clientAddress IP address of the visitor
 */
export async function admit(
  kind: AttemptKind,
  { account, clientAddress }: { account: string; clientAddress: string },
): Promise<Result<Attempt, TooMany>> {
  const network = networkOf(clientAddress)
  const tooMany = await overLimit(networks[kind], network)
  if (tooMany) return refused(tooMany)
  const pair = `${kind} ${network} ${account}`
  const waiting = await delays.get(pair)
  if (waiting && waiting.consumedPoints > 1) return refused(retryAfter(waiting.msBeforeNext))
  const { consumedPoints } = await failures.penalty(pair)
  const wait = delaySeconds(consumedPoints)
  if (wait > 0) await delays.block(pair, wait)
  return done({
    async succeeded() {
      await Promise.all([failures.delete(pair), delays.delete(pair)])
    },
  })
}

/** Whether an address may get another mail; if not, it silently gets none. */
export async function mayMail(email: string): Promise<boolean> {
  return (await overLimit(mails, email)) === null
}

async function overLimit(limits: Limiter, key: string): Promise<TooMany | null> {
  try {
    await limits.consume(key)
    return null
  } catch (rejection) {
    if (rejection instanceof Error) throw rejection
    return retryAfter((rejection as { msBeforeNext: number }).msBeforeNext)
  }
}

function retryAfter(ms: number): TooMany {
  return { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) }
}
