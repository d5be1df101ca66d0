import { expect, it } from 'vitest'

import { isInProgress, orderStatus, orderSteps } from '#app/account/orders/order-status.ts'
import { orderStates } from '#server/merchant/buying/order/order-states.ts'

it.each([
  ['pending', 'received'],
  ['pending-payment', 'received'],
  ['backorder', 'received'],
  ['partial', 'processing'],
  ['inactive', 'processing'],
  ['on-hold', 'processing'],
  ['cancelled', 'cancelled'],
  ['out-of-stock', 'cancelled'],
  ['completed', 'completed'],
  ['refunded', 'completed'],
  [' Completed ', 'completed'],
  [null, 'processing'],
])('%s is shown as %s', (state, status) => {
  expect(orderStatus(state)).toBe(status)
})

it('every order of the merchant, also one with a future status, is in one of the two lists', () => {
  const under = [...orderStates, 'teleported'].filter((state) => isInProgress(orderStatus(state)))
  expect(under).toEqual([
    'pending-payment',
    'received',
    'processing',
    'backorder',
    'on-hold',
    'partial',
    'teleported',
  ])
})

it.each([
  ['received', 'received current, processing upcoming, completed upcoming'],
  ['processing', 'received done, processing current, completed upcoming'],
  ['completed', 'received done, processing done, completed current'],
  ['cancelled', 'received done, cancelled current'],
] as const)('an order that is %s has the steps: %s', (status, steps) => {
  expect(
    orderSteps(status)
      .map((step) => `${step.status} ${step.state}`)
      .join(', '),
  ).toBe(steps)
})
