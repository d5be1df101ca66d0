import { randomUUID } from 'node:crypto'

import { describe, expect, inject, it } from 'vitest'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { anna } from '#tests/support/account-forms.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openShopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')
const path = '/angra-avtal'

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

/** An order of the demo's customer that can be withdrawn from: its number and the path of its page. */
async function orderOfAnna() {
  const customer = openShopper(origin)
  await customer.post('/logga-in', anna)
  const { html } = await customer.get('/mina-sidor/ordrar')
  // The oldest: other tests buy as the same customer with other e-mail addresses.
  const articles = html.split('<article')
  const article = articles.findLast((each) => each.includes('href="/angra-avtal?order='))
  const number = /angra-avtal\?order=(\d+)/.exec(article ?? '')?.[1]
  const path = /href="(\/order\/[^"/]+)"/.exec(article ?? '')?.[1]
  if (!number || !path) throw new Error('no order of the demo can be withdrawn from')
  return { customer, number, path }
}

const lamp = `/p/${demoProducts['below-30-day-low'].aliases.sv}`
const buyer = {
  zip: '90325',
  phone: '070-123 45 67',
  firstName: 'Eva',
  lastName: 'Ek',
  addressLine1: 'Storgatan 1',
  city: 'Umeå',
}

async function newCustomer() {
  const customer = openShopper(origin)
  const email = `kund-${randomUUID().slice(0, 8)}@example.com`
  const form = { email, newPassword: anna.password, repeated: anna.password }
  await customer.post('/skapa-konto', { ...form, customerType: 'PERSON' })
  return customer
}

describe('withdrawing from a contract', () => {
  it('is linked on every page by the words of the law', async () => {
    const shopper = openShopper(origin)
    for (const address of ['/', '/kopvillkor', '/missing-page', '/en'])
      expect((await shopper.get(address)).html).toMatch(
        /href="[^"]*\/(angra-avtal|withdraw)">(Ångra avtalet här|Withdraw from contract here)</,
      )
  })

  it('takes a guest two steps, has one receipt for a form sent twice, and is shown with the order', async () => {
    const guest = openShopper(origin)
    const { customer, number: orderNumber, path: orderPath } = await orderOfAnna()
    const found = await guest.post(path, { orderNumber, email: ' Anna@Example.com' })
    // A redirect, so that going back does not ask to send the form again. The address is not in the URL.
    expect(found.status).toBe(303)
    expect(found.location).toMatch(/^\/angra-avtal\?statement=[\w-]+$/)
    const second = await guest.get(found.location ?? '')
    expect(second.html).toContain('Bekräfta ånger</button>')
    // Who merely knows number and address does not learn the name.
    expect(second.html).not.toContain('Anna Berg')
    const shown = formFields(mainOf(second.html))
    const fields: typeof shown = { ...shown, name: 'Anna Berg' }
    const nothing = await guest.post(path, { ...fields, row: '1:0' })
    expect(nothing.status).toBe(422)
    expect(nothing.html).toContain('Välj minst en vara som du vill ångra')
    expect(formFields(mainOf(nothing.html)).key).toBe(fields.key)
    const [one, other] = await Promise.all([guest.post(path, fields), guest.post(path, fields)])
    expect([one.status, other.status]).toEqual([303, 303])
    expect(one.location).toBe(other.location)
    const receipt = await guest.get(one.location ?? '')
    expect(receipt.html).toContain('Vi har tagit emot ditt ångermeddelande')
    const [, time = ''] =
      /<time dateTime="(\d{4}-\d\d-\d\dT[\d:.]+Z)">[^<]+</i.exec(receipt.html) ?? []
    expect(time).not.toBe('')
    expect(receipt.headers.get('cache-control')).toContain('no-store')

    // Whoever has the link of the order sees what was withdrawn, without name and address of the statement.
    const order = mainOf((await guest.get(orderPath)).html)
    expect(order).toContain('Ångrade varor')
    expect(order).not.toContain(anna.email)
    const { html } = await customer.get('/mina-sidor/ordrar')
    const article = html.split('<article').find((each) => each.includes(orderPath))
    expect(article).toContain('Ångermeddelande mottaget')
  })

  it('opens from the account with the order and its address, for nobody else', async () => {
    const [customer, stranger] = await Promise.all([newCustomer(), newCustomer()])
    const { sku } = await customer.buyingForm(lamp)
    await customer.post(lamp, { sku, quantity: '1' })
    const email = 'annan-adress@example.com'
    const bill = { paymentId: '24', identityNumber: '19811228-9874' }
    const typed = { ...buyer, ...bill, email }
    await customer.post('/kassan', { ...typed, intent: 'update' })
    const fields = formFields((await customer.get('/kassan')).html)
    await customer.post('/kassan', { ...fields, ...typed, intent: 'update' })
    const shown = formFields((await customer.get('/kassan')).html)
    const ordered = await customer.post('/kassan', { ...shown, terms: 'on', intent: 'order' })
    const [, number = ''] = /oid=(\d+)/.exec(ordered.location ?? '') ?? []
    const { html } = await customer.get('/mina-sidor/ordrar')
    expect(html).toContain(`href="${path}?order=${number}"`)

    const second = mainOf((await customer.get(`${path}?order=${number}`)).html)
    expect(second).toContain('Bekräfta ånger</button>')
    expect(formFields(second)).toMatchObject({ orderNumber: number, email, name: 'Eva Ek' })
    for (const other of [stranger, openShopper(origin)]) {
      const first = mainOf((await other.get(`${path}?order=${number}`)).html)
      expect(first).not.toContain('Bekräfta ånger</button>')
      expect(first).not.toContain(email)
      expect(formFields(first).orderNumber).toBe(number)
    }
  })

  it('begins again with a link of another shop or another day', async () => {
    const { status, location } = await openShopper(origin).get(
      `${path}?statement=${'A'.repeat(80)}`,
    )
    expect([status, location]).toEqual([302, path])
  })

  it('keeps what was typed, and does not tell which orders exist', async () => {
    const guest = openShopper(origin)
    const empty = await guest.post(path, { orderNumber: '"><b>7', email: 'eva' })
    expect(empty.status).toBe(422)
    expect(empty.html).toContain('Du måste ange en giltig email')
    expect(empty.html).toContain('value="&quot;&gt;&lt;b&gt;7"')
    const missing = await guest.post(path, { orderNumber: '999999', email: anna.email })
    const stranger = await guest.post(path, { orderNumber: '100001', email: 'eva@example.com' })
    for (const { status, html } of [missing, stranger]) {
      expect(status).toBe(422)
      expect(html).toContain('Vi hittar ingen order med det numret')
    }
  })

  it.each(['nope', '00000000-0000-4000-8000-000000000000'])('has no receipt %s', async (id) => {
    expect((await openShopper(origin).get(`${path}?receipt=${id}`)).status).toBe(404)
  })
})
