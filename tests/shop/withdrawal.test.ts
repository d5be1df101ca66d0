import { randomUUID } from 'node:crypto'

import { describe, expect, inject, it } from 'vitest'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { anna } from '#tests/support/account-forms.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { orderByBill } from '#tests/support/order-by-bill.ts'
import { openShopper, type Page } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')
const path = '/angra-avtal'
// Many tests order it.
const product = `/p/${demoProducts['oversellable'].aliases.sv}`

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

async function newCustomer() {
  const customer = openShopper(origin)
  const email = `kund-${randomUUID().slice(0, 8)}@example.com`
  const form = { email, newPassword: anna.password, repeated: anna.password }
  await customer.post('/skapa-konto', { ...form, customerType: 'PERSON' })
  return customer
}

const newAddress = () => `eva-${randomUUID().slice(0, 8)}@example.com`

async function receiptsTo(email: string): Promise<number> {
  const { html } = await openShopper(origin).get('/merchant/outbox')
  return html.split('<li').filter((mail) => mail.includes(email) && /ånger/i.test(mail)).length
}

describe('withdrawing from a contract', () => {
  it('is linked on every page by the words of the law', async () => {
    const shopper = openShopper(origin)
    for (const address of ['/', '/kopvillkor', '/missing-page', '/en'])
      expect((await shopper.get(address)).html).toMatch(
        /href="[^"]*\/(angra-avtal|withdraw)">(Ångra avtalet här|Withdraw from contract here)</,
      )
  })

  it('takes a guest one form, and answers alike whether there is such an order or not', async () => {
    const email = newAddress()
    const { number } = await orderByBill(openShopper(origin), product, email)
    const guest = openShopper(origin)
    const form = await guest.get(path)
    expect(form.html).toContain('Bekräfta ånger</button>')
    const answers: { page: Page; ms: number }[] = []
    for (const typed of [
      { orderNumber: number, email: email.toUpperCase() },
      // Of which nothing is left.
      { orderNumber: number, email },
      { orderNumber: number, email: anna.email },
      { orderNumber: '999999', email },
    ]) {
      const started = performance.now()
      const sent = await openShopper(origin).post(path, { ...typed, name: 'Eva Ek' })
      const ms = performance.now() - started
      // A redirect, so that going back does not ask to send the form again. Nothing typed is in the URL.
      expect(sent.status).toBe(303)
      expect(sent.location).toMatch(/^\/angra-avtal\?statement=[\w-]+$/)
      const page = await guest.get(sent.location ?? '')
      answers.push({ page, ms })
      expect(page.status).toBe(200)
      expect(page.headers.get('cache-control')).toContain('no-store')
      const shown = mainOf(page.html)
      expect(shown).toContain('Vi har tagit emot ditt ångermeddelande')
      expect(shown).toMatch(/<time dateTime="\d{4}-\d\d-\d\dT[\d:.]+Z">[^<]+ CES?T<\/time><\/dd>/i)
      for (const text of Object.values(typed)) expect(shown).toContain(text)
    }
    // Only what was typed, and when, differs from the answer to a number without an order.
    const plain = answers.map(({ page }) =>
      mainOf(page.html)
        .replace(/<time.*?<\/time>.*?<\/dd>/s, '')
        .replace(/[\w.-]+@example\.com|999999/gi, '')
        .replaceAll(number, ''),
    )
    expect(new Set(plain).size).toBe(1)
    for (const { ms } of answers) expect(ms).toBeGreaterThan(450)
    expect(await receiptsTo(email)).toBe(1)
    expect(await receiptsTo(anna.email)).toBe(0)
  })

  it('lets who has placed the order, or has its link, choose lines, once for a form sent twice', async () => {
    const email = newAddress()
    const buyer = openShopper(origin)
    const { number, publicId, link } = await orderByBill(buyer, product, email)
    const elsewhere = openShopper(origin)
    const address = `${path}?order=${publicId}`
    const closed = mainOf((await elsewhere.get(address)).html)
    expect(formFields(closed)).toMatchObject({ orderNumber: number, email: '', name: '' })
    expect(closed).not.toContain('Varor i beställningen')
    const bare = { order: publicId, orderNumber: number, name: 'Eva Ek', key: 'a key', row: '1:1' }
    const refused = await elsewhere.post(path, bare)
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('öppnat beställningen med länken')
    expect(formFields(mainOf(refused.html))).toMatchObject({ orderNumber: number, name: 'Eva Ek' })

    await elsewhere.get(link)
    for (const browser of [buyer, elsewhere]) {
      const shown = mainOf((await browser.get(address)).html)
      expect(shown).toContain('Bekräfta ånger</button>')
      expect(formFields(shown)).toMatchObject({ order: publicId, name: 'Eva Ek' })
    }
    const fields = formFields(mainOf((await elsewhere.get(address)).html))
    const nothing = await elsewhere.post(path, { ...fields, row: '1:0' })
    expect(nothing.status).toBe(422)
    expect(nothing.html).toContain('Välj minst en vara som du vill ångra')
    const kept = formFields(mainOf(nothing.html))
    expect([kept.key, kept.row]).toEqual([fields.key, undefined])
    const sent = await Promise.all([elsewhere.post(path, fields), elsewhere.post(path, fields)])
    expect(sent.map(({ status }) => status)).toEqual([303, 303])
    expect(sent[0].location).toBe(sent[1].location)
    const receipt = await elsewhere.get(sent[0].location ?? '')
    expect(receipt.html).toContain(email)
    expect(receipt.headers.get('cache-control')).toContain('no-store')
    expect(await receiptsTo(email)).toBe(1)

    expect(mainOf((await buyer.get(`/order/${publicId}`)).html)).toContain('Ångrade varor')
    const stranger = openShopper(origin)
    expect(mainOf((await stranger.get(`/order/${publicId}`)).html)).not.toContain('Ångrade varor')
  })

  it('shows what is left to a form that was loaded before another statement', async () => {
    const buyer = openShopper(origin)
    await buyer.buy(product)
    const { publicId } = await orderByBill(buyer, product, newAddress())
    const fields = formFields(mainOf((await buyer.get(`${path}?order=${publicId}`)).html))
    expect(fields.row).toBe('1:2')
    const part = await buyer.post(path, { ...fields, row: '1:1' })
    expect(part.status).toBe(303)
    const late = await buyer.post(path, fields)
    expect(late.status).toBe(422)
    expect(late.html).toContain('Något av det du valde är redan ångrat')
    expect(formFields(mainOf(late.html))).toMatchObject({ row: '1:1', key: fields.key })
  })

  it('opens from the account of the owner in any browser, for nobody else', async () => {
    const customer = await newCustomer()
    const { number, publicId } = await orderByBill(customer, product, 'annan-adress@example.com')
    const { html } = await customer.get('/mina-sidor/ordrar')
    expect(html).toContain(`href="${path}?order=${publicId}"`)
    const session = customer
      .cookies()
      .split('; ')
      .filter((cookie) => !cookie.startsWith('ralph-browser='))
    const owner = openShopper(origin, session.join('; '))
    const own = mainOf((await owner.get(`${path}?order=${publicId}`)).html)
    expect(formFields(own)).toMatchObject({ order: publicId, name: 'Eva Ek' })
    for (const other of [await newCustomer(), openShopper(origin)]) {
      const closed = mainOf((await other.get(`${path}?order=${publicId}`)).html)
      expect(closed).not.toContain('annan-adress@example.com')
      expect(closed).not.toContain('Eva Ek')
      expect(formFields(closed).orderNumber).toBe(number)
    }
  })

  it('begins again with a link of another shop or another day', async () => {
    const { status, location } = await openShopper(origin).get(
      `${path}?statement=${'A'.repeat(80)}`,
    )
    expect([status, location]).toEqual([302, path])
  })

  it('keeps what was typed, and names every error', async () => {
    const guest = openShopper(origin)
    const empty = await guest.post(path, { orderNumber: '"><b>7', email: 'eva', name: ' ' })
    expect(empty.status).toBe(422)
    expect(empty.html).toContain('Du måste ange en giltig email')
    expect(empty.html).toContain('Namn: Detta fält är obligatoriskt')
    expect(empty.html).toContain('value="&quot;&gt;&lt;b&gt;7"')
  })

  it.each(['nope', '00000000-0000-4000-8000-000000000000'])('has no receipt %s', async (id) => {
    expect((await openShopper(origin).get(`${path}?receipt=${id}`)).status).toBe(404)
  })
})
