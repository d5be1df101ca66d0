/** How long the data of a page is current, in milliseconds from now. */
export interface Freshness {
  freshMs: number
  /** Time after that in which it may be shown while newer data is fetched. */
  staleMs: number
}

export interface FreshnessRecord {
  /** @param freshness null for a response that is missing, outdated or one visitor's own */
  include(freshness: Freshness | null): void
  /** The shortest of all; null when one of them was null, or nothing was requested. */
  result(): Freshness | null
}

const records = new WeakMap<object, FreshnessRecord>()

export function freshnessRecordOf(context: object): FreshnessRecord {
  let record = records.get(context)
  if (!record) {
    record = createFreshnessRecord()
    records.set(context, record)
  }
  return record
}

export function createFreshnessRecord(): FreshnessRecord {
  let shortest: Freshness | null | undefined
  return {
    include(freshness) {
      shortest = shortest === undefined ? freshness : earlier(shortest, freshness)
    },
    result: () => shortest ?? null,
  }
}

function earlier(one: Freshness | null, other: Freshness | null): Freshness | null {
  if (!one || !other) return null
  const endMs = Math.min(one.freshMs + one.staleMs, other.freshMs + other.staleMs)
  const freshMs = Math.min(one.freshMs, other.freshMs)
  return { freshMs, staleMs: endMs - freshMs }
}
