import { expect, it } from 'vitest'

import { addWithdrawals, findWithdrawals } from '#app/account/orders/order-withdrawals.server.ts'
import type { Order } from '#app/account/orders/order.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openUpstream, upstreamChannel as channel } from '#tests/support/upstream.ts'

const publicId = '00000000-0000-4000-8000-000000000000'
const order = {
  publicId,
  isCompany: false,
  canWithdraw: true,
  withdrawals: [] as unknown[],
} as Order

/** The order with what this merchant tells of it. */
async function withWithdrawals(response: object, of: Order = order): Promise<Order> {
  await using merchant = await openUpstream(({ body }) => [
    200,
    JSON.stringify(body.operationName === 'channel' ? { data: { channel } } : response),
  ])
  const context = testContext(merchant.endpoint)
  const visit = await openVisit({ request: new Request('http://shop.test/'), context })
  const [shown] = addWithdrawals(visit, [of], await findWithdrawals(visit, [publicId]))
  return shown!
}

const row = { rowId: 2, name: 'Vik stol', variant: 'Ek', quantity: 1 }
const withdrawals = [{ receivedAt: '2026-11-23T05:08:10.951Z', rows: [row] }]

it('an order shows what was withdrawn from it and when', async () => {
  const state = { publicOrderId: publicId, canWithdraw: false, withdrawals }
  const shown = await withWithdrawals({ data: { orderWithdrawals: [state] } })
  expect(shown.canWithdraw).toBe(false)
  expect(shown.withdrawals).toEqual([
    {
      receivedAt: '2026-11-23T05:08:10.951Z',
      receivedLocal: expect.stringContaining('23 november 2026') as string,
      rows: [{ rowId: 2, name: 'Vik stol, Ek', quantity: 1 }],
    },
  ])
})

it.each([
  ['of a company', { isCompany: true }],
  ['that was refunded as a whole', { isRefunded: true }],
])('an order %s is offered no withdrawal, whatever a merchant says', async (_, facts) => {
  const state = { publicOrderId: publicId, canWithdraw: true, withdrawals: [] }
  const closed = { ...order, ...facts, canWithdraw: false }
  const shown = await withWithdrawals({ data: { orderWithdrawals: [state] } }, closed)
  expect(shown.canWithdraw).toBe(false)
})

it.each([
  ['without the operation', { errors: [{ message: 'Cannot query field "orderWithdrawals"' }] }],
  ['that does not know the order', { data: { orderWithdrawals: [] } }],
  ['with no response', { data: { orderWithdrawals: null } }],
])('an order of a merchant %s is shown as it is', async (_, response) => {
  expect(await withWithdrawals(response)).toEqual(order)
})
