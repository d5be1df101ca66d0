import { expect, inject, it } from 'vitest'

import { anna } from '#tests/support/account-forms.ts'
import { openShopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')
const path = '/hitta-order'

it('answers every number and address alike, and mails the link to the address of the order', async () => {
  const answers = []
  for (const identity of [
    { orderNumber: '#100001', email: ' Anna@Example.com' },
    { orderNumber: '100001', email: 'eva@example.com' },
    { orderNumber: '999999', email: anna.email },
  ]) {
    const guest = openShopper(origin)
    const { status, location } = await guest.post(path, identity)
    const { html } = await guest.get(location ?? '')
    expect(html).toContain('har vi skickat länken dit')
    expect(html).not.toContain('/order/')
    answers.push([status, location, html.replace(/nonce="[^"]*"/g, '').length])
  }
  const outbox = await openShopper(origin).get('/merchant/outbox')
  const mails = outbox.html.match(/Länken till din beställning \d+<[^·]*Till \S+/g) ?? []
  expect(mails.filter((mail) => mail.includes('beställning 100001<'))).toHaveLength(1)
  expect(mails[0]).toContain(anna.email)
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

it('leads a customer to their own orders', async () => {
  const customer = openShopper(origin)
  await customer.post('/logga-in', anna)
  const { html } = await customer.get(path)
  expect(html).toContain(`value="${anna.email}"`)
  expect(html).toContain('href="/mina-sidor/ordrar">Till mina beställningar<')
  // A login that a tab from before offers leads on to where it was asked for.
  for (const [address, next] of [
    ['/logga-in', '/mina-sidor/ordrar'],
    ['/logga-in?returnTo=/kassan', '/kassan'],
    ['/skapa-konto?returnTo=/kassan', '/kassan'],
    ['/logga-in?returnTo=//evil.example', '/mina-sidor/ordrar'],
  ] as const)
    expect(await customer.get(address)).toMatchObject({ status: 302, location: next })
})

it('is linked where a guest looks for an order', async () => {
  const guest = openShopper(origin)
  const unknown = '/order/00000000-0000-4000-8000-000000000000'
  for (const [address, status, link] of [
    ['/logga-in', 200, 'Har du handlat utan konto? Hitta din beställning'],
    ['/kopvillkor', 200, 'Följ din beställning'],
    [unknown, 404, 'Hitta din beställning'],
  ] as const) {
    const page = await guest.get(address)
    expect([address, page.status]).toEqual([address, status])
    expect(page.html).toMatch(new RegExp(`href="/hitta-order"[^>]*>${link.replace('?', '\\?')}<`))
  }
  expect((await guest.get(unknown)).html).toContain('<title>Sidan finns inte')
})
