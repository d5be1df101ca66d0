import { describe, expect, it } from 'vitest'

import { amountChanges } from '#tests/support/amount-changes.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import {
  buyer,
  difference,
  expectDifference,
  openPurchases,
  pathIn,
  pathOf,
  type Buyer,
} from '#tests/support/purchases.ts'
import { openShopper } from '#tests/support/shopper.ts'

/** What becomes of the amounts that a buyer saw, beside the races of `amount-races.test.ts`. */
const change = async (name: 'more goods' | 'another quantity' | 'a price', buyer: Buyer) =>
  amountChanges(purchases)[name](purchases.shop, 'static-stock').make(buyer)

const purchases = await openForTests(openPurchases())

it('the page of a provider’s form has the sum of the form, though it changed while the form was opened', async () => {
  const one = await purchases.atOrderButton({ paymentId: '31' })
  await one.shopper.post('/kassan', one.form)
  const opensForm = (checkout: unknown) =>
    Boolean((checkout as { checkoutUrls?: object }).checkoutUrls)
  const { html } = await purchases.during(
    'createOrUpdateCheckout',
    () => change('more goods', one),
    () => one.shopper.get('/kassan?pay'),
    opensForm,
  )
  const shown = formFields(html)
  expect(Number(shown.seenDue)).not.toBe(Number(one.form.seenDue))
  expect(await purchases.amountInForm(html)).toBe(Math.round(Number(shown.seenDue) * 100))
})

it('the hook of a provider’s form compares the amounts after the check of the customer', async () => {
  const one = await purchases.atOrderButton({ paymentId: '32' })
  const check = { ...one.form, intent: 'check' }
  expect((await one.shopper.post('/checkout/draft', check)).status).toBe(204)
  const { status } = await purchases.during(
    'validateOrderCreation',
    () => change('more goods', one),
    () => one.shopper.post('/checkout/draft', check),
  )
  expect(status).toBe(409)
})

it('the page of an ordered cart does not order the next one, of the same goods and sum', async () => {
  const options = { paymentId: '23', product: 'static-stock' } as const
  const { shopper, form } = await purchases.atOrderButton(options)
  const { location } = await shopper.post('/kassan', form)
  await shopper.get(await purchases.confirmationOf(location!))
  const next = await purchases.atOrderButton({ ...options, shopper })
  expect(next.form.seenTotal).toBe(form.seenTotal)
  const page = await shopper.post('/kassan', form)
  expect([page.status, await purchases.isOrdered(shopper)]).toEqual([422, false])
  expect(page.html).toContain('Varukorgen har ändrats under tiden.')
  expect((await shopper.post('/kassan', { ...formFields(page.html), ...buyer })).status).toBe(303)
})

it('a refused order keeps the choice of the delivery widget', async () => {
  const inNorway = {
    ...buyer,
    country: 'no',
    zip: '5003',
    phone: '+4740612345',
    identityNumber: '',
  }
  const choice = { shippingId: 'nshift-pickup', paymentId: '23' }
  const shopper = purchases.newShopper()
  await shopper.buy('/p/visteholm-golvlampa-massing')
  await shopper.post('/kassan', { ...inNorway, intent: 'update' })
  const point = { pickupPoint: 'no-5-2' }
  await shopper.post('/kassan', { ...inNorway, ...choice, ...point, intent: 'update' })
  const form = { ...formFields((await shopper.get('/kassan')).html), ...inNorway, ...point }
  expect(form).toMatchObject(choice)
  const page = await purchases.during(
    'placeOrder',
    () => change('another quantity', { shopper, form }),
    () => shopper.post('/kassan', form),
  )
  expect(page.status).toBe(422)
  const { html } = await shopper.get('/kassan')
  expect(formFields(html)).toMatchObject(choice)
  expect(/<[^>]*value="no-5-2"[^>]*>/.exec(html)?.[0]).toMatch(/ (selected|checked)=/)
})

describe('a merchant that cannot compare them', async () => {
  const foreign = await purchases.openForeignShop()

  it('is not sent them, and a changed order tells so in every browser and after each reload', async () => {
    const one = await purchases.atOrderButton({ paymentId: '23', host: foreign })
    const ordered = await purchases.during(
      'placeOrder',
      () => change('more goods', one),
      (sent) => {
        expect(sent()).not.toHaveProperty('seenTotal')
        return one.shopper.post('/kassan', one.form)
      },
    )
    const path = await purchases.pay(ordered.location!)
    // A payment app may open another browser, and a page is loaded twice.
    for (const browser of [one.shopper, openShopper(foreign.origin)]) {
      expectDifference(await browser.get(path), one.form)
    }
  })

  it('a confirmation of a provider’s form tells of the difference after a reload too', async () => {
    const one = await purchases.atOrderButton({ paymentId: '31', host: foreign })
    await one.shopper.post('/kassan', one.form)
    const { html } = await one.shopper.get('/kassan?pay')
    await change('more goods', one)
    const returned = await one.shopper.get(pathIn(await purchases.payInForm(html)))
    expect(returned.status).toBe(302)
    for (const _ of [1, 2]) expectDifference(await one.shopper.get(returned.location!), one.form)
  })

  it('an order by invoice after the form of a provider, whose response was lost, says nothing of amounts', async () => {
    const { shopper, form } = await purchases.atOrderButton({ paymentId: '31', host: foreign })
    await shopper.post('/kassan', form)
    await shopper.get('/kassan?pay')
    const invoice = { ...form, paymentId: '24' }
    await shopper.post('/kassan', { ...invoice, intent: 'update' })
    const shown = formFields((await shopper.get('/kassan')).html)
    expect(Number(shown.seenDue)).toBeGreaterThan(Number(form.seenDue))
    const lost = openShopper(foreign.origin, shopper.cookies())
    const { status } = await lost.post('/kassan', { ...invoice, ...shown, ...buyer })
    expect(status).toBe(303)
    const { location } = await shopper.get('/varukorgen')
    const { html } = await shopper.get(location!)
    expect(html).toContain('Tack för din order!')
    expect(html).not.toContain(difference)
  })

  it('an unchanged order is placed and says nothing of amounts', async () => {
    for (const paymentId of ['23', '24']) {
      const { shopper, form } = await purchases.atOrderButton({ paymentId, host: foreign })
      const { location } = await shopper.post('/kassan', form)
      const { status, html } = await shopper.get(await purchases.confirmationOf(location!))
      expect(status).toBe(200)
      expect(html).toContain('Tack för din order!')
      expect(html).not.toContain(difference)
    }
  })
})

it('a checkout that is opened again names what has another price, once', async () => {
  const one = await purchases.atOrderButton({ paymentId: '23', product: 'static-stock' })
  const message = /Priset har ändrats[^<]*/
  const told = async () => message.exec((await one.shopper.get('/kassan')).html)?.[0]
  await one.shopper.post('/kassan', { ...one.form, code: 'SOMMAR10', intent: 'promo' })
  expect(await told()).toBeUndefined()
  await change('a price', one)
  expect(await told()).toContain('senast: ')
  expect(await told()).toBeUndefined()
})

it('a checkout that is opened again says above the form that something is sold out', async () => {
  const message = 'En av varorna finns inte längre i det antal du valt'
  const product = pathOf('few-left')
  const [late, other] = [purchases.newShopper(), purchases.newShopper()]
  await late.buy(product)
  expect((await late.get('/kassan')).html).not.toContain(message)
  const { sku } = await other.buyingForm(product)
  await other.post(product, { sku, quantity: '3' })
  const { form } = await purchases.atOrderButton({ paymentId: '23', shopper: other })
  expect((await other.post('/kassan', form)).status).toBe(303)
  const { html } = await late.get('/kassan')
  // On phones the lines are folded.
  expect(html.split('<details')[0]).toContain(message)
})
