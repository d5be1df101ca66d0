import { randomUUID } from 'node:crypto'

import { describe, expect, inject, it } from 'vitest'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { openShopper, type Shopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')
const chair = `/p/${demoProducts['tier-price'].aliases.sv}`
const cart = '/varukorgen'
const notSold = 'zik0zj.zik0zj.1'

/** A visitor with two chairs in the cart, and the address at which they are shared. */
async function withChairs(): Promise<{ shopper: Shopper; link: string }> {
  const shopper = openShopper(origin)
  const { sku } = await shopper.buyingForm(chair)
  await shopper.post(chair, { sku, quantity: '2' })
  const { html } = await shopper.get(cart)
  const [, link = ''] = /value="[^"]*(\/varukorgen\?items=[^"]+)"/.exec(html) ?? []
  return { shopper, link }
}

/** The hidden fields of the form with this intent. */
function fieldsOf(html: string, intent: string): Record<string, string> {
  const form = html.split('<form').find((part) => part.includes(`value="${intent}"`)) ?? ''
  return Object.fromEntries(
    [...form.split('</form>')[0]!.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name!, value!],
    ),
  )
}

const quantityOf = (html: string) => fieldsOf(html, 'remove').quantity

it('a cart tells that the checkout has the prices of another country, until it has not', async () => {
  const { shopper } = await withChairs()
  const cartPage = async () => (await shopper.get(cart)).html.replaceAll('<!-- -->', '')
  const notice = 'Priserna här gäller Sverige. I kassan har du valt leverans till Norge'
  expect(await cartPage()).not.toContain(notice)
  await shopper.post('/kassan', { intent: 'update', country: 'no' })
  expect((await shopper.get('/kassan')).html).toContain('Nkr')
  expect(await cartPage()).toContain(notice)
  await shopper.post('/kassan', { intent: 'update', country: 'se' })
  expect(await cartPage()).not.toContain(notice)
})

it('a browser that refuses cookies is told why its cart is empty', async () => {
  const refusal = 'Din webbläsare tar inte emot kakor'
  const { shopper } = await withChairs()
  const { sku } = await shopper.buyingForm(chair)
  // Each request is that of a new visitor.
  const added = await openShopper(origin).post(chair, { sku, quantity: '2' })
  expect((await openShopper(origin).get(added.location!)).html).toContain(refusal)
  expect((await openShopper(origin).get(cart)).html).not.toContain(refusal)
  expect((await shopper.get(added.location!)).html).not.toContain(refusal)
})

describe('a line saved for later', () => {
  it('leaves the cart, is listed, and returns with its quantity', async () => {
    const { shopper } = await withChairs()
    const fields = fieldsOf((await shopper.get(cart)).html, 'save-later')
    // Sent twice, as after a lost response.
    for (let sent = 0; sent < 2; sent++) {
      expect((await shopper.post(cart, fields)).status).toBe(303)
    }
    const saved = await shopper.get(cart)
    expect(saved.html).toContain('Varukorgen är tom')
    expect(saved.html).toContain('Sparat till senare')
    const use = fieldsOf(saved.html, 'use-saved')
    await shopper.post(cart, use)
    await shopper.post(cart, use)
    const { html } = await shopper.get(cart)
    expect(quantityOf(html)).toBe('2')
    expect(html).not.toContain('Sparat till senare')
  })

  it('stays in the cart when the cookie has no space for it', async () => {
    const full = encodeURIComponent(`favorites=[${'123456789,'.repeat(315)}1];`)
    const shopper = openShopper(origin, `ralph-persisted-states=${full}`)
    const { sku } = await shopper.buyingForm(chair)
    await shopper.post(chair, { sku, quantity: '2' })
    const fields = fieldsOf((await shopper.get(cart)).html, 'save-later')
    const refused = await shopper.post(cart, fields)
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('Du har sparat så mycket som får plats.')
    expect(quantityOf((await shopper.get(cart)).html)).toBe('2')
  })

  it('that the market does not sell is kept and counted, until it is removed', async () => {
    const shopper = openShopper(
      origin,
      'ralph-persisted-states=savedForLater%3D%5B%5B999999%2C999999%2C1%5D%5D%3B',
    )
    const page = await shopper.get(cart)
    expect(page.html).toContain('1 sparad vara säljs inte här just nu.')
    expect(page.headers.get('cache-control')).toMatch(/^private\b/)
    await shopper.post(cart, fieldsOf(page.html, 'forget-saved'))
    expect((await shopper.get(cart)).html).not.toContain('sparad vara')
  })
})

it('a line that is gone without the visitor removing it is named once, on cart page or checkout', async () => {
  const { shopper } = await withChairs()
  const { html } = await shopper.get(cart)
  // Another browser with the same cart.
  const other = openShopper(origin, /ralph-cart=[^;]+/.exec(shopper.cookies())?.[0])
  await other.post(cart, fieldsOf(html, 'remove'))
  const gone = 'Inte kvar i varukorgen'
  expect((await shopper.get('/kassan')).location).toBe(cart)
  const page = await shopper.get(cart)
  expect(page.html).toContain(`${gone}, eftersom det har utgått eller tagits bort:`)
  expect((await shopper.get(cart)).html).not.toContain(gone)

  // The visitor's own removal has its own notice, and a second line keeps the checkout open.
  const { sku } = await shopper.buyingForm(chair)
  await shopper.post(chair, { sku, quantity: '1' })
  const lamp = `/p/${demoProducts['single-sku'].aliases.sv}`
  const lampForm = await shopper.buyingForm(lamp)
  await shopper.post(lamp, { ...lampForm, quantity: '1' })
  const both = await shopper.get(cart)
  await other.post(cart, fieldsOf(both.html, 'remove'))
  expect((await shopper.get('/kassan')).html).toContain(gone)
  expect((await shopper.get('/kassan')).html).not.toContain(gone)
  await shopper.post(cart, fieldsOf((await shopper.get(cart)).html, 'remove'))
  expect((await shopper.get(cart)).html).not.toContain(gone)
})

it('a cart that has expired is named once, with its goods', async () => {
  const { shopper } = await withChairs()
  await shopper.get(cart)
  const lost = shopper.cookies().replace(/ralph-cart=[^;]+/, `ralph-cart=${randomUUID()}`)
  const visitor = openShopper(origin, lost)
  expect((await visitor.get('/kassan')).location).toBe(cart)
  expect((await visitor.get(cart)).html).toContain('I den låg: ')
  expect((await visitor.get(cart)).html).not.toContain('I den låg: ')
})

describe('a shared cart', () => {
  it('is shown to another visitor, and added only by the button', async () => {
    const { link } = await withChairs()
    const visitor = openShopper(origin)
    const shared = await visitor.get(`${link}-${notSold}`)
    expect(shared.html).toContain('En delad varukorg')
    expect(shared.html).toContain('1 vara i den delade varukorgen säljs inte här just nu.')
    expect(visitor.cookies()).not.toContain('ralph-cart')
    const form = fieldsOf(shared.html, 'add-shared')
    await visitor.post(cart, form)
    // The panel of another tab follows the cart, and leaves the notice to the page.
    await visitor.get(`${cart}?panel=1`)
    const { html } = await visitor.get(cart)
    expect(html).toContain('2 varor från den delade varukorgen finns nu i din varukorg.')
    expect(html).toContain('1 vara kunde inte läggas till')
    await visitor.post(cart, form)
    expect(quantityOf((await visitor.get(cart)).html)).toBe('2')
  })

  it.each(['', '-', '1.2', "' OR 1=1", 'a'.repeat(7_000)])(
    'of %j is the own cart',
    async (items) => {
      const address = `${cart}?${new URLSearchParams({ items }).toString()}`
      const { status, html } = await openShopper(origin).get(address)
      expect([status, html.includes('Varukorgen är tom')]).toEqual([200, true])
    },
  )

  it('tells a company that its prices are without VAT', async () => {
    const { link } = await withChairs()
    const company = openShopper(origin)
    const priceIn = ({ html }: { html: string }) =>
      /2 ×[^<]*kr[^<]*/.exec(html.replaceAll('<!-- -->', ''))?.[0]
    expect(priceIn(await company.get(link))).toMatch(/kr$/)
    await company.post('/customer-type', { type: 'ORGANIZATION', returnTo: '/' })
    expect(priceIn(await company.get(link))).toMatch(/kr exkl\. moms$/)
  })

  it('with more pieces than there are adds those that there are', async () => {
    const visitor = openShopper(origin)
    const { link } = await withChairs()
    const items = new URL(link, origin).searchParams.get('items')!.replace(/\.[^.]+$/, '.7pr')
    await visitor.post(cart, { intent: 'add-shared', items })
    const { html } = await visitor.get(cart)
    expect(html).toContain('1 vara kunde inte läggas till, eller inte i det antalet.')
    expect(Number(quantityOf(html))).toBeGreaterThan(2)
  })
})

describe('the link to a cart of the earlier storefront', () => {
  const open = (shopper: Shopper, id: string) => shopper.post(cart, { intent: 'open', cart: id })
  const idOf = (shopper: Shopper) => /ralph-cart=([^;]+)/.exec(shopper.cookies())?.[1] ?? ''

  it('leads its owner to the checkout, and others to a page with its items', async () => {
    const { shopper, link } = await withChairs()
    expect((await open(shopper, idOf(shopper))).location).toBe('/kassan')
    const visitor = openShopper(origin)
    expect((await open(visitor, idOf(shopper))).location).toBe(link)
    expect(visitor.cookies()).not.toContain('ralph-cart')
  })

  it.each(['unknown', '../..', '', 'x'.repeat(2_000)])(
    'with the id %j leads to the own cart, which says why',
    async (id) => {
      const visitor = openShopper(origin)
      const { status, location } = await open(visitor, id)
      expect(status === 422 || location === cart).toBe(true)
      const { html } = await visitor.get(cart)
      expect(html.includes('Varukorgen i länken finns inte kvar.')).toBe(location === cart)
    },
  )
})

describe('prices by quantity on the page of a product', () => {
  it.each(['PERSON', 'ORGANIZATION'])('are those of the cart for %s', async (type) => {
    const shopper = openShopper(origin)
    await shopper.post('/customer-type', { type, returnTo: '/' })
    const { html } = await shopper.get(chair)
    const table = /<caption>Lägre pris när du köper fler.*?<\/table>/s.exec(html)?.[0] ?? ''
    const prices = [...table.matchAll(/<td>([^<]+)<\/td>/g)].map(([, price]) => price!)
    expect(prices).toHaveLength(3)
    const { sku } = await shopper.buyingForm(chair)
    await shopper.post(chair, { sku, quantity: '6' })
    const inCart = (await shopper.get(cart)).html
    expect(inCart).toContain(prices[2])
    expect(inCart).not.toContain(prices[1])
  })
})
