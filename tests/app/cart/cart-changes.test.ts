import { describe, expect, it } from 'vitest'

import {
  noChanges,
  completeChange,
  retry,
  queueChange,
  wantedQuantity,
  type CartChange,
  type CartChanges,
} from '#app/cart/cart-changes.ts'

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
    expect(wantedQuantity(changes, 'sofa')).toBe(6)
    const next = completeChange(changes)
    expect(shown(next)).toEqual({ inFlight: pieces(6), waiting: [] })
    expect(wantedQuantity(completeChange(next), 'sofa')).toBeNull()
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
