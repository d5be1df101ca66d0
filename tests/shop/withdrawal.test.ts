import { describe, expect, inject, it } from 'vitest'

import { anna } from '#tests/support/account-forms.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openShopper, type Shopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')
const path = '/angra-avtal'

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

/** The number of an order of the demo's customer that can be withdrawn from. */
async function orderOfAnna(shopper: Shopper): Promise<string> {
  const customer = openShopper(origin)
  await customer.post('/logga-in', anna)
  const { html } = await customer.get('/mina-sidor/ordrar')
  for (const number of new Set(html.match(/\b10\d{4}\b/g))) {
    const found = await shopper.post(path, { orderNumber: number, email: anna.email })
    if (found.status === 200) return number
  }
  throw new Error('no order of the demo can be withdrawn from')
}

describe('withdrawing from a contract', () => {
  it('is linked on every page by the words of the law', async () => {
    const shopper = openShopper(origin)
    for (const address of ['/', '/kopvillkor', '/missing-page', '/en'])
      expect((await shopper.get(address)).html).toMatch(
        /href="[^"]*\/(angra-avtal|withdraw)">(Ångra avtalet här|Withdraw from contract here)</,
      )
  })

  it('takes a guest two steps, and has one receipt for a form sent twice', async () => {
    const guest = openShopper(origin)
    const orderNumber = await orderOfAnna(guest)
    const second = await guest.post(path, { orderNumber, email: ' Anna@Example.com' })
    expect(second.html).toContain('Bekräfta ånger</button>')
    const fields = formFields(mainOf(second.html))
    const nothing = await guest.post(path, { ...fields, row: '1:0' })
    expect(nothing.status).toBe(422)
    expect(nothing.html).toContain('Välj minst en vara som du vill ångra')
    expect(formFields(mainOf(nothing.html)).key).toBe(fields.key)
    const [one, other] = await Promise.all([guest.post(path, fields), guest.post(path, fields)])
    expect([one.status, other.status]).toEqual([303, 303])
    expect(one.location).toBe(other.location)
    const receipt = await guest.get(one.location ?? '')
    expect(receipt.html).toContain('Vi har tagit emot din ånger')
    expect(receipt.html).toMatch(/<time dateTime="\d{4}-\d\d-\d\dT[\d:.]+Z">[^<]+</i)
    expect(receipt.headers.get('cache-control')).toContain('no-store')
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
