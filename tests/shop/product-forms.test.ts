import { describe, expect, inject, it } from 'vitest'

import { openShopper, type Shopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')

async function productOf(shopper: Shopper, text: string): Promise<string> {
  const { html } = await shopper.get(`/s/${text}`)
  return /href="(\/p\/[^"]+)"/.exec(html)?.[1] ?? ''
}

describe('a review', () => {
  const review = { intent: 'review', rating: '4', author: 'Eva', comment: 'Skön & <b>fin</b>' }

  it('is written by customers: a guest has to log in and keeps the typed text', async () => {
    const guest = openShopper(origin)
    const product = await productOf(guest, 'Alder')
    expect((await guest.get(product)).html).toContain('Logga in för att skriva ett omdöme')
    const refused = await guest.post(product, review)
    expect(refused.status).toBe(401)
    expect(refused.html).toMatch(/<textarea[^>]*>Skön &amp; &lt;b&gt;fin/)
    expect(refused.html).toContain('Logga in för att skriva ett omdöme')
  })

  it('needs every field, keeps what was typed, and waits for approval', async () => {
    const customer = openShopper(origin)
    await customer.post('/skapa-konto', {
      email: 'reviewer@example.com',
      newPassword: 'en lång mening',
      repeated: 'en lång mening',
      customerType: 'PERSON',
    })
    const product = await productOf(customer, 'Alder')
    const empty = await customer.post(product, { intent: 'review', comment: 'Skön' })
    expect(empty.status).toBe(422)
    expect(empty.html).toContain('Använd stjärnorna för att betygsätta produkten')
    expect(empty.html).toContain('Detta fält är obligatoriskt')
    expect(empty.html).toMatch(/<textarea[^>]*>Skön</)
    for (const wrong of [{ rating: '6' }, { author: 'x'.repeat(51) }, { comment: ' ' }]) {
      expect((await customer.post(product, { ...review, ...wrong })).status).toBe(422)
    }
    expect(await customer.post(product, review)).toMatchObject({
      status: 303,
      location: `${product}#reviews`,
    })
    const { html } = await customer.get(product)
    expect(html).toContain('Tack för ditt omdöme! Det visas här när vi har granskat det.')
    expect(html).not.toContain('Skön')
  })
})

it('a shopper receives a mail when a sold-out product is back, and an invalid address has a message at its field', async () => {
  const shopper = openShopper(origin)
  const product = await productOf(shopper, 'Kelda')
  const { html } = await shopper.get(product)
  const [, sku = ''] = /name="sku" value="(\d+)"/.exec(html) ?? []
  const send = (email: string, of = sku) =>
    shopper.post(product, { intent: 'stock-alert', sku: of, email })
  const slip = await send('eva@')
  expect(slip.status).toBe(422)
  expect(slip.html).toContain('Du måste ange en giltig email')
  expect(slip.html).toContain('value="eva@"')
  expect((await send('eva@example.com', '')).status).toBe(422)
  expect((await send('eva@example.com', '999999999')).status).toBe(503)
  expect(await send('eva@example.com')).toMatchObject({
    status: 303,
    location: `${product}#stock-alert`,
  })
  expect((await shopper.get(product)).html).toContain('Klart! Du får ett mejl')
})
