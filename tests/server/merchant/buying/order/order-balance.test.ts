import { seedCatalogue } from '#server/demo/generator/generate-catalogue.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'

import Libsql from 'libsql'
import { beforeEach, describe, expect, it } from 'vitest'
import { clientHash, openAccountMerchant } from '../../accounts/auth/account-merchant.ts'
import { today } from '../../graphql/test-merchant.ts'
import { annasCheckout } from './shopper-actions.ts'
import { createCart, submitPayment, placeOrder } from './buy-demo-product.ts'

let token: string
let email: string
let nth = 0

const shop = await openForTests(
  openAccountMerchant({}, (sink) => seedCatalogue(sink, { products: 60, now: today })),
)

beforeEach(async () => {
  email = `customer${++nth}@shop.test`
  token = (await shop.authAction('register', { username: email, password: clientHash('x') })).body
    .token
  await creditBalance(500)
})

/** Adds an amount to the customer's balance, in whole units. */
async function creditBalance(amount: number, currency = 'SEK') {
  const { id } = (await shop.fetchUser(token))!
  const db = new Libsql(`${shop.dataDir}/shop.db`)
  db.prepare(
    `INSERT INTO customer_balance (customer_id, currency, amount_minor, reason, at)
     VALUES (?, ?, ?, 'gift', 0)`,
  ).run(id, currency, amount * 100)
  db.close()
}

async function fetchBalance(): Promise<number> {
  return (await shop.request('{ getUser { balance } }', {}, token)).data.getUser.balance
}

async function fetchSummary(cartId: string, bearer?: string) {
  const { data } = await shop.request(
    `query($id: String) { getCart(id: $id, includeCompleted: true) { isCompleted summary {
      total { sellingPriceIncVat sellingPriceExVat }
      balance { pending remaining pendingFormatted totalSellingPriceExBalanceIncVat
        totalSellingPriceExBalanceExVat totalSellingPriceExBalanceIncVatFormatted } } } }`,
    { id: cartId },
    bearer,
  )
  return data.getCart.summary
}

const fetchOrders = async () =>
  (
    await shop.request(
      '{ getOrders { id fromBalance fromBalanceFormatted orderTotal { sellingPriceIncVat } paymentDetails { total displayName isPaid } } }',
      {},
      token,
    )
  ).data.getOrders

describe('a balance', () => {
  it("pays a part of a customer's cart, and nothing of a guest's", async () => {
    const cartId = await createCart(shop)
    const { total, balance } = await fetchSummary(cartId, token)
    expect(total.sellingPriceIncVat).toBeGreaterThan(500)
    expect(balance).toMatchObject({
      pending: 500,
      remaining: 0,
      pendingFormatted: expect.stringMatching(/^500\skr$/),
      totalSellingPriceExBalanceIncVat: total.sellingPriceIncVat - 500,
      totalSellingPriceExBalanceExVat: total.sellingPriceExVat - 400,
    })
    expect((await fetchSummary(cartId)).balance).toMatchObject({
      pending: 0,
      totalSellingPriceExBalanceIncVat: total.sellingPriceIncVat,
    })
  })

  it('of another currency pays nothing', async () => {
    const cartId = await createCart(shop)
    const { data } = await shop.request(
      `{ getCart(id: "${cartId}", marketId: "fi") { summary { balance { pending } } } }`,
      {},
      token,
    )
    expect(data.getCart.summary.balance.pending).toBe(0)
  })

  it('leaves the rest to the payment page, and is spent with the order', async () => {
    const cartId = await createCart(shop)
    const { redirectUrl } = await placeOrder(shop, cartId, email, token)
    const page = await submitPayment(shop, redirectUrl)
    const [order] = await fetchOrders()
    const total = order.orderTotal.sellingPriceIncVat
    expect(order).toMatchObject({ fromBalance: 500, paymentDetails: [{ total: total - 500 }] })
    const due = new Intl.NumberFormat('sv-SE').format(total - 500)
    expect(page.replace(/\s/g, ' ')).toContain(due.replace(/\s/g, ' '))
    expect(await fetchBalance()).toBe(0)
    expect((await fetchSummary(cartId, token)).balance.pending).toBe(500)
    const [mail] = await shop.mails()
    expect(mail).toMatch(/Från ditt saldo: [−-]500\skr\s*Betalat: /)
  })

  it('is returned when the payment fails', async () => {
    const { redirectUrl } = await placeOrder(shop, await createCart(shop), email, token)
    expect(await fetchBalance()).toBe(0)
    await submitPayment(shop, redirectUrl, 'decline')
    expect(await fetchBalance()).toBe(500)
  })

  it('is not spent twice, and not by placing an order twice', async () => {
    const [one, other] = [await createCart(shop), await createCart(shop)]
    const first = await placeOrder(shop, one, email, token)
    const again = await placeOrder(shop, one, email, token)
    expect(again.orderId).toBe(first.orderId)
    expect((await fetchSummary(one, token)).balance.pending).toBe(500)
    expect((await fetchSummary(other, token)).balance.pending).toBe(0)
    await placeOrder(shop, other, email, token)
    expect(await fetchBalance()).toBe(0)
  })

  it('that another order has used meanwhile ends the first try, since it would cost more than shown', async () => {
    const checkout = { ...annasCheckout, email }
    const [one, other] = [await createCart(shop), await createCart(shop)]
    const change = (cartId: string, mutation: string) =>
      shop.request(
        `mutation($cartId: String!, $checkout: CheckoutInputType!) { ${mutation} }`,
        { cartId, checkout },
        token,
      )
    for (const cartId of [one, other]) {
      await change(cartId, 'createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) { email }')
    }
    await placeOrder(shop, one, email, token)
    const refused = await change(
      other,
      'placeOrder(cartId: $cartId, checkout: $checkout) { orderId }',
    )
    expect(refused.errors?.[0]?.extensions.code).toBe('BalanceUsed')
    await placeOrder(shop, other, email, token)
    expect(await fetchBalance()).toBe(0)
  })

  it('that is large enough pays everything: the order is received at once', async () => {
    await creditBalance(1_000_000)
    const cartId = await createCart(shop)
    const { status, redirectUrl } = await placeOrder(shop, cartId, email, token)
    expect({ status, redirectUrl }).toEqual({ status: 'completed', redirectUrl: null })
    const [order] = await fetchOrders()
    const total = order.orderTotal.sellingPriceIncVat
    expect(order).toMatchObject({
      fromBalance: total,
      paymentDetails: [{ total: 0, displayName: 'Saldo', isPaid: true }],
    })
    expect(await fetchBalance()).toBe(1_000_500 - total)
    expect((await fetchSummary(cartId, token)).balance).toMatchObject({
      pending: total,
      totalSellingPriceExBalanceIncVat: 0,
      totalSellingPriceExBalanceExVat: 0,
    })
  })
})
