/** One idempotent change of the cart, which may be sent again. */
export interface CartChange {
  /** Identifies the changed line or code: a newer change replaces a waiting one with the same key. */
  key: string
  /** Line and requested quantity; null for other changes. */
  line: { id: string; quantity: number } | null
  fields: Readonly<Record<string, string>>
}

export interface CartChanges {
  /** The change whose response is pending; `number` identifies the response. */
  inFlight: { change: CartChange; number: number; tries: number } | null
  waiting: readonly CartChange[]
  /** Number of requests sent so far. */
  sent: number
}

export const noChanges: CartChanges = { inFlight: null, waiting: [], sent: 0 }

/** How often a request without a response is sent before the page shows an error. */
const maxTries = 4

/** Queues a change. One is sent at a time, so that the network cannot reorder them; a newer one of a line replaces it. */
export function queueChange(changes: CartChanges, change: CartChange): CartChanges {
  const isJoined = changes.waiting.some(({ key }) => key === change.key)
  const waiting = isJoined
    ? changes.waiting.map((other) => (other.key === change.key ? change : other))
    : [...changes.waiting, change]
  return start({ ...changes, waiting })
}

export function completeChange(changes: CartChanges): CartChanges {
  return start({ ...changes, inFlight: null })
}

/** Sends the change again after a lost response, unless a newer one of its key waits; null after the last attempt. */
export function retry(changes: CartChanges): CartChanges | null {
  const { inFlight, waiting, sent } = changes
  if (!inFlight) return changes
  if (waiting.some(({ key }) => key === inFlight.change.key)) return completeChange(changes)
  if (inFlight.tries >= maxTries) return null
  return {
    ...changes,
    inFlight: { ...inFlight, number: sent + 1, tries: inFlight.tries + 1 },
    sent: sent + 1,
  }
}

/** Requested quantity of a line, until the merchant has it. */
export function requestedQuantity(
  { inFlight, waiting }: CartChanges,
  lineId: string,
): number | null {
  const all = inFlight ? [inFlight.change, ...waiting] : waiting
  return all.findLast(({ line }) => line?.id === lineId)?.line?.quantity ?? null
}

function start(changes: CartChanges): CartChanges {
  const [change, ...waiting] = changes.waiting
  if (changes.inFlight || !change) return changes
  const number = changes.sent + 1
  return { inFlight: { change, number, tries: 1 }, waiting, sent: number }
}
