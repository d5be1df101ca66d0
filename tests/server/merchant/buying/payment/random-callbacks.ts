/** Random decisions and callbacks around one payment, and what must hold after each of them. */
import { signCallback } from '#server/merchant/buying/payment/signature.ts'

import { sofa } from '../order/test-catalogue.ts'
import { openTestShop, type TestShop } from '../order/test-shop.ts'
import { openForm, pay, type Place } from './embedded-form.ts'

const secret = 'test secret'
const minute = 60_000
const stepCount = 12
const outcomes = ['approve', 'approve', 'decline', 'cancel', 'out-of-stock', 'time-out']
const events = ['captured', 'failed', 'out-of-stock']
/** A session lasts a quarter of an hour, a signature five minutes. */
const pauses = [1, 4, 6, 16]

interface Callback {
  body: string
  signature: string | null
}

interface Order {
  reference: string
  state: string
  isPaid: boolean
}

/** The payment with its neighbour, whose order a forged callback may name. */
interface Payment {
  shop: TestShop
  page: string
  sent: Callback[]
}

/**
 * Opens a form of a provider and sends callbacks that are forged, late, doubled and out of order, between decisions of the
 * payer.
 *
 * @returns faults, none of which may happen
 */
export async function attackPayment(place: Place, random: () => number): Promise<string[]> {
  const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!
  using shop = openTestShop()
  const { page } = await openForm(shop, ...place)
  const payment: Payment = { shop, page, sent: [] }
  const faults: string[] = []
  let isPaid = false
  for (let step = 0; step < stepCount; step++) {
    const attack = one(attacks)
    const before = stateOf(shop)
    const isHarmless = attack.isHarmless ?? false
    // Doubled: the same event arrives several times at once.
    const times = random() < 0.3 ? 3 : 1
    const run = attack.prepare(payment, one)
    await Promise.all(Array.from({ length: times }, run))
    const after = stateOf(shop)
    const found = faultsOf(shop, isPaid)
    if (isHarmless && after !== before) found.push(`changed ${before} to ${after}`)
    isPaid ||= ordersOf(shop).some((order) => order.isPaid)
    faults.push(...found.map((fault) => `step ${step}, ${attack.name} × ${times}: ${fault}`))
  }
  return faults
}

interface Attack {
  name: string
  /** Nothing may change by it. */
  isHarmless?: boolean
  prepare(payment: Payment, one: <Value>(values: readonly Value[]) => Value): () => Promise<unknown>
}

const attacks: readonly Attack[] = [
  {
    name: 'decision',
    prepare({ shop, page }, one) {
      const outcome = one(outcomes)
      return () => pay(shop, page, outcome)
    },
  },
  {
    name: 'callback out of order',
    prepare(payment, one) {
      const callback = signed(payment, bodyOf(payment.shop, one(events)))
      payment.sent.push(callback)
      return () => send(payment.shop, callback)
    },
  },
  {
    name: 'repeated callback',
    prepare({ shop, sent }, one) {
      const callback = sent.length > 0 ? one(sent) : null
      return async () => callback && send(shop, callback)
    },
  },
  {
    name: 'forged callback',
    isHarmless: true,
    prepare(payment, one) {
      const { shop } = payment
      const right = signed(payment, bodyOf(shop, 'captured'))
      const forged = one<Callback>([
        { ...right, signature: null },
        { ...right, signature: `t=${shop.clock.ms},v1=${'0'.repeat(64)}` },
        { ...right, signature: signCallback(right.body, shop.clock.ms, 'another secret') },
        // Signed for another body.
        { ...right, body: bodyOf(shop, 'failed') },
        { ...right, signature: signCallback(right.body, shop.clock.ms - 6 * minute, secret) },
        { ...right, signature: signCallback(right.body, shop.clock.ms + 6 * minute, secret) },
      ])
      return () => send(shop, forged)
    },
  },
  {
    name: 'capture of something else',
    prepare(payment, one) {
      const { shop } = payment
      // A paid order stays paid, and any other must not become so.
      const wrong = one([{ amountMinor: 1 }, { currency: 'XXX' }, { reference: 'unknown' }])
      const callback = signed(payment, bodyOf(shop, 'captured', wrong))
      return () => send(shop, callback)
    },
    isHarmless: true,
  },
  {
    name: 'pause',
    prepare({ shop }, one) {
      shop.clock.ms += one(pauses) * minute
      return () => shop.commerce.continuePayments()
    },
  },
]

/** The event of the payment's last order, as the provider sends it. */
function bodyOf(shop: TestShop, event: string, change: object = {}): string {
  const session = shop.db
    .prepare(
      `SELECT reference, id AS session, amount_minor AS amountMinor, currency
       FROM payment_session ORDER BY rowid DESC LIMIT 1`,
    )
    .get() as object | undefined
  const nothing = { reference: 'x', session: 'x', amountMinor: 0, currency: 'SEK' }
  return JSON.stringify({ ...(session ?? nothing), event, ...change })
}

const signed = ({ shop }: Payment, body: string): Callback => ({
  body,
  signature: signCallback(body, shop.clock.ms, secret),
})

async function send(shop: TestShop, { body, signature }: Callback): Promise<Response> {
  const headers = signature ? { 'x-payment-signature': signature } : undefined
  return shop.visit('http://shop.test/callbacks/payment', { method: 'POST', headers, body })
}

const ordersOf = (shop: TestShop) =>
  (
    shop.db
      .prepare('SELECT public_id AS reference, state, paid_at FROM shop_order ORDER BY rowid')
      .all() as { reference: string; state: string; paid_at: number | null }[]
  ).map(({ reference, state, paid_at }): Order => ({ reference, state, isPaid: paid_at !== null }))

const stateOf = (shop: TestShop) =>
  JSON.stringify([
    ordersOf(shop),
    shop.db.prepare('SELECT reference, state FROM payment_session ORDER BY rowid').all(),
    shop.count('mail'),
    shop.stockOf(sofa),
  ])

function faultsOf(shop: TestShop, wasPaid: boolean): string[] {
  const faults: string[] = []
  const orders = ordersOf(shop)
  const paid = orders.filter((order) => order.isPaid)
  const isNot = (what: string, isExpected: boolean) => void (isExpected || faults.push(what))
  isNot(`${paid.length} paid orders of one cart`, paid.length <= 1)
  isNot('a paid order is unpaid again', !wasPaid || paid.length === 1)
  isNot(
    `a paid order is ${paid[0]?.state}`,
    paid.every(({ state }) => state === 'received'),
  )
  isNot(
    'confirmations are not those of paid orders',
    shop.count('mail', "kind = 'order-confirmation'") === paid.length,
  )
  const holding = orders.filter(({ state }) => ['pending-payment', 'received'].includes(state))
  isNot(
    `stock ${shop.stockOf(sofa)} with ${holding.length} orders`,
    shop.stockOf(sofa) === 5 - holding.length,
  )
  const captured = shop.db
    .prepare("SELECT reference FROM payment_session WHERE state = 'captured'")
    .all() as { reference: string }[]
  isNot(
    'captured without an order',
    captured.every(({ reference }) => paid.some((order) => order.reference === reference)),
  )
  isNot(
    'the cart is not what its order is',
    shop.count('cart', 'completed_at IS NOT NULL') === paid.length,
  )
  isNot('an error was not returned', shop.unreturnedErrors.length === 0)
  return faults
}
