import { describe, expect, it } from 'vitest'

import { amountChanges, type AmountChange } from '#tests/support/amount-changes.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import {
  difference,
  expectDifference,
  openPurchases,
  pathIn,
  type Buyer,
  type Product,
} from '#tests/support/purchases.ts'
import { seededRandom } from '#tests/support/seed.ts'

/**
 * An order is never placed for another sum than the one its buyer saw: something changes it at a step of the order, in
 * another tab, on another device or at the merchant.
 */
const changeNames = [
  'more goods',
  'another quantity',
  'a promo code',
  'a removed promo code',
  'a price',
  'an ended promo code',
  'a sold out product',
  'a spent balance',
  'another delivery in another tab',
  'another customer type in another tab',
] as const
type ChangeName = (typeof changeNames)[number]

const hosts = ['a merchant that compares', 'a merchant that cannot compare'] as const
const steps = [
  'before the order',
  'validateOrderCreation',
  'validateOrderConditions',
  'placeOrder',
] as const
const payments = { invoice: '24', card: '23' } as const
const inFinland = { country: 'fi', zip: '00120', phone: '+358401234567', identityNumber: '' }
const inDenmark = { country: 'dk', zip: '8000', phone: '+4520123456', identityNumber: '' }
const forms = {
  Klarna: { paymentId: '31' },
  Avarda: { paymentId: '32' },
  Svea: { paymentId: '33', typed: inFinland },
  Walley: { paymentId: '34', typed: inDenmark, product: 'oversellable' },
} as const

/** Never sold out, but not sold in Denmark. */
const endless = 'static-stock'
const productOf = (name: keyof typeof forms): Product =>
  name === 'Walley' ? forms[name].product : endless

const random = seededRandom('amount races')
/** Not even, so that each run has both payments, and not a divisor of the table's sides. */
const turns = 19
const turn = Math.floor(random() * turns)
/** One of nineteen, others in another run; all with `ALL_RACES`. */
const inTurn = <Row>(rows: readonly Row[]) =>
  process.env.ALL_RACES ? rows : rows.filter((_, index) => index % turns === turn)

const races = inTurn(
  hosts.flatMap((host, nth) =>
    changeNames.flatMap((change, row) =>
      steps.flatMap((step, column) => {
        const pair = Object.keys(payments) as (keyof typeof payments)[]
        // Neighbours have the other payment, so that each run has both for each change and each step.
        if ((nth + row + column) % 2) pair.reverse()
        return pair.map((payment) => [change, step, payment, host] as const)
      }),
    ),
  ),
)

/** A balance has one currency. */
const isPossible = (change: ChangeName, name: keyof typeof forms) =>
  change !== 'a spent balance' || !('typed' in forms[name])

const formRaces = inTurn(
  changeNames.flatMap((change, row) =>
    (Object.keys(forms) as (keyof typeof forms)[]).flatMap((name, column) => {
      const pair = [...hosts]
      if ((row + column) % 2) pair.reverse()
      return pair.map((host) => [change, name, host] as const)
    }),
  ),
).filter(([change, name]) => isPossible(change, name))

const purchases = await openForTests(openPurchases())
const begin = amountChanges(purchases)
const foreign = await purchases.openForeignShop()
const shops = {
  'a merchant that compares': purchases.shop,
  'a merchant that cannot compare': foreign,
}

const isForeign = (host: (typeof hosts)[number]) => host === 'a merchant that cannot compare'

describe('the shop’s own form', () => {
  it.each(races)('%s at %s, paid by %s, at %s', async (name, step, payment, host) => {
    const change: AmountChange = await begin[name](shops[host], endless)
    try {
      const paymentId = payments[payment]
      const one = await purchases.atOrderButton({
        product: endless,
        ...change,
        paymentId,
        host: shops[host],
      })
      const send = () => one.shopper.post('/kassan', one.form)
      if (step === 'before the order') await change.make(one)
      const page =
        step === 'before the order'
          ? await send()
          : await purchases.during(step, () => change.make(one), send)

      if (change.outcome === 'sold out') {
        expect(page.status).toBe(422)
        expect(page.html).toContain('finns inte längre i det antal')
        expect(await purchases.isOrdered(one.shopper)).toBe(false)
      } else if (change.outcome === 'as seen') {
        expect(page.status).toBe(303)
        const path = await purchases.confirmationOf(page.location!)
        const { html } = await one.shopper.get(path)
        expect(html).toContain('Tack för din order!')
        expect(html).not.toContain(difference)
        expect(await orderedFor(path)).toBe(Number(one.form.seenTotal))
      } else if (isForeign(host) && step === 'placeOrder' && !change.isNoticed) {
        expect(page.status).toBe(303)
        expectDifference(
          await one.shopper.get(await purchases.confirmationOf(page.location!)),
          one.form,
        )
      } else await purchases.expectRefusal(one, page, change.message)
    } finally {
      await change.undo?.()
    }
  })
})

describe('the form of a provider', () => {
  it.each(formRaces)('%s while the form of %s is open, at %s', async (name, provider, host) => {
    const change: AmountChange = await begin[name](shops[host], productOf(provider))
    try {
      const { shopper, form } = await purchases.atOrderButton({
        product: productOf(provider),
        ...forms[provider],
        ...change,
        host: shops[host],
      })
      const { html, amount } = await openForm({ shopper, form })
      expect(amount).toBe(Math.round(Number(form.seenDue) * 100))
      await change.make({ shopper, form })
      const returned = await purchases.payInForm(html, isForeign(host) ? undefined : amount)
      if (isRefused(change, name, host)) {
        const error = change.outcome === 'sold out' ? 'OutOfStock' : 'AmountChanged'
        expect(returned).toContain(`error=${error}`)
        expect(await purchases.isOrdered(shopper)).toBe(false)
        await shopper.get(pathIn(returned))
        const page = await shopper.get('/kassan')
        expect(page.html).toContain(messages[error])
        if (error === 'AmountChanged') {
          expect(Number(formFields(page.html).seenDue)).not.toBe(Number(form.seenDue))
        }
        return
      }
      const first = await shopper.get(pathIn(returned))
      const page = first.location ? await shopper.get(first.location) : first
      if (changesForm(change, name)) return expectDifference(page, form)
      expect(page.html).toContain('Tack för din order!')
      expect(page.html).not.toContain(difference)
    } finally {
      await change.undo?.()
    }
  })

  it.each(Object.keys(forms) as (keyof typeof forms)[])(
    'of %s is opened with the sum of its page, which changed before',
    async (provider) => {
      const one = await purchases.atOrderButton({ product: endless, ...forms[provider] })
      const change = await begin['another quantity']()
      const { html, amount } = await purchases
        .during(
          'validateOrderConditions',
          () => change.make(one),
          () => one.shopper.post('/kassan', one.form),
        )
        .then(() => openForm(one))
      expect(formFields(html).seenDue).not.toBe(one.form.seenDue)
      expect(amount).toBe(Math.round(Number(formFields(html).seenDue) * 100))
    },
  )
})

const messages = {
  AmountChanged: 'Beställningen eller summan ändrades medan betalningen pågick',
  OutOfStock: 'slut',
}

/** A provider's form orders the cart as it is, with the delivery of another tab. */
const changesForm = ({ outcome }: AmountChange, name: ChangeName) =>
  outcome === 'refused' || name === 'another delivery in another tab'

const isRefused = (change: AmountChange, name: ChangeName, host: (typeof hosts)[number]) =>
  change.outcome === 'sold out' ||
  (changesForm(change, name) && (change.isNoticed || !isForeign(host)))

/** The page with a provider's form, and the amount of that in minor units. */
async function openForm({ shopper, form }: Buyer) {
  await shopper.post('/kassan', form)
  const { html } = await shopper.get('/kassan?pay')
  return { html, amount: await purchases.amountInForm(html) }
}

/** The total of the order of a confirmation. */
async function orderedFor(confirmation: string): Promise<number> {
  const query = new URLSearchParams(confirmation.split('?')[1])
  const ids = `id: "${query.get('oid')}", cartId: "${query.get('cartid')}"`
  const { checkout } = await purchases.ask<{ checkout: { order: { orderValueIncVat: number } } }>(
    `{ checkout(${ids}, paymentType: STANDARD) { order { orderValueIncVat } } }`,
  )
  return checkout.order.orderValueIncVat
}
