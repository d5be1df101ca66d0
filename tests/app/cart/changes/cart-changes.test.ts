import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  noChanges,
  completeChange,
  retry,
  queueChange,
  requestedQuantity,
  type CartChange,
  type CartChanges,
} from '#app/cart/changes/cart-changes.ts'

const pieces = (quantity: number, id = 'sofa'): CartChange => ({
  key: id,
  line: { id, quantity },
  fields: { quantity: String(quantity) },
})
const promo: CartChange = { key: 'promo', line: null, fields: { code: 'GAVA500' } }

const pressed = (...changes: CartChange[]) => changes.reduce(queueChange, noChanges)
const shown = ({ inFlight, waiting }: CartChanges) => ({
  inFlight: inFlight?.change,
  waiting: [...waiting],
})

describe('changes to the cart', () => {
  it('are merged while one is in flight: the last quantity is sent next', () => {
    const changes = pressed(...[2, 3, 4, 5, 6].map((quantity) => pieces(quantity)))
    expect(shown(changes)).toEqual({ inFlight: pieces(2), waiting: [pieces(6)] })
    expect(requestedQuantity(changes, 'sofa')).toBe(6)
    const next = completeChange(changes)
    expect(shown(next)).toEqual({ inFlight: pieces(6), waiting: [] })
    expect(requestedQuantity(completeChange(next), 'sofa')).toBeNull()
  })

  it('of other lines and of the promo code keep their order', () => {
    const changes = pressed(pieces(2), pieces(2, 'lamp'), promo, pieces(3, 'lamp'))
    expect(shown(changes)).toEqual({
      inFlight: pieces(2),
      waiting: [pieces(3, 'lamp'), promo],
    })
  })

  it('are sent again after a network failure, under a new number', () => {
    const changes = pressed(pieces(2))
    const again = retry(changes)!
    expect(again.inFlight).toMatchObject({ change: pieces(2), tries: 2 })
    expect(again.inFlight!.number).not.toBe(changes.inFlight!.number)
  })

  it('are replaced by a newer quantity after a network failure', () => {
    expect(shown(retry(pressed(pieces(2), pieces(6)))!)).toEqual({
      inFlight: pieces(6),
      waiting: [],
    })
  })

  it('end after repeated failures, so that the shopper sees an error', () => {
    let changes: CartChanges | null = pressed(pieces(2))
    let tries = 0
    for (; changes; tries++) changes = retry(changes)
    expect(tries).toBe(4)
  })
})

/** A press of the shopper, or what the network does with the request that is under way. */
type Step =
  | { press: string; quantity: number }
  | { network: 'delivers' | 'loses the request' | 'loses the response' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    press: fc.constantFrom('sofa', 'lamp', 'rug'),
    quantity: fc.integer({ min: 0, max: 20 }),
  }),
  fc.record({
    network: fc.constantFrom('delivers', 'loses the request', 'loses the response'),
  }),
)

/** The merchant's cart after these steps and all that follows from them, and the last wishes. */
function play(steps: readonly Step[]) {
  const merchant = new Map<string, number>()
  const wanted = new Map<string, number>()
  const failed = new Set<string>()
  let changes = noChanges
  const respond = (network: string) => {
    const change = changes.inFlight?.change
    if (!change?.line) return
    const { id, quantity } = change.line
    if (network !== 'loses the request') merchant.set(id, quantity)
    const again = network === 'delivers' ? completeChange(changes) : retry(changes)
    // The shopper sees an error after too many losses.
    if (!again) failed.add(id)
    changes = again ?? completeChange(changes)
  }
  for (const each of steps) {
    if ('network' in each) respond(each.network)
    else {
      wanted.set(each.press, each.quantity)
      failed.delete(each.press)
      changes = queueChange(changes, pieces(each.quantity, each.press))
      expect(requestedQuantity(changes, each.press)).toBe(each.quantity)
    }
  }
  while (changes.inFlight) respond('delivers')
  return { merchant, wanted, failed, sent: changes.sent }
}

describe('in any order of presses, responses and losses', () => {
  it('the last quantity of each line wins, unless the shopper sees an error', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { merchant, wanted, failed } = play(steps)
        for (const [line, quantity] of wanted) {
          if (!failed.has(line)) expect(merchant.get(line)).toBe(quantity)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('quick presses need two requests for the first line, and one for each other', () => {
    const press = step.filter((each) => 'press' in each)
    fc.assert(
      fc.property(fc.array(press, { minLength: 1, maxLength: 60 }), (presses) => {
        const { wanted, sent } = play(presses)
        expect(sent).toBeLessThanOrEqual(wanted.size + 1)
      }),
    )
  })
})
