import { describe, expect, it } from 'vitest'

import {
  noChanges,
  settle,
  tryAgain,
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
const shown = ({ underWay, waiting }: CartChanges) => ({
  underWay: underWay?.change,
  waiting: [...waiting],
})

describe('changes of the cart', () => {
  it('joins presses while one is under way: the last number is the next that is sent', () => {
    const changes = pressed(...[2, 3, 4, 5, 6].map((quantity) => pieces(quantity)))
    expect(shown(changes)).toEqual({ underWay: pieces(2), waiting: [pieces(6)] })
    expect(wantedQuantity(changes, 'sofa')).toBe(6)
    const next = settle(changes)
    expect(shown(next)).toEqual({ underWay: pieces(6), waiting: [] })
    expect(wantedQuantity(settle(next), 'sofa')).toBeNull()
  })

  it('keeps other lines and the code in the order in which they were wanted', () => {
    const changes = pressed(pieces(2), pieces(2, 'lamp'), promo, pieces(3, 'lamp'))
    expect(shown(changes)).toEqual({
      underWay: pieces(2),
      waiting: [pieces(3, 'lamp'), promo],
    })
  })

  it('sends again what got lost, under a number of its own', () => {
    const changes = pressed(pieces(2))
    const again = tryAgain(changes)!
    expect(again.underWay).toMatchObject({ change: pieces(2), tries: 2 })
    expect(again.underWay!.number).not.toBe(changes.underWay!.number)
  })

  it('sends the newer number rather than the one that got lost', () => {
    expect(shown(tryAgain(pressed(pieces(2), pieces(6)))!)).toEqual({
      underWay: pieces(6),
      waiting: [],
    })
  })

  it('gives up in the end, so that the shopper is told', () => {
    let changes: CartChanges | null = pressed(pieces(2))
    let tries = 0
    for (; changes; tries++) changes = tryAgain(changes)
    expect(tries).toBe(4)
  })
})
