import { LRUCache } from 'lru-cache'

import type { Log, SharedAnswers } from '../context.ts'
import { day, second } from '../kit/time.ts'
import { GatewayError } from './gateway-error.ts'
import { waitFor } from './wait-for.ts'

/** An answer and the moment its question was put, on the clock that `now` tells. */
interface KeptAnswer {
  data: object
  askedAt: number
  /** Length of its JSON. */
  size: number
}

export interface ReadOptions {
  log: Log
  freshSeconds: number
  staleSeconds: number
  /** With an older answer at hand a newer one is not waited for longer than this, in milliseconds. */
  patienceMs?: number
  /** Asks the merchant. */
  fetch: () => Promise<{ data: object; size: number }>
}

/** RFC 5861 stale-if-error: a shelf of yesterday is better than no shelf. */
const staleIfErrorMs = day * 1000
/** A no (no such product) is asked again soon: it may have been put up meanwhile. */
const negativeMs = 5 * second * 1000
/** With an older answer at hand nobody waits longer than this for a newer one. */
const patienceMs = 500
/** After a failure the older answer is given out for this long before the next try. */
const restMs = 1 * second * 1000
/** Redis is quicker than the merchant or of no use. */
const sharedPatienceMs = 100
/** What parsed JSON takes in memory, as a multiple of its text. */
const heapFactor = 4

/**
 * Keeps public answers in a bounded memory, with a level behind it that instances share.
 *
 * Fresh answers are given out at once, stale ones while a newer one is fetched; whoever asks for what
 * is not there waits for the one question that is under way. While the merchant cannot be asked, what
 * it answered within the last day goes on being given out. Answers are frozen: they belong to all.
 */
export function createAnswerCache({
  mostBytes,
  shared = null,
  now = monotonicNow,
}: {
  mostBytes: number
  /** The level behind the memory. */
  shared?: SharedAnswers | null
  now?: () => number
}) {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: mostBytes,
    sizeCalculation: ({ size }, key) => heapFactor * size + 2 * key.length + 200,
  })
  const flights = new Map<string, Promise<KeptAnswer>>()
  const restingUntil = new LRUCache<string, number>({ max: 10_000 })

  return { read, last }

  /** A fresh answer itself, or the promise of one. */
  function read(key: string, options: ReadOptions): object | Promise<object> {
    const known = kept.get(key)
    const isFresh = known && now() - known.askedAt < freshMsOf(known.data, options)
    return isFresh ? known.data : readAnew(key, options, known)
  }

  /**
   * What was answered last, for a time in which nothing newer can be had; null when it is older than a
   * day or was a no. Asks nobody.
   */
  async function last(key: string, log: Log): Promise<object | null> {
    const known = kept.get(key) ?? (await readShared(key, log))
    const isOfUse = known && !isNo(known.data) && now() - known.askedAt <= staleIfErrorMs
    return isOfUse ? known.data : null
  }

  async function readAnew(key: string, options: ReadOptions, known: KeptAnswer | undefined) {
    if (!known) return (await flightFor(key, options)).data
    const ageMs = now() - known.askedAt
    const isNegative = isNo(known.data)
    if (isNegative || ageMs > staleIfErrorMs) return (await flightFor(key, options)).data
    if ((restingUntil.get(key) ?? 0) > now()) return known.data

    const newer = flightFor(key, options)
    if (ageMs < (options.freshSeconds + options.staleSeconds) * 1000) {
      newer.catch((error: unknown) => note(options.log, error))
      return known.data
    }
    try {
      return (
        await waitFor(newer, { limitMs: Math.min(patienceMs, options.patienceMs ?? Infinity) })
      ).data
    } catch (error) {
      newer.catch(() => undefined)
      note(options.log, error)
      return known.data
    }
  }

  /** The question under way for this key, or a new one. Its failure is the failure of all who wait. */
  function flightFor(key: string, options: ReadOptions): Promise<KeptAnswer> {
    let flight = flights.get(key)
    if (!flight) {
      flight = fly(key, options).finally(() => flights.delete(key))
      flights.set(key, flight)
    }
    return flight
  }

  async function fly(key: string, options: ReadOptions): Promise<KeptAnswer> {
    const elsewhere = await readShared(key, options.log)
    if (elsewhere) {
      keep(key, elsewhere)
      if (now() - elsewhere.askedAt < freshMsOf(elsewhere.data, options)) return elsewhere
    }
    const askedAt = now()
    try {
      const { data, size } = await options.fetch()
      const answer = { data: frozen(data), askedAt, size }
      keep(key, answer)
      if (!isNo(data)) writeShared(key, answer, options.log)
      return answer
    } catch (error) {
      restingUntil.set(key, now() + restMs)
      // What was found elsewhere is in this memory by now, unless something newer was.
      const older = elsewhere && (kept.peek(key) ?? elsewhere)
      if (!older || now() - older.askedAt > staleIfErrorMs) throw error
      note(options.log, error)
      return older
    }
  }

  /** A slow answer must not take the place of one that was asked for later and came sooner. */
  function keep(key: string, answer: KeptAnswer): void {
    const known = kept.peek(key)
    if (!known || known.askedAt <= answer.askedAt) kept.set(key, answer)
  }

  async function readShared(key: string, log: Log): Promise<KeptAnswer | null> {
    if (!shared) return null
    try {
      const found = await waitFor(shared.read(key), { limitMs: sharedPatienceMs })
      if (!found) return null
      const data: unknown = JSON.parse(found.text)
      if (typeof data !== 'object' || data === null) return null
      return { data: frozen(data), askedAt: found.askedAt, size: found.text.length }
    } catch (error) {
      log.debug({ err: error }, 'shared answers not read')
      return null
    }
  }

  /** Nobody waits for it. */
  function writeShared(key: string, { data, askedAt }: KeptAnswer, log: Log): void {
    shared
      ?.write(key, { text: JSON.stringify(data), askedAt }, staleIfErrorMs / 1000)
      .catch((error: unknown) => log.debug({ err: error }, 'shared answers not written'))
  }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

/** Wall time that no change of the clock moves. */
function monotonicNow(): number {
  return performance.timeOrigin + performance.now()
}

function freshMsOf(data: object, { freshSeconds }: ReadOptions): number {
  return isNo(data) ? Math.min(negativeMs, freshSeconds * 1000) : freshSeconds * 1000
}

/** An answer in which something asked for does not exist. */
function isNo(data: object): boolean {
  return Object.values(data).includes(null)
}

function note(log: Log, error: unknown): void {
  const kind = error instanceof GatewayError ? error.kind : 'unknown'
  log.warn({ err: error, kind }, 'an older answer is given out')
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}
