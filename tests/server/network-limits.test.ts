import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { admitNetwork } from '#app/account/login/attempt-limits.server.ts'
import { secondsUntilNewCart } from '#app/cart/lines/lines.server.ts'
import { countPromoCode } from '#app/cart/promo-code/promo-code.server.ts'
import { admitUnpaid } from '#app/checkout/unpaid-orders/unpaid-orders.server.ts'
import { secondsUntilSubscription } from '#app/newsletter/subscribe.server.ts'
import { secondsUntilAlert } from '#app/routes/catalogue/product/alerts/alert-limits.server.ts'
import { href } from '#app/routing/href.ts'
import { createCounters } from '#server/process/redis/counters.ts'
import { openPlatform, type UcpJson } from '#tests/support/agent-platform.ts'
import { anna } from '#tests/support/account-forms.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { openShop } from '#tests/support/open-shop.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { openShopper, type Page, type Shopper } from '#tests/support/shopper.ts'
import { typedAddress as typed } from '#tests/support/typed-address.ts'

/** Limits of one network for anonymous and unpaid actions, tested over HTTP at their last step. */
const counters = createCounters(null)

const merchant = await openForTests(
  openSeededMerchant(60, {
    hasDemoCustomers: true,
    // The merchant's own, whose queues are limited.
    passwordHasher: undefined,
    clock: () => new Date(),
    delay: async () => undefined,
  }),
)
const shop = await openForTests(
  openShop(merchant.origin, { BASE_URL: merchant.publicOrigin, TRUST_PROXY: '1' }, { counters }),
)
const visitorAt = (address: string) => openShopper(shop.origin, '', { 'X-Forwarded-For': address })
const product = await visitorAt('192.0.2.1').findProduct()
const { sku } = await visitorAt('192.0.2.1').buyingForm(product)

async function putInCart(shopper: Shopper): Promise<Page> {
  return shopper.post(product, { sku, quantity: '1' })
}

/** @param more further fields, such as another payment method */
async function order(shopper: Shopper, more: Record<string, string> = {}): Promise<Page> {
  await shopper.buy(product)
  // Another payment method has another fee: the new total is shown before the order is accepted.
  await shopper.post('/kassan', { ...typed, ...more, zip: '90325', intent: 'update' })
  const shown = formFields((await shopper.get('/kassan')).html)
  return shopper.post('/kassan', { ...shown, ...typed, ...more, terms: 'on', intent: 'order' })
}

const invoice = { paymentId: '24', identityNumber: '19811228-9874' }
const line = (quantity: number, available: number) => [{ skuId: 1, quantity, available }]
/** Counts orders up to the limit; returns the number counted. */
async function fill(
  clientAddress: string,
  email: string,
  paid: 'payment' | 'invoice',
  maximum: number,
  of: number,
) {
  for (let taken = 0; taken < maximum; taken++) {
    const order = { paid, cartId: randomUUID(), replaced: null }
    const buyer = { email, browserId: randomUUID() }
    if (!(await admitUnpaid({ counters, clientAddress }, buyer, line(1, of), order)).ok)
      return taken
  }
  return maximum
}

async function fillAlerts(clientAddress: string, kind: 'stock' | 'price') {
  for (let sent = 1; sent < 30; sent++) {
    await secondsUntilAlert(
      { counters, clientAddress },
      kind,
      `${clientAddress}-${sent}@example.com`,
    )
  }
}

const soldOut = `/p/${demoProducts['out-of-stock'].aliases.sv}`

async function soldOutSku(): Promise<string> {
  const { html } = await visitorAt('192.0.2.1').get(soldOut)
  return /name="sku" value="(\d+)"/.exec(html)?.[1] ?? ''
}

async function askForPrice(shopper: Shopper, email: string): Promise<Page> {
  const { html } = await shopper.get(product)
  const [, form = ''] = /id="price-alert"(.*?)<\/form>/s.exec(html) ?? []
  return shopper.post(product, { ...formFields(form), email })
}

interface Limit {
  /** Uses the limit up except for one. */
  before: (clientAddress: string) => Promise<unknown>
  attempt: (shopper: Shopper) => Promise<Page>
  /** Uses the rest, where one more step takes less than the rest. */
  after?: (clientAddress: string) => Promise<unknown>
  hasMessage: string
  /** The typed value that the form keeps. */
  keepsFields: string
}

const limits: Record<string, Limit> = {
  'carts begun': {
    async before(clientAddress) {
      for (let cart = 1; cart < 600; cart++) await secondsUntilNewCart({ counters, clientAddress })
    },
    attempt: putInCart,
    hasMessage: 'Varukorgen går inte att ändra just nu. Försök igen',
    keepsFields: 'name="quantity"',
  },
  'orders found by their number': {
    async before(clientAddress) {
      for (let order = 1; order < 20; order++)
        await admitNetwork({ counters, clientAddress }, 'order')
    },
    attempt: (shopper) =>
      shopper.post('/hitta-order', { orderNumber: '100001', email: anna.email }),
    hasMessage: 'Det har blivit många försök',
    keepsFields: 'value="100001"',
  },
  'mails for a new password': {
    async before(clientAddress) {
      for (let mail = 1; mail < 20; mail++) await admitNetwork({ counters, clientAddress }, 'reset')
    },
    attempt: (shopper) => shopper.post('/glomt-losenord', { email: typed.email }),
    hasMessage: 'Det har blivit många försök',
    keepsFields: `value="${typed.email}"`,
  },
  'mails about prices': {
    before: (clientAddress) => fillAlerts(clientAddress, 'price'),
    attempt: async (shopper) => askForPrice(shopper, 'price@example.com'),
    hasMessage: 'kan inte ta emot fler bevakningar',
    keepsFields: 'value="price@example.com"',
  },
  'subscriptions to the newsletter': {
    async before(clientAddress) {
      for (let sent = 1; sent < 20; sent++)
        await secondsUntilSubscription({ counters, clientAddress })
    },
    attempt: (shopper) => shopper.post('/nyhetsbrev', { email: typed.email }),
    hasMessage: 'kan inte ta emot fler anmälningar',
    keepsFields: `value="${typed.email}"`,
  },
}

it.each(Object.keys(limits))(
  '%s: the last one of a network is accepted, the next has to wait',
  async (name) => {
    const { before, attempt, after, hasMessage, keepsFields } = limits[name]!
    const place = `2001:db8:${Object.keys(limits).indexOf(name)}`
    await before(`${place}:1::1`)
    expect((await attempt(visitorAt(`${place}:1::2`))).status).toBe(303)
    await after?.(`${place}:1::3`)

    // An IPv6 user has all addresses of a /64.
    const refused = await attempt(visitorAt(`${place}:1:ffff::4`))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(/(role="alert"|id="[^"]+-error").*/s.exec(refused.html)?.[0]).toContain(hasMessage)
    expect(refused.html).toContain(keepsFields)

    expect((await attempt(visitorAt(`${place}:2::1`))).status).toBe(303)
  },
)

it('thirty tabs that submit one cart at the same time count as one order waiting for payment', async () => {
  const place = '2001:db8:ffff:1'
  await fill(`${place}::1`, 'tabs@example.com', 'payment', 7, 1_000)
  const shopper = visitorAt(`${place}::2`)
  await shopper.buy(product)
  await shopper.post('/kassan', { intent: 'update', zip: '90325' })
  const shown = formFields((await shopper.get('/kassan')).html)
  const form = { ...shown, ...typed, email: 'tabs@example.com', terms: 'on', intent: 'order' }
  const pages = await Promise.all(
    Array.from({ length: 30 }, (_, tab) =>
      shopper.post('/kassan', { ...form, attempt: `tab-${tab}` }),
    ),
  )
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([303]))
  expect(new Set(pages.map(({ location }) => location)).size).toBe(1)
})

it.each([
  ['payment', {}, 8, 1_000, 'flera obetalda beställningar från dig eller med din e-postadress'],
  [
    'invoice',
    invoice,
    20,
    1_000,
    'flera obetalda beställningar från dig eller med din e-postadress',
  ],
  ['payment', {}, 4, 1, 'kan inte reserveras på en gång'],
] as const)(
  'unpaid orders of one buyer (%s %o × %i) close the checkout for them, and for nobody else of their network',
  async (paid, more, many, of, message) => {
    const clientAddress = `203.0.113.${many}`
    const email = `many-${many}@example.com`
    expect(await fill(clientAddress, email, paid, many, of)).toBe(many)
    const refused = await order(visitorAt(clientAddress), { ...more, email: email.toUpperCase() })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.html).toContain(message)
    expect(refused.html).toContain('value="Storgatan 1"')
    const neighbour = { ...more, email: `neighbour-${many}@example.com` }
    expect((await order(visitorAt(clientAddress), neighbour)).status).toBe(303)
  },
)

it('unpaid orders of one browser close the checkout for it with any address, and for no other browser', async () => {
  const clientAddress = '203.0.114.1'
  const [shopper, neighbour] = [visitorAt(clientAddress), visitorAt(clientAddress)]
  await shopper.buy(product)
  await shopper.get('/kassan')
  const [, browserId = ''] = /ralph-browser=([\w-]{22})\./.exec(shopper.cookies()) ?? []
  expect(browserId).not.toBe('')
  for (let taken = 1; taken <= 8; taken++) {
    const marks = { email: `changed-${taken}@example.com`, browserId }
    const cart = { paid: 'payment', cartId: randomUUID(), replaced: null } as const
    const admitted = await admitUnpaid({ counters, clientAddress }, marks, line(1, 1_000), cart)
    expect(admitted.ok).toBe(true)
  }
  expect((await order(shopper, { email: 'changed-9@example.com' })).status).toBe(429)
  expect((await order(neighbour, { email: 'neighbour-9@example.com' })).status).toBe(303)
})

it('receipts are drawn for one network thirty times in ten minutes', async () => {
  const shopper = visitorAt('192.0.6.1')
  const open = () => shopper.get(`/order/${randomUUID()}/receipt`)
  // The page of an unknown order says so.
  for (let receipt = 1; receipt <= 30; receipt++) expect((await open()).status).toBe(302)
  const refused = await open()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.html).toContain('Det har blivit många försök')
})

it.each([
  ['withdraw from', '/angra-avtal', '192.0.7', 429],
  // Its owner cannot be locked out of the search by a stranger, whom it tells nothing.
  ['find', '/hitta-order', '192.0.8', 303],
])(
  'who wants to %s an order of an address, after twenty guesses from as many networks, at %s (%s) has %i',
  async (_, path, place, status) => {
    const find = (network: number) =>
      visitorAt(`${place}.${network}`).post(path, {
        orderNumber: String(200_000 + network),
        email: network % 2 === 0 ? `Guess@${place}.example` : `guess@${place}.example`,
        name: 'Eva Ek',
      })
    const first = await Promise.all(Array.from({ length: 20 }, (_, network) => find(network)))
    expect(new Set(first.map((page) => page.status))).toEqual(new Set([303]))
    const last = await find(20)
    expect(last.status).toBe(status)
    if (status === 429) expect(last.html).toContain('value="200020"')
    expect(shop.logged).toContainEqual(
      expect.objectContaining({
        event: 'account:attack',
        account: `g***@${place}.example`,
        msg: 'order number guessing',
      }),
    )
  },
)

it('nobody can guess gift codes by the thousand, and a valid code is accepted until then', async () => {
  const clientAddress = '192.0.4.1'
  const shopper = visitorAt(clientAddress)
  await shopper.buy(product)
  const typeCode = (code: string) => shopper.post('/varukorgen', { intent: 'promo', code })
  for (let wrong = 1; wrong < 60; wrong++) await countPromoCode({ counters, clientAddress })
  for (let times = 0; times < 3; times++) expect((await typeCode('FRAKTFRITT')).status).toBe(303)
  await typeCode('')
  expect((await typeCode('GUESS60')).html).toContain('Koden är ej giltig')
  const refused = await typeCode('GAVA500')
  expect(refused.status).toBe(429)
  expect(refused.html).toContain('Koder går inte att använda just nu')
  expect(refused.html).toContain('value="GAVA500"')
})

it('nobody can have an address mailed about many products, from however many networks', async () => {
  const sku = await soldOutSku()
  const request = (network: number) =>
    visitorAt(`192.0.3.${network}`).post(soldOut, {
      intent: 'stock-alert',
      sku,
      email: network % 2 === 0 ? 'Eva@example.com' : 'eva@example.com',
    })
  for (let network = 1; network <= 10; network++) expect((await request(network)).status).toBe(303)
  expect((await request(11)).status).toBe(429)
})

it('nobody can have an address mailed about many prices, and another mail of it is still sent', async () => {
  const request = (network: number) =>
    askForPrice(visitorAt(`192.0.5.${network}`), 'Ola@example.com')
  for (let network = 1; network <= 10; network++) expect((await request(network)).status).toBe(303)
  const refused = await request(11)
  expect(refused.status).toBe(429)
  expect(refused.html).toContain('kan inte ta emot fler bevakningar')
  expect(refused.html).toContain('value="Ola@example.com"')
  const stock = { intent: 'stock-alert', sku: await soldOutSku(), email: 'Ola@example.com' }
  expect((await visitorAt('192.0.5.12').post(soldOut, stock)).status).toBe(303)
})

it('sixty parallel guesses from as many networks are delayed, and do not block the owner', async () => {
  const login = href({ language: 'sv', prefix: '' }, 'login')
  const guesses = Array.from({ length: 60 }, (_, number) =>
    visitorAt(`10.0.${number}.1`).post(login, { ...anna, password: `guess ${number}` }),
  )
  // Meanwhile: on a busy machine the owner may have to try again.
  const logInAsOwner = () => visitorAt('10.1.0.1').post(login, anna)
  await expect.poll(async () => (await logInAsOwner()).status).toBe(303)
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  // A busy machine asks some of them to try again later, unchecked as well; none is logged in.
  expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([])
  expect(statuses.filter((status) => status !== 401).length).toBeGreaterThan(30)
  const guessed = { account: 'a***@example.com', msg: 'password guessing' }
  expect(shop.logged).toContainEqual(expect.objectContaining(guessed))
})

it('clients without a profile of their own share no cart, whatever key their requests have', async () => {
  const profile = `${merchant.publicOrigin}/ucp/client-profile.json`
  const clientAt = (address: string) =>
    openPlatform(shop.origin, profile, { 'X-Forwarded-For': address })
  const { body } = await clientAt('192.0.2.90').post('/catalog/search', { query: 'soffa' })
  const variants = body.products.flatMap((found: UcpJson) => found.variants)
  const { id } = variants.find(({ availability }: UcpJson) => availability.status === 'in_stock')
  const sent = { line_items: [{ item: { id }, quantity: 1 }] }
  const key = { 'Idempotency-Key': 'create-cart-1' }
  const networks = ['192.0.2.91', '192.0.2.91', '192.0.2.92']
  const ids = []
  for (const network of networks)
    ids.push((await clientAt(network).post('/carts', sent, key)).body.id)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).toMatch(/^cart_/)
  expect(ids[2]).not.toBe(ids[0])
})
