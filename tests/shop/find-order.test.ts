import { expect, inject, it } from 'vitest'

import { anna } from '#tests/support/account-forms.ts'
import { openShopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')
const path = '/hitta-order'

it('leads from number and e-mail address to the order, and tells of neither which one is wrong', async () => {
  const guest = openShopper(origin)
  const found = await guest.post(path, { orderNumber: '#100001', email: ' Anna@Example.com' })
  expect(found.status).toBe(303)
  expect((await guest.get(found.location ?? '')).html).toContain('Order 100001</h1>')
  const wrong = [
    { orderNumber: '100001', email: 'eva@example.com' },
    { orderNumber: '999999', email: anna.email },
  ]
  for (const identity of wrong) {
    const { status, html } = await guest.post(path, identity)
    expect(status).toBe(422)
    expect(html).toContain('Vi hittar ingen order med det numret')
    expect(html).toContain(`value="${identity.orderNumber}"`)
    expect(html).toContain(`value="${identity.email}"`)
  }
})

it('leads a customer to their own orders', async () => {
  const customer = openShopper(origin)
  await customer.post('/logga-in', anna)
  const { html } = await customer.get(path)
  expect(html).toContain(`value="${anna.email}"`)
  expect(html).toContain('href="/mina-sidor/ordrar">Till mina ordrar<')
})

it('is linked where a guest looks for an order', async () => {
  const guest = openShopper(origin)
  const unknown = '/order/00000000-0000-4000-8000-000000000000'
  for (const [address, status, link] of [
    ['/logga-in', 200, 'Har du handlat utan konto? Hitta din order'],
    ['/kopvillkor', 200, 'Följ din order'],
    [unknown, 404, 'Hitta din order'],
  ] as const) {
    const page = await guest.get(address)
    expect([address, page.status]).toEqual([address, status])
    expect(page.html).toMatch(new RegExp(`href="/hitta-order"[^>]*>${link.replace('?', '\\?')}<`))
  }
  expect((await guest.get(unknown)).html).toContain('<title>Sidan finns inte')
})
