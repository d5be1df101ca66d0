import { describe, expect, it } from 'vitest'
import {
  holdsStock,
  isPaid,
  nextOrderState,
  orderEvents,
  orderStates,
} from '#server/merchant/buying/order/order-states.ts'

describe('an order', () => {
  it.each([
    ['pending-payment', 'approve', 'received'],
    ['pending-payment', 'decline', 'cancelled'],
    ['pending-payment', 'out-of-stock', 'out-of-stock'],
    ['pending-payment', 'superseded', 'cancelled'],
    ['received', 'pack', 'processing'],
    ['processing', 'ship', 'completed'],
    ['completed', 'refund', 'refunded'],
  ] as const)('in state %s becomes, by %s, %s', (from, event, to) => {
    expect(nextOrderState(from, event)).toBe(to)
  })

  it('is paid in one state only: a second capture has no effect', () => {
    const capturable = orderStates.filter((state) => nextOrderState(state, 'approve'))
    expect(capturable).toEqual(['pending-payment'])
  })

  it.each(['cancelled', 'out-of-stock', 'refunded'] as const)('in state %s is final', (state) => {
    expect(orderEvents.filter((event) => nextOrderState(state, event))).toEqual([])
  })

  it('returns its stock exactly when it ends without a payment', () => {
    expect(orderStates.filter((state) => !holdsStock(state))).toEqual(['cancelled', 'out-of-stock'])
    expect(isPaid('pending-payment')).toBe(false)
    expect(isPaid('received')).toBe(true)
  })
})
