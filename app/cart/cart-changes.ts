/** One idempotent change of the cart, which may be sent again. */
export interface CartChange {
  /** Identifies the changed line or code: a newer change replaces a waiting one with the same key. */
  key: string
  /** Line and requested quantity; null for other changes. */
  line: { id: string; quantity: number } | null
  /** Fields of the cart's form. */
  fields: Readonly<Record<string, string>>
}

export interface CartChanges {
  /** The change whose response is pending; `number` identifies the response. */
  underWay: { change: CartChange; number: number; tries: number } | null
  waiting: readonly CartChange[]
  /** Number of requests sent so far. */
  sent: number
}

export const noChanges: CartChanges = { underWay: null, waiting: [], sent: 0 }

/** How often a request without a response is sent before the page shows an error. */
const maxTries = 4

/**
 * Queues a change. One change is sent at a time, in order, so that the network cannot reorder them; a newer
 * change of a line replaces the waiting one.
 */
export function queueChange(changes: CartChanges, change: CartChange): CartChanges {
  const isJoined = changes.waiting.some(({ key }) => key === change.key)
  const waiting = isJoined
    ? changes.waiting.map((other) => (other.key === change.key ? change : other))
    : [...changes.waiting, change]
  return start({ ...changes, waiting })
}

/** Removes the pending change after its response, and starts the next one. */
export function completeChange(changes: CartChanges): CartChanges {
  return start({ ...changes, underWay: null })
}

/**
 * Sends the pending change again after a lost response, unless a newer one with the same key waits.
 *
 * @returns null after the last attempt
 */
export function tryAgain(changes: CartChanges): CartChanges | null {
  const { underWay, waiting, sent } = changes
  if (!underWay) return changes
  if (waiting.some(({ key }) => key === underWay.change.key)) return completeChange(changes)
  if (underWay.tries >= maxTries) return null
  return {
    ...changes,
    underWay: { ...underWay, number: sent + 1, tries: underWay.tries + 1 },
    sent: sent + 1,
  }
}

/** Requested quantity of a line, until the merchant has it. */
export function wantedQuantity({ underWay, waiting }: CartChanges, lineId: string): number | null {
  const all = underWay ? [underWay.change, ...waiting] : waiting
  return all.findLast(({ line }) => line?.id === lineId)?.line?.quantity ?? null
}

function start(changes: CartChanges): CartChanges {
  const [change, ...waiting] = changes.waiting
  if (changes.underWay || !change) return changes
  const number = changes.sent + 1
  return { underWay: { change, number, tries: 1 }, waiting, sent: number }
}
