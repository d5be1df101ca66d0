/** One thing that a shopper wants of the cart, whole in itself: it may be sent again. */
export interface CartChange {
  /** What it is about: a newer change of the same takes the place of one that waits. */
  key: string
  /** The line, and how many pieces of it are wanted; null for other changes. */
  line: { id: string; quantity: number } | null
  /** Fields of the cart's form. */
  fields: Readonly<Record<string, string>>
}

export interface CartChanges {
  /** Asked for and not answered yet; `number` tells its answer from others. */
  underWay: { change: CartChange; number: number; tries: number } | null
  waiting: readonly CartChange[]
  /** How many have been sent. */
  sent: number
}

export const noChanges: CartChanges = { underWay: null, waiting: [], sent: 0 }

/** How often a request without a response is sent before the page shows an error. */
const maxTries = 4

/**
 * Wants something of the cart. One thing is under way at a time, in the order in which they were wanted,
 * so that no network can turn them round; presses that wait for the same line are joined, and the last
 * number is the one that counts.
 */
export function queueChange(changes: CartChanges, change: CartChange): CartChanges {
  const isJoined = changes.waiting.some(({ key }) => key === change.key)
  const waiting = isJoined
    ? changes.waiting.map((other) => (other.key === change.key ? change : other))
    : [...changes.waiting, change]
  return start({ ...changes, waiting })
}

/** The change under way has been answered. */
export function settle(changes: CartChanges): CartChanges {
  return start({ ...changes, underWay: null })
}

/**
 * No answer came to the change under way: it is sent again, unless a newer one of the same waits.
 *
 * @returns null when it has been tried often enough
 */
export function tryAgain(changes: CartChanges): CartChanges | null {
  const { underWay, waiting, sent } = changes
  if (!underWay) return changes
  if (waiting.some(({ key }) => key === underWay.change.key)) return settle(changes)
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
