import { describe, expect, it } from 'vitest'

import { screens, pathsOf, type ScreenName } from '#app/routing/screens.ts'
import { anna } from '#tests/support/account-forms.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openShop } from '#tests/support/open-shop.ts'
import {
  faults as everyFault,
  openFaultProxy,
  type Fault,
  type FaultProxy,
} from '#tests/support/fault-proxy.ts'
import { formFields } from '#tests/support/form-fields.ts'
import type { OpenHost } from '#tests/support/open-host.ts'
import { seed, seededRandom } from '#tests/support/seed.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { openShopper, type Page, type Shopper } from '#tests/support/shopper.ts'
import { until } from '#tests/support/until.ts'
import type { Upstream } from '#tests/support/upstream-of.ts'
import { typedAddress as address } from '#tests/support/typed-address.ts'

/**
 * Each part of the merchant, failing in each way, and what the shop shows meanwhile: pages that do not
 * need the part work, the others show an error in time, nothing is lost, and everything recovers.
 */

/** Long, since the machine may be busy, but shorter than a slow response. */
const pageLimitMs = 5_000
const recoveryLimitMs = 15_000
const apology = 'Något gick tyvärr fel'
const cartUnavailable = 'Varukorgen går inte att ändra just nu'
const ordinaryPrices = 'Just nu ser du våra ordinarie priser'

/** Hanging responses are tested on every screen below. */
const { hung: _hung, dripping: _dripping, ...faults } = everyFault

/**
 * Those that the shop treats in ways of their own: a part has two of them in a run. Of the others, half of the parts
 * have one.
 */
const distinctFaults: Fault[] = ['down', 'slow', 'errors beside data']
const otherFaults = (Object.keys(faults) as Fault[]).filter(
  (name) => !distinctFaults.includes(name),
)

interface Visitors {
  shop: OpenHost
  proxy: FaultProxy
  /** Product pages in the order of a list: the first was requested before, the others were not. */
  products: string[]
  guest: Shopper
  /** Has something in the cart and an address in the checkout. */
  buyer: Shopper
  /** Is logged in, also with something in the cart. */
  customer: Shopper
  /** Has just logged in, only for this fault. */
  newlyLoggedIn: Shopper
}

interface Part {
  upstreams: Upstream[]
  /** Checks during the fault. */
  check(visitors: Visitors, fault: Fault): Promise<void>
  /** A page that needs the part again. */
  request(visitors: Visitors, fault: Fault): Promise<Page>
}

/** Whether a complete response is received in time. */
const isAnswered = (fault: Fault) => fault === 'errors beside data'

const parts = {
  catalogue: {
    upstreams: ['catalogue'],
    async check({ products, guest, buyer, customer }, fault) {
      const faultIndex = Object.keys(faults).indexOf(fault) + 1
      await expectPages(200, guest, ['/', '/c/soffor', products[0]!, '/logga-in'])
      await expectPages(503, guest, [products[faultIndex]!, `/s/soffa${faultIndex}`])
      await expectPages(200, buyer, ['/varukorgen', '/kassan'])
      const bought = await buyer.buyingForm(products[0]!)
      expect((await buyer.post(products[0]!, { ...bought, quantity: '1' })).status).toBe(303)
      // A customer sees the last public response, with a notice.
      for (const path of ['/', '/c/soffor', products[0]!, '/favoriter']) {
        const { status, html } = await customer.get(path)
        expect([path, status, html.includes(ordinaryPrices)]).toEqual([path, 200, true])
      }
      await expectPages(200, customer, ['/mina-sidor/ordrar'])
    },
    request: ({ guest, products }, fault) =>
      guest.get(products[Object.keys(faults).indexOf(fault) + 1]!),
  },

  cart: {
    upstreams: ['cart'],
    async check({ products, buyer, customer, proxy }, fault) {
      await expectPages(200, buyer, ['/', '/c/soffor', products[0]!, '/s/stol', '/kassan'])
      await expectPages(200, customer, ['/mina-sidor/ordrar'])
      const { sku } = await buyer.buyingForm(products[0]!)
      const added = await buyer.post(products[0]!, { sku, quantity: '1' })
      expect(added.status).toBe(503)
      expect(added.headers.get('retry-after')).toBeTruthy()
      expect(added.html).toContain(cartUnavailable)
      const change = { intent: 'change', line: 'any', quantity: '2' }
      for (const form of [change, { intent: 'promo', code: 'SOMMAR10' }]) {
        const changed = await buyer.post('/varukorgen', form)
        expect([changed.status, changed.headers.has('retry-after')]).toEqual([503, true])
      }
      // Only with scripts, as by a card's button: the same message, and the page stays.
      const stayed = await buyer.post(products[0]!, { sku, quantity: '1', stay: '1' })
      expect([stayed.status, stayed.html.includes(cartUnavailable)]).toEqual([503, true])
      // The shop tries five times (spec section 4), which takes as many seconds.
      if (fault !== 'down' && fault !== 'errors beside data') return
      proxy.requestCounts.delete('getCart')
      expect((await buyer.get('/varukorgen')).status).toBe(503)
      // An outage opens the circuit breaker before that.
      if (fault !== 'down') expect(proxy.requestCounts.get('getCart')).toBe(5)
    },
    request: ({ buyer }) => buyer.get('/varukorgen'),
  },

  customer: {
    upstreams: ['customer'],
    async check({ guest, customer }, fault) {
      await expectPages(200, customer, ['/', '/c/soffor', '/varukorgen', '/kassan'])
      const email = `${fault.replaceAll(' ', '-')}@example.com`
      const [orders, forgotten, lost] = await Promise.all([
        customer.get('/mina-sidor/ordrar'),
        guest.post('/glomt-losenord', { email }),
        guest.post('/hitta-order', { orderNumber: '100001', email }),
      ])
      expect(orders).toMatchObject({ status: 503, html: expect.stringContaining('</html>') })
      expectFormAgain(forgotten, email)
      expectFormAgain(lost, email, 'Länken kan inte skickas just nu.')
    },
    request: ({ customer }) => customer.get('/mina-sidor/ordrar'),
  },

  'order check': {
    upstreams: ['order check'],
    async check({ buyer, proxy }) {
      proxy.requestCounts.delete('placeOrder')
      const started = performance.now()
      const { status, html } = await order(buyer)
      expect(performance.now() - started).toBeLessThan(pageLimitMs)
      expect(status).toBe(503)
      expect(html).toMatch(/data-fault="503".*Vi kunde inte kontrollera.*href="\/kassan"/s)
      expect(proxy.requestCounts.has('placeOrder')).toBe(false)
      // The typed values are kept, and the terms are still accepted.
      const fields = formFields((await buyer.get('/kassan')).html)
      expect(fields).toMatchObject({ ...address, zip: '903 25', terms: '' })
      await expectPages(200, buyer, ['/', '/varukorgen', '/kassan'])
    },
    request: ({ buyer }) => buyer.get('/kassan'),
  },

  checkout: {
    upstreams: ['checkout'],
    async check({ buyer }) {
      expect((await buyer.get('/kassan')).status).toBe(503)
      await expectPages(200, buyer, ['/', '/varukorgen'])
    },
    request: ({ buyer }) => buyer.get('/kassan'),
  },

  order: {
    upstreams: ['order'],
    async check({ buyer }, fault) {
      // Errors are a refusal of the merchant, even beside data: they are shown in the form.
      const statuses: Partial<Record<Fault, number>> = { slow: 303, 'errors beside data': 422 }
      expect((await order(buyer)).status).toBe(statuses[fault] ?? 503)
      const { status, html } = await buyer.get('/kassan')
      expect(status).toBe(200)
      expect(html).toContain('value="Storgatan 1"')
      await expectPages(200, buyer, ['/', '/varukorgen'])
    },
    // The merchant may have created the order whose response was lost: placed again, it is the same
    // one.
    request: ({ buyer }) => order(buyer),
  },

  auth: {
    upstreams: ['auth'],
    async check({ shop, customer, newlyLoggedIn }, fault) {
      const renewing = openShopper(shop.origin, withoutToken(newlyLoggedIn.cookies()))
      await expectPages(200, renewing, ['/', '/c/soffor', '/varukorgen'])
      expect(renewing.cookies()).toMatch(/ralph-auth-refresh=[^;]/)
      await expectPages(200, customer, ['/mina-sidor/ordrar', '/mina-sidor/losenord'])
      await expectLogin(shop, fault)
      if (isAnswered(fault)) return
      await expectPasswordKept(customer)
      expect(await newlyLoggedIn.post('/logga-ut', {})).toMatchObject({ status: 303 })
      expect(newlyLoggedIn.cookies()).not.toMatch(/ralph-auth(-refresh)?=[^;]/)
    },
    request: ({ customer }) => customer.get('/mina-sidor/ordrar'),
  },

  sign: {
    upstreams: ['sign'],
    async check({ shop, customer }, fault) {
      await expectPages(200, customer, ['/', '/mina-sidor/ordrar'])
      await expectLogin(shop, fault)
      if (!isAnswered(fault)) await expectPasswordKept(customer)
    },
    request: ({ customer }) => customer.get('/mina-sidor/ordrar'),
  },
} satisfies Record<string, Part>

/** Independent parts fail in separate shops, in parallel. */
const shops: (keyof typeof parts)[][] = [
  ['catalogue', 'sign'],
  ['cart'],
  ['customer'],
  ['order check', 'checkout', 'order'],
  ['auth'],
]

const merchant = await openForTests(
  openSeededMerchant(120, {
    hasDemoCustomers: true,
    clock: () => new Date(),
    delay: async () => undefined,
  }),
)
let networks = 0
const visitorsByFault: Visitors[] = []
// One after the other: shops that start together on a busy machine time out.
for (const _names of shops) visitorsByFault.push(await openVisitors())

describe('while a part of the merchant fails, the rest of the shop works', () => {
  it.concurrent.each(shops.map((names, index) => [names, index] as const))(
    '%s',
    async (names, index) => {
      const visitors = visitorsByFault[index]!
      for (const name of names) {
        for (const fault of faultsOfRun(name)) await failOnce(visitors, name, fault)
      }
      expect(visitors.shop.logged.filter(({ level }) => Number(level) >= 60)).toEqual([])
      // Pictures are requested by browsers from the image server directly.
      const pictures = [...visitors.proxy.requestCounts.keys()].filter((name) =>
        name.startsWith('/images'),
      )
      expect(pictures).toEqual([])
    },
    120_000,
  )
})

it('requests a category once for visitors who come at the same time', async () => {
  const { shop, proxy, guest } = visitorsByFault[0]!
  // Lists have a circuit breaker of their own, which the faults above may have left open.
  await expectRecovery(() => guest.get('/c/stolar'))
  proxy.requestCounts.clear()
  const pages = await Promise.all(
    Array.from({ length: 12 }, () => openShopper(shop.origin).get('/c/bord')),
  )
  const statuses = pages.map(({ status }) => status)
  // A busy machine asks some visitors to try again later.
  expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([])
  expect(statuses).toContain(200)
  expect(proxy.requestCounts.get('list')).toBe(1)
})

it('adds to the cart without requesting the whole product page', async () => {
  const { proxy, buyer, products } = visitorsByFault[0]!
  const { sku } = await buyer.buyingForm(products[0]!)
  proxy.requestCounts.clear()
  expect((await buyer.post(products[0]!, { sku, quantity: '1' })).status).toBe(303)
  const requestedNames = [...proxy.requestCounts.keys()]
  expect(requestedNames).toContain('addToCart')
  expect(requestedNames.filter((name) => !['buyableSkus', 'addToCart'].includes(name))).toEqual([])
})

/** The time limit, in addition to the time without a fault. */
const waitLimitMs = 2_600
/** The time to render seven pages in parallel on a busy machine. */
const busyMs = 1_500

const waiting: [fault: Fault, who: string, cookies: () => string][] = [
  ['hung', 'a guest', () => ''],
  [
    'hung',
    'a company',
    () => `${visitorsByFault[0]!.customer.cookies()}; ralph-user-type=ORGANIZATION`,
  ],
  [
    'dripping',
    'a customer to be renewed',
    () => withoutToken(visitorsByFault[4]!.customer.cookies()),
  ],
]

describe('the time limit of a page', () => {
  // A guest or a company in a run, and the customer.
  const inTurn = waiting.filter((_, index) => index !== seed % 2)
  it.each(inTurn)(
    'holds on every screen while the merchant is %s, as %s',
    async (fault, _who, cookies) => {
      await using proxy = await openFaultProxy(merchant.origin)
      await using shop = await openShop(proxy.origin)
      const documents = ['/varukorgen', '/kassan', '/mina-sidor/ordrar']
      const paths = [...documents, ...(Object.keys(screens) as ScreenName[]).map(addressOf)]
      const requestAll = (): Promise<TimedPage[]> =>
        Promise.all(
          paths.map((path) => timed(() => openShopper(shop.origin, cookies()).get(path), path)),
        )
      const wellMs = Math.max(...(await requestAll()).map(({ ms }) => ms))
      proxy.setFault(fault)
      const limitMs = waitLimitMs + Math.max(wellMs, busyMs)
      const late = (await requestAll()).filter(({ ms }) => ms > limitMs)
      expect(late).toEqual([])
    },
  )

  it('holds for every form except an order', async () => {
    const { buyer, customer, products } = visitorsByFault[3]!
    await using proxy = await openFaultProxy(merchant.origin)
    await using shop = await openShop(proxy.origin)
    const guest = openShopper(shop.origin, buyer.cookies())
    const newlyLoggedIn = openShopper(shop.origin, customer.cookies())
    const { sku } = await guest.buyingForm(products[0]!)
    const fields = formFields((await guest.get('/kassan')).html)
    const passwordFields = {
      password: anna.password,
      newPassword: 'nyttlösen',
      repeated: 'nyttlösen',
    }
    proxy.setFault('hung')
    const order = { ...fields, ...address, terms: 'on', intent: 'order' }
    const [ordered, ...posted] = await Promise.all([
      timed(() => guest.post('/kassan', order), 'order'),
      timed(() => guest.post(products[0]!, { sku, quantity: '1' }), 'buy'),
      timed(() => guest.post('/kassan', { ...fields, intent: 'update' }), 'save'),
      timed(() => guest.post('/logga-in', anna), 'log in'),
      timed(() => guest.post('/glomt-losenord', { email: anna.email }), 'forgotten'),
      timed(() => newlyLoggedIn.post('/mina-sidor/losenord', passwordFields), 'password'),
      timed(() => newlyLoggedIn.post('/logga-ut', {}), 'log out'),
    ])
    expect(posted.filter(({ ms }) => ms > waitLimitMs + busyMs)).toEqual([])
    expect(ordered.ms).toBeLessThan(15_000 + busyMs)
  })
})

it('at a slow merchant a visitor gets a first product into a cart, a customer the orders, an unknown address 404', async () => {
  await using proxy = await openFaultProxy(merchant.origin)
  await using shop = await openShop(proxy.origin)
  const guest = openShopper(shop.origin)
  const customer = openShopper(shop.origin, visitorsByFault[0]!.customer.cookies())
  const product = await guest.findProduct()
  const form = await guest.buyingForm(product)
  const [, add = ''] = /name="add"[^>]*value="(\d+)"/.exec((await guest.get(product)).html) ?? []
  await customer.post('/favorite', { add, returnTo: '/' })
  const contact = { block: 'contact', firstName: 'Anna', lastName: 'Ek', phone: '070-123 45 67' }
  proxy.setFault('late', 'cart', 'customer')
  let buyer = guest
  const buy = () => {
    buyer = openShopper(shop.origin)
    return buyer.post(product, { ...form, quantity: '1' })
  }
  await Promise.all([
    inTime(buy, 303),
    inTime(() => customer.get('/mina-sidor/ordrar'), 200),
    inTime(() => customer.post('/mina-sidor/installningar', contact), 303),
  ])
  proxy.clearFault()
  // The lists of pages, which all of them share.
  expect((await guest.get('/unknown-1')).status).toBe(404)
  const expired = customer.cookies().replace(/ralph-auth=[^;]*/, '')
  proxy.setFault('late')
  const [renewed] = await Promise.all([
    inTime(() => openShopper(shop.origin, expired).get(product), 200),
    inTime(() => customer.get('/favoriter'), 200, '1 sparad'),
    ...['/', '/p/', '/c/'].map((folder) =>
      inTime((attempt) => guest.get(`${folder}unknown-${attempt}`), 404),
    ),
  ])
  expect(renewed.headers.getSetCookie().join()).toMatch(/ralph-auth=\w/)
  proxy.clearFault()
  expect(await buyer.linesInCart()).toBe(1)
})

/**
 * What a busy machine adds to the merchant's time may be too much, though not for each attempt. Too many requests in a row
 * are too late for all of them, since none of their responses is kept.
 */
function inTime(
  send: (attempt: number) => Promise<Page>,
  status: number,
  text = '',
): Promise<Page> {
  let attempts = 1
  const attempt = async () => {
    const page = await send(++attempts)
    return page.status === status && page.html.includes(text) && page
  }
  return until(attempt, { what: `a page with ${status} ${text}`, deadlineMs: 60_000 })
}

interface TimedPage {
  what: string
  status: number
  ms: number
}

async function timed(send: () => Promise<Page>, what: string): Promise<TimedPage> {
  const started = performance.now()
  const { status } = await send()
  return { what, status, ms: Math.round(performance.now() - started) }
}

/** The address of a screen's data, which is loaded like a document and is cheaper to render. */
function addressOf(name: ScreenName): string {
  const [path] = pathsOf(name, 'sv')
  const address = `/${path.replace('*', 'soffor').replace(/:\w+/, 'sv-1-se.xml')}`
  const isPage = screens[name].layout !== 'none' && address !== '/'
  return isPage ? `${address}.data` : address
}

/** All faults are made in every part by `npm run torture`. */
function faultsOfRun(name: keyof typeof parts): Fault[] {
  const random = seededRandom(`faults of ${name}`)
  const other = otherFaults[Math.floor(random() * otherFaults.length)]!
  const absent = Math.floor(random() * distinctFaults.length)
  const distinct = distinctFaults.filter((_, index) => index !== absent)
  return random() < 0.5 ? distinct : [...distinct, other]
}

async function failOnce(visitors: Visitors, name: keyof typeof parts, fault: Fault): Promise<void> {
  const part: Part = parts[name]
  const { shop, proxy } = visitors
  if (name === 'auth') visitors.newlyLoggedIn = await logInAnna(shop)
  proxy.setFault(fault, ...part.upstreams)
  try {
    await part.check(visitors, fault)
    await expectPages(200, visitors.guest, ['/health/ready'])
  } catch (cause) {
    throw new Error(`${name}, ${fault}: ${(cause as Error).message}`, { cause })
  } finally {
    proxy.clearFault()
  }
  await expectRecovery(() => part.request(visitors, fault))
  expect(await visitors.buyer.linesInCart()).toBe(1)
}

async function expectRecovery(send: () => Promise<Page>): Promise<void> {
  const isOk = async () => (await send()).status < 400
  await until(isOk, { what: 'a page without a fault', deadlineMs: recoveryLimitMs })
}

async function openVisitors(): Promise<Visitors> {
  const proxy = await openForTests(openFaultProxy(merchant.origin))
  // The merchant redirects payers to the shop in its settings.
  const env = { BASE_URL: merchant.publicOrigin, TRUST_PROXY: '1' }
  const shop = await openForTests(openShop(proxy.origin, env))
  const [guest, buyer] = [openShopper(shop.origin), openShopper(shop.origin)]
  // The first list of a shop may time out on a busy machine.
  await expectRecovery(() => guest.get('/c/soffor'))
  const { html } = await guest.get('/c/soffor')
  const products = [
    ...new Set([...html.matchAll(/href="(\/p\/[^"?#]+)"/g)].map(([, path]) => path!)),
  ]
  await guest.get('/')
  await guest.get('/favoriter')
  await guest.get(products[0]!)
  const bought = await buyer.findProduct()
  await buyer.buy(bought)
  await buyer.post('/kassan', { intent: 'update', zip: '90325' })
  const customer = await logInAnna(shop)
  await customer.buy(bought)
  return { shop, proxy, products, guest, buyer, customer, newlyLoggedIn: customer }
}

/** From a separate network, so that no network limit is reached. */
function newVisitor({ origin }: OpenHost): Shopper {
  return openShopper(origin, '', { 'X-Forwarded-For': `192.0.2.${++networks}` })
}

async function logInAnna(shop: OpenHost): Promise<Shopper> {
  const shopper = newVisitor(shop)
  const { status } = await shopper.post('/logga-in', { ...anna, remember: 'on' })
  expect(status).toBe(303)
  return shopper
}

function withoutToken(cookies: string): string {
  return cookies
    .split('; ')
    .filter((cookie) => !cookie.startsWith('ralph-auth='))
    .join('; ')
}

async function order(buyer: Shopper): Promise<Page> {
  const { html } = await buyer.get('/kassan')
  return buyer.post('/kassan', { ...formFields(html), ...address, terms: 'on', intent: 'order' })
}

/** Each response is received in time, with any content. */
async function expectPages(status: number, visitor: Shopper, paths: string[]): Promise<void> {
  const pages = await Promise.all(
    paths.map(async (path) => {
      const started = performance.now()
      const page = await visitor.get(path)
      const isInTime = performance.now() - started < pageLimitMs
      const whole = page.status === 503 ? /data-fault="503".*<\/html>/s : /<\/html>|"status"/
      return { path, status: page.status, isInTime, isComplete: whole.test(page.html) }
    }),
  )
  expect(pages).toEqual(paths.map((path) => ({ path, status, isInTime: true, isComplete: true })))
}

/** The form is shown again with the typed values and the cause of the error. */
function expectFormAgain({ status, html }: Page, typed: string, message = apology): void {
  expect(status).toBe(503)
  expect(html).toContain(message)
  expect(html).toContain(`value="${typed}"`)
}

/** No message about a wrong password when auth failed. */
async function expectLogin(shop: OpenHost, fault: Fault): Promise<void> {
  const page = await newVisitor(shop).post('/logga-in', anna)
  if (isAnswered(fault)) expect(page.status).toBe(303)
  else expectFormAgain(page, anna.email)
}

/** A failed password change does not log out. */
async function expectPasswordKept(customer: Shopper): Promise<void> {
  const passwordFields = {
    password: anna.password,
    newPassword: 'nyttlösen',
    repeated: 'nyttlösen',
  }
  const page = await customer.post('/mina-sidor/losenord', passwordFields)
  expect(page.status).toBe(503)
  expect(page.html).toContain(apology)
  expect(page.html).not.toContain('nyttlösen')
  expect((await customer.get('/mina-sidor/ordrar')).status).toBe(200)
}
