import { networkOf } from '#app/kit/limits/network.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { hour, minute } from '#app/kit/time.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

const freeAttempts = 5
const maxDelaySeconds = 30

/** Per network. Generous, since an office may share one address, and guesses at one account are delayed long before. */
const networkLimits = {
  login: { limit: 30, seconds: 1 * minute },
  register: { limit: 20, seconds: 1 * hour },
  reset: { limit: 20, seconds: 1 * hour },
  order: { limit: 20, seconds: 10 * minute },
  withdrawal: { limit: 20, seconds: 10 * minute },
  receipt: { limit: 30, seconds: 10 * minute },
} as const
export type AttemptKind = keyof typeof networkLimits

const memorySeconds = 15 * minute
/** E-mails per hour to one e-mail address, or about one order, over all requests. */
const maxMailsPerHour = 3

/** Per e-mail address, over all networks: guesses would end contracts. Above it an owner uses the link of an order search. */
const maxWithdrawalsPerEmail = 20

/** Failures at one account, over all networks, at which a warning is logged; an owner makes fewer. */
const warningThresholds = [20, 100, 1_000, 10_000]

type AttemptContext = Pick<Visit, 'counters' | 'clientAddress'>
type AccountAttemptContext = AttemptContext & Pick<Visit, 'log'>

export interface Attempt {
  /** The password was right: clears the earlier failures. */
  succeeded(): Promise<void>
  /** The password could not be checked, so the attempt does not count as a failure. */
  undoCount(): Promise<void>
}

export interface TooMany {
  retryAfterSeconds: number
}

/** Admits an attempt from a network, or says when. Before the body is parsed, which may be expensive. */
export async function admitNetwork(
  visit: AttemptContext,
  kind: AttemptKind,
): Promise<Result<null, TooMany>> {
  const { retryAfterSeconds } = await countNetwork(visit, kind, networkLimits[kind])
  return retryAfterSeconds === null ? done(null) : refused({ retryAfterSeconds })
}

/**
 * Admits an attempt to log in, or says when the next one is allowed. It counts before its outcome is known, so that
 * guessing in parallel is no faster; a stranger cannot lock the owner out, nor learn whether the account exists.
 *
 * @param account e-mail address, normalized as the merchant does; `device` is a browser that the owner has used before
 */
export async function admitAttempt(
  { counters, clientAddress, log }: AccountAttemptContext,
  kind: AttemptKind,
  account: string,
  device: string | null = null,
): Promise<Result<Attempt, TooMany>> {
  const from = device === null ? networkOf(clientAddress) : `device ${device}`
  const failures = `failures ${kind} ${from} ${account}`
  const delayKey = `turn ${kind} ${from} ${account}`
  const everywhere = `failures ${kind} everywhere ${account}`
  const waiting = await counters.read(delayKey)
  if (waiting) return refused(retryAfter(waiting.msLeft))
  const { count } = await counters.add(failures, memorySeconds)
  const wait = delaySeconds(count)
  if (wait > 0) {
    // Only one of concurrent attempts may proceed.
    const taken = await counters.add(delayKey, wait)
    if (taken.count > 1) return refused(retryAfter(taken.msLeft))
  }
  const isByOrder = kind === 'order' || kind === 'withdrawal'
  if (device === null && (kind === 'login' || isByOrder)) {
    const attack = await counters.add(everywhere, memorySeconds)
    if (warningThresholds.includes(attack.count)) {
      const details = {
        event: 'account:attack',
        account: maskedEmail(account),
        attempts: attack.count,
      }
      log.warn(details, isByOrder ? 'order number guessing' : 'password guessing')
    }
    if (kind === 'withdrawal' && attack.count > maxWithdrawalsPerEmail)
      return refused(retryAfter(attack.msLeft))
  }
  return done({
    async succeeded() {
      const ownCounters = [counters.forget(failures), counters.forget(delayKey)]
      await Promise.all(
        device === null ? [...ownCounters, counters.undoCount(everywhere)] : ownCounters,
      )
    },
    undoCount: () => counters.undoCount(failures),
  })
}

/** The form of an e-mail address for the log: `a***@example.com`. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at > 0 ? `${email[0]}***${email.slice(at)}` : '***'
}

/** Has a mail about an address, or its order, sent, unless enough were: then none, and no error. A failed one does not count. */
export async function sendWithinLimit(
  { counters }: Pick<Visit, 'counters'>,
  about: string,
  send: () => Promise<void>,
): Promise<void> {
  const key = `mails ${about}`
  if ((await counters.add(key, 1 * hour)).count > maxMailsPerHour) return
  try {
    await send()
  } catch (error) {
    await counters.undoCount(key)
    throw error
  }
}

function retryAfter(ms: number): TooMany {
  return { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) }
}

/** Seconds until the next attempt after `attempts` failed ones: 0 for the first five, then 1 to 30. */
export function delaySeconds(attempts: number): number {
  if (attempts < freeAttempts) return 0
  return Math.min(2 ** (attempts - freeAttempts), maxDelaySeconds)
}
