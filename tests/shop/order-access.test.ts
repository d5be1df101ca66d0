import { randomUUID } from 'node:crypto'

import { expect, inject, it } from 'vitest'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { anna } from '#tests/support/account-forms.ts'
import { orderByBill } from '#tests/support/order-by-bill.ts'
import { openShopper, type Shopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')
// Many tests order it.
const product = `/p/${demoProducts['oversellable'].aliases.sv}`

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const newAddress = () => `eva-${randomUUID().slice(0, 8)}@example.com`

/** Everything of a page that names the buyer, or leads to it. */
const personal = ['Eva Ek', 'Storgatan 1', '903 25', 'Umeå', '@example.com']

async function order(buyer = openShopper(origin), email = newAddress()) {
  const placed = await orderByBill(buyer, product, email)
  return { buyer, email, page: `/order/${placed.publicId}`, ...placed }
}

/** For tests that only look at them. */
const [one, other] = [await order(), await order()]

const shown = async (shopper: Shopper, address: string) => {
  const { status, html } = await shopper.get(address)
  expect(status).toBe(200)
  // Loader data, too: a page must not carry what it hides.
  return { main: mainOf(html), html }
}

it('the addresses of an order show no personal data in another browser, and are useful there', async () => {
  const { confirmation, page, number } = one
  const stranger = openShopper(origin)
  for (const address of [confirmation, page, `/en${page}`]) {
    const { main, html } = await shown(stranger, address)
    for (const text of personal) expect(html, `${address}: ${text}`).not.toContain(text)
    expect(main).not.toContain('/receipt')
    expect(main).toContain(number)
    expect(main).toMatch(/\d\s(kr|SEK)|SEK\s\d/)
    expect(main).toMatch(
      new RegExp(
        `href="/(hitta-order|en/find-order)\\?order=${number}">(Skicka länken till mig|Send me the link)<`,
      ),
    )
  }
  expect((await shown(stranger, page)).main).toContain('Mottagen')
  const finder = await stranger.get(`/hitta-order?order=${number}`)
  expect(finder.html).toMatch(new RegExp(`name="orderNumber"[^>]*value="${number}"`))
  const receipt = await stranger.get(`${page}/receipt`)
  expect([receipt.status, receipt.location]).toEqual([302, page])
})

it('the browser that has placed it shows all of it', async () => {
  const { buyer, confirmation, page, email } = one
  const confirmed = (await shown(buyer, confirmation)).main
  for (const text of ['Eva Ek', 'Storgatan 1', email, `${page}/receipt`])
    expect(confirmed).toContain(text)
  const opened = (await shown(buyer, page)).main
  for (const text of ['Eva Ek', 'Storgatan 1', `${page}/receipt`]) expect(opened).toContain(text)
  expect((await buyer.get(`${page}/receipt`)).status).toBe(200)
  expect(buyer.cookies().match(/ralph-browser=([^;]*)/)?.[1]?.length).toBeLessThan(1_000)
})

it('the link of its mail opens both pages in any browser, which keeps the key out of its address', async () => {
  const { confirmation, page, link } = one
  const phone = openShopper(origin)
  const used = await phone.get(link)
  expect([used.status, used.location]).toEqual([302, page])
  expect(used.headers.get('cache-control')).toContain('no-store')
  expect(used.headers.getSetCookie().join()).toMatch(/ralph-browser=[^;]+;[^,]*HttpOnly/i)
  for (const address of [page, confirmation])
    expect((await shown(phone, address)).main).toContain('Storgatan 1')
  expect((await phone.get(`${page}/receipt`)).status).toBe(200)
})

it('a link opens its own order, and no other key opens anything', async () => {
  const stranger = openShopper(origin)
  await stranger.get(one.link)
  const keyOfOne = one.link.split('key=')[1] ?? ''
  for (const key of [keyOfOne, '', 'nope', `${keyOfOne}x`, keyOfOne.toLowerCase()]) {
    const answer = await stranger.get(`${other.page}?key=${key}`)
    expect([answer.status, answer.location]).toEqual([302, other.page])
    expect((await shown(stranger, other.page)).html).not.toContain('Storgatan 1')
  }
  // The cart of another order does not open it either.
  const [, ownCart = ''] = /cartid=([^&]+)/.exec(one.confirmation) ?? []
  const mixed = other.confirmation.replace(/cartid=[^&]+/, `cartid=${ownCart}`)
  expect((await one.buyer.get(mixed)).html).not.toContain(other.email)
  const unknown = `/order/${randomUUID()}`
  expect((await stranger.get(`${unknown}?key=${keyOfOne}`)).location).toBe(unknown)
  expect((await stranger.get(unknown)).status).toBe(404)
})

it('its owner sees all of it wherever they log in, and nothing stays after they log out', async () => {
  const customer = openShopper(origin)
  const email = newAddress()
  const form = { email, newPassword: anna.password, repeated: anna.password }
  await customer.post('/skapa-konto', { ...form, customerType: 'PERSON' })
  const { page, confirmation } = await order(customer, email)
  const elsewhere = openShopper(origin)
  await elsewhere.post('/logga-in', { email, password: anna.password })
  for (const address of [page, confirmation])
    expect((await shown(elsewhere, address)).main).toContain('Storgatan 1')
  expect((await elsewhere.get(`${page}/receipt`)).status).toBe(200)
  for (const browser of [customer, elsewhere]) {
    await browser.post('/logga-ut', {})
    expect((await shown(browser, page)).html).not.toContain('Storgatan 1')
  }
})

it('where a parcel is can be seen by who may open its order', async () => {
  const owner = openShopper(origin)
  await owner.post('/logga-in', anna)
  const { html } = await owner.get('/mina-sidor/ordrar')
  const pages = [...new Set(html.match(/\/order\/[\da-f-]{36}(?=")/g))]
  const own = await Promise.all(pages.map((page) => shown(owner, page)))
  const sent = own.findIndex(({ main }) => main.includes('/tracking/'))
  const [, parcel = ''] = /\/tracking\/(\w+)/.exec(own[sent]?.main ?? '') ?? []
  expect(parcel).not.toBe('')
  expect((await shown(openShopper(origin), pages[sent]!)).html).not.toContain(parcel)
})

it('public pages are as they were for a browser with orders', async () => {
  const phone = openShopper(origin)
  await phone.get(one.link)
  const { headers } = await phone.get('/c/soffor')
  expect(headers.get('cache-control')).toContain('public')
  expect(headers.getSetCookie()).toEqual([])
})
