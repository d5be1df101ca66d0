import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { remainingRows, canWithdraw } from '#server/merchant/buying/withdrawal/withdrawal.rules.ts'
import { listLatestMail } from '#server/merchant/mail/outbox.store.ts'

import { annasCheckout, createCartWith, addToCart, placeOrder } from '../order/shopper-actions.ts'
import { chair, rug } from '../order/test-catalogue.ts'
import { openTestShop, type TestShop } from '../order/test-shop.ts'

const day = 86_400_000
/** Complete at once. */
const byInvoice = { ...annasCheckout, paymentId: 24 }

let shop: TestShop
let orderNumber: string
let publicOrderId: string

beforeEach(async () => {
  shop = openTestShop()
  orderNumber = await buy()
})
afterEach(() => shop[Symbol.dispose]())

async function buy(checkout: object = byInvoice): Promise<string> {
  const cartId = await createCartWith(shop, chair, 2)
  await addToCart(shop, cartId, rug)
  const { placed } = await placeOrder(shop, cartId, checkout)
  publicOrderId = placed.publicId
  return placed.orderId
}

async function find(id = publicOrderId) {
  const { data, code } = await shop.request(
    `query($id: Guid!) { withdrawableOrder(publicOrderId: $id) { name rows { rowId quantity } } }`,
    { id },
  )
  return data?.withdrawableOrder ?? code
}

async function stateOf(publicId: string) {
  const { data } = await shop.request(
    `query($ids: [Guid!]!) { orderWithdrawals(publicOrderIds: $ids) {
      publicOrderId canWithdraw withdrawals { receivedAt rows { rowId quantity } } } }`,
    { ids: [publicId, crypto.randomUUID()] },
  )
  return data.orderWithdrawals
}

/** By number and address, unless the statement has something else. */
async function withdraw(rows: object[] | null, statement: object = {}) {
  const { data, code } = await shop.request(
    `mutation($withdrawal: WithdrawalInputType!) { withdrawFromOrder(withdrawal: $withdrawal) {
      publicId orderNumber email receivedAt rows { rowId quantity name } } }`,
    {
      withdrawal: {
        orderNumber,
        email: annasCheckout.email,
        name: 'Anna Berg',
        idempotencyKey: 'one',
        rows,
        ...statement,
      },
    },
  )
  return data?.withdrawFromOrder ?? code
}

const clockOf = (iso: string) =>
  new Date(iso).toLocaleTimeString('sv', { timeZone: 'Europe/Stockholm' })

const receipts = () =>
  listLatestMail(shop.db, 50).filter(({ kind }) => kind === 'withdrawal-receipt')
const whole = [
  { rowId: 1, quantity: 2 },
  { rowId: 2, quantity: 1 },
]

describe('an order to withdraw from', () => {
  it('is found by its public id alone, and known by its number and the e-mail address of the purchase', async () => {
    expect(await find()).toEqual({ name: 'Anna Berg', rows: whole })
    expect(await find(publicOrderId.toUpperCase())).toEqual(await find())
    expect(await find(crypto.randomUUID())).toBe('OrderNotFound')
    const spaced = `Order #${orderNumber.slice(0, 3)} ${orderNumber.slice(3)}.`
    const typed = { orderNumber: spaced, email: ' ANNA@example.com' }
    expect(await withdraw(whole, typed)).toMatchObject({ rows: whole })
  })

  it.each([
    { email: 'eva@example.com' },
    { email: '' },
    { orderNumber: '1' },
    { orderNumber: 'x' },
    { orderNumber: null, email: null },
  ])('is not known by %j', async (wrong) => {
    expect(await withdraw(whole, wrong)).toBe('OrderNotFound')
  })

  it('is not found while it is unpaid', async () => {
    await buy(annasCheckout)
    expect(await find()).toBe('OrderNotFound')
  })

  it('is one of a consumer', async () => {
    const billingAddress = { ...annasCheckout.billingAddress, company: 'Berg AB' }
    const identityNumber = '556036-0793'
    await buy({
      ...byInvoice,
      billingAddress,
      identityNumber,
      customerType: 'ORGANIZATION',
    })
    expect(await find()).toBe('NotAConsumer')
  })

  it('may be a year older than the period, and not more', async () => {
    shop.clock.ms += 380 * day
    expect(await find()).toEqual({ name: 'Anna Berg', rows: whole })
    shop.clock.ms += 100 * day
    expect(await find()).toBe('WithdrawalTooLate')
  })
})

describe('a withdrawal', () => {
  it('is received with its time, and mailed once, although it is sent twice', async () => {
    const received = await withdraw(whole)
    expect(received).toMatchObject({
      orderNumber,
      email: 'anna@example.com',
      receivedAt: new Date(shop.clock.ms).toISOString(),
      rows: whole,
    })
    shop.clock.ms += day
    expect(await withdraw(whole)).toEqual(received)
    expect(await withdraw(whole, { idempotencyKey: 'another tab' })).toEqual(received)
    expect(receipts()).toHaveLength(1)
    expect(receipts()[0]?.text).toContain(clockOf(received.receivedAt))
    expect(await find()).toMatchObject({ rows: [] })
  })

  it('may be of some rows, and later of others', async () => {
    expect(await stateOf(publicOrderId)).toEqual([
      { publicOrderId, canWithdraw: true, withdrawals: [] },
    ])
    const first = [{ rowId: 1, quantity: 1 }]
    await withdraw(first)
    const receivedAt = new Date(shop.clock.ms).toISOString()
    const left = [
      { rowId: 1, quantity: 1 },
      { rowId: 2, quantity: 1 },
    ]
    expect(await find()).toMatchObject({ rows: left })
    expect(await withdraw(whole, { idempotencyKey: 'two' })).toBe('NothingToWithdraw')
    expect(await withdraw(left, { idempotencyKey: 'two' })).toMatchObject({ rows: left })
    expect(receipts()).toHaveLength(2)
    const withdrawals = [
      { receivedAt, rows: first },
      { receivedAt, rows: left },
    ]
    expect(await stateOf(publicOrderId)).toEqual([
      { publicOrderId, canWithdraw: false, withdrawals },
    ])
  })

  it('is of all that is left where it names no rows, by public id as well', async () => {
    await withdraw([{ rowId: 1, quantity: 1 }])
    const byId = { publicOrderId, orderNumber: null, email: null, idempotencyKey: 'rest' }
    expect(await withdraw(null, byId)).toMatchObject({
      email: 'anna@example.com',
      rows: [
        { rowId: 1, quantity: 1 },
        { rowId: 2, quantity: 1 },
      ],
    })
    expect(await find()).toMatchObject({ rows: [] })
  })

  it('of an order of which nothing is left mails the receipt again, once in a while', async () => {
    await withdraw(null)
    const again = (key: string) => withdraw(null, { idempotencyKey: key })
    // A form that was sent twice.
    expect(await again('two')).toBe('NothingToWithdraw')
    expect(receipts()).toHaveLength(1)
    shop.clock.ms += day
    expect(await again('three')).toBe('NothingToWithdraw')
    expect(await again('four')).toBe('NothingToWithdraw')
    const [last, first, ...others] = receipts()
    expect(others).toEqual([])
    expect([last?.recipient, last?.text]).toEqual(['anna@example.com', first?.text])
  })

  it('has a name of one line, which writes no other line of the receipt', async () => {
    const { receivedAt } = await withdraw(whole, {
      name: 'Anna\r\nMottaget: igår\u202e\u0000 Berg',
    })
    const lines = receipts()[0]!.text.split('\n')
    expect(lines).toContainEqual(expect.stringMatching(/: Anna Mottaget: igår Berg$/))
    expect(lines.filter((line) => line.startsWith('Mottaget'))).toEqual([
      expect.stringContaining(clockOf(receivedAt)),
    ])
  })

  it('needs a name', async () => {
    expect(await withdraw(whole, { name: ' ' })).toBe('NameMissing')
  })
})

describe('the rows of a withdrawal', () => {
  const remaining = remainingRows([{ quantity: 3 }, { quantity: 1 }], [{ rowId: 1, quantity: 1 }])

  it.each([
    [[{ rowId: 1, quantity: 2 }], true],
    [[{ rowId: 2, quantity: 1 }], true],
    [[], false],
    [[{ rowId: 1, quantity: 3 }], false],
    [[{ rowId: 1, quantity: 0 }], false],
    [[{ rowId: 1, quantity: -1 }], false],
    [[{ rowId: 1, quantity: 0.5 }], false],
    [[{ rowId: 3, quantity: 1 }], false],
    [
      [
        { rowId: 1, quantity: 1 },
        { rowId: 1, quantity: 1 },
      ],
      false,
    ],
  ])('%j: %s', (rows, isAllowed) => {
    expect(canWithdraw(rows, remaining)).toBe(isAllowed)
  })
})
