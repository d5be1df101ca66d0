import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { href, hrefOf } from '#app/routing/href.ts'
import { screens, type Screen, type ScreenName } from '#app/routing/screens.ts'
import { openShop } from '#tests/support/open-shop.ts'
import {
  accountForms,
  anna,
  endedSession,
  hostileValues,
  secrets,
} from '#tests/support/account-forms.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { seed } from '#tests/support/seed.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { sendRequest } from '#tests/support/send-request.ts'
import { openShopper, type Shopper } from '#tests/support/shopper.ts'

/**
 * Input for the forms of an account, accidental or hostile, and the requests that other sites can
 * make a browser send to any form of the shop.
 */
const merchant = await openForTests(
  openSeededMerchant(60, {
    hasDemoCustomers: true,
    clock: () => new Date(),
    delay: async () => undefined,
  }),
)
const proxy = await openForTests(openFaultProxy(merchant.origin))
const shop = await openForTests(
  openShop(proxy.origin, { TRUST_PROXY: '1', PERSISTED_QUERIES: 'false' }),
)

const sv = { language: 'sv', prefix: '' } as const

let networks = 0
/** From a separate network, so that no network limit is reached. */
function newVisitor(cookies = ''): Shopper {
  const network = `10.${networks >> 8}.${networks++ & 255}.1`
  return openShopper(shop.origin, cookies, { 'X-Forwarded-For': network })
}

async function logInAnna(): Promise<string> {
  const shopper = newVisitor()
  expect((await shopper.post(href(sv, 'login'), anna)).status).toBe(303)
  return shopper.cookies()
}

/** Cookies of a logged-in customer; logs in again when the last form has logged out. */
let held = ''
async function signedIn(): Promise<string> {
  // The data of a page costs less than the page.
  const { status } = await newVisitor(held).get(`${href(sv, 'accountOrders')}.data`)
  if (status !== 200) held = await logInAnna()
  return held
}

it('the page of the password names its account in a field that password managers read', async () => {
  const { html } = await newVisitor(await signedIn()).get(href(sv, 'accountPassword'))
  const [field] =
    /<input[^>]*autoComplete="username"[^>]*>/i.exec(html.split('id="password"')[1]!) ?? []
  expect(field).toMatch(/^<input type="text" .*value="anna@example.com"/)
})

it('a shop for one type of customers asks nobody for the type, but tells that of another account', async () => {
  await using companies = await openShop(merchant.origin, {
    CUSTOMER_TYPES: '[{"type":"ORGANIZATION","vat":false}]',
  })
  const choices = async (path: string, cookies = '') =>
    (await openShopper(companies.origin, cookies).get(path)).html.match(
      /<input[^>]*name="customerType"[^>]*>/g,
    )
  const onlyOne = [expect.stringMatching(/type="hidden".*value="ORGANIZATION"/)]
  expect(await choices(href(sv, 'register'))).toEqual(onlyOne)
  const edited = `${href(sv, 'accountSettings')}?edit=identity`
  const office = newVisitor()
  await office.post(href(sv, 'login'), { ...anna, email: 'kontor@example.com' })
  expect(await choices(edited, office.cookies())).toEqual(onlyOne)
  expect(await choices(edited, await signedIn())).toEqual([
    expect.stringMatching(/value="PERSON"/),
    expect.stringMatching(/value="ORGANIZATION"/),
  ])
})

it('the first part of the address of a page of the account leads to the orders', async () => {
  const customer = newVisitor(await signedIn())
  expect(await customer.get('/mina-sidor')).toMatchObject({ location: '/mina-sidor/ordrar' })
})

it('a customer for whom the merchant returns null in place of orders has none', async () => {
  const cookies = await signedIn()
  proxy.setResponse('getOrders', () => ({ data: { getOrders: null } }))
  const page = await newVisitor(cookies).get(href(sv, 'accountOrders'))
  proxy.setResponse('getOrders', () => undefined)
  expect([page.status, page.html.includes('Du har inga beställningar')]).toEqual([200, true])
})

it('an order that the merchant cannot return hides no other, and is told of', async () => {
  const [found, lost] = [wireOrder(1, 'completed'), wireOrder(2, 'completed')]
  const customer = newVisitor(await signedIn())
  let isFound = true
  proxy.setResponse('getOrders', () => ({ data: { getOrders: [found, lost] } }))
  proxy.setResponse('getOrderPublic', ({ publicOrderId }) =>
    publicOrderId === found.publicId && isFound
      ? { data: { getOrderPublic: found } }
      : { data: null, errors: [{ message: 'failed' }] },
  )
  const page = await customer.get(href(sv, 'accountOrders'))
  isFound = false
  const logged = shop.logged.length
  const failed = await customer.get(href(sv, 'accountOrders'))
  proxy.setResponse('getOrders', () => undefined)
  proxy.setResponse('getOrderPublic', () => undefined)
  expect(page.html).toContain('<h3>Beställning 1')
  expect(page.html).toContain('En beställning kan inte visas just nu')
  expect(failed.status).toBe(503)
  // The last test of the file counts the errors of the others.
  expect(shop.logged.splice(logged)).toContainEqual(expect.objectContaining({ level: 50 }))
})

it('an order of more goods than are added at once is ordered again with the names of the others', async () => {
  const line = (skuId: number) => ({
    ...{ id: String(skuId), skuId, quantity: 1, groupKey: null, productPackage: null },
    ...{ unitPrice: null, totalPrice: null, campaign: null },
    product: {
      ...{ productId: 999_000 + skuId, name: skuId > 40 ? 'Vara två' : 'Vara ett', alias: 'vara' },
      ...{ productImages: [], skus: [] },
    },
  })
  const cart = { items: Array.from({ length: 41 }, (_, index) => line(index + 1)) }
  proxy.setResponse('getOrderPublic', () => ({
    data: { getOrderPublic: { ...wireOrder(7, 'completed'), cart } },
  }))
  const visitor = newVisitor()
  const sent = await visitor.post(href(sv, 'order', { order: randomUUID() }), {})
  proxy.setResponse('getOrderPublic', () => undefined)
  expect(sent).toMatchObject({ status: 303, location: href(sv, 'cart') })
  expect((await visitor.get(href(sv, 'cart'))).html).toContain('Vara ett, Vara två')
})

it('ten orders of hundreds are loaded for a page, those in progress first, and all for the file', async () => {
  const all = Array.from({ length: 425 }, (_, id) => wireOrder(id, id === 3 ? null : 'completed'))
  const customer = newVisitor(await signedIn())
  // No response has them all: whole orders with twenty lines would be longer than one may be.
  const heads = all.map(({ publicId, createdAt, status }) => ({ publicId, createdAt, status }))
  proxy.setResponse('getOrders', () => ({ data: { getOrders: heads } }))
  proxy.setResponse('getOrderPublic', ({ publicOrderId }) => ({
    data: { getOrderPublic: all.find(({ publicId }) => publicId === publicOrderId) },
  }))
  const pages = []
  for (const query of ['', '?page=2', '?page=43', '?page=99'])
    pages.push((await customer.get(href(sv, 'accountOrders') + query)).html)
  const proof = { intent: 'export', password: anna.password }
  const { html: file } = await customer.post(href(sv, 'accountData'), proof)
  proxy.setResponse('getOrders', () => undefined)
  proxy.setResponse('getOrderPublic', () => undefined)
  expect((JSON.parse(file) as { orders: unknown[] }).orders).toHaveLength(425)
  const numbersOn = (html = '') =>
    Array.from(html.matchAll(/<h3>Beställning (\d+)/g), ([, number]) => Number(number))
  expect(numbersOn(pages[0]).slice(0, 3)).toEqual([3, 424, 423])
  expect(pages.map((html) => numbersOn(html).length)).toEqual([10, 10, 5, 5])
  expect(new Set(pages.flatMap(numbersOn)).size).toBe(25)
  expect(
    pages.map((html) => Array.from(html.matchAll(/rel="(prev|next)"/g), ([, rel]) => rel).join()),
  ).toEqual(['next', 'prev,next', 'prev', 'prev'])
})

const cases = Object.entries(accountForms).flatMap(([name, { fields }]) =>
  Object.keys(fields).map((field) => [name, field] as const),
)
/** One value for each field in turn, others in each run. */
const inputs = cases.map(([name, field], index) => {
  const all = Object.entries(hostileValues)
  return [name, field, ...all[(seed + index) % all.length]!] as const
})

describe('any input', () => {
  it.each(inputs)(
    'in the form of %s as its %s has a response there, and is kept',
    async (name, field, what, value) => {
      const { screen, isForCustomers, fields } = accountForms[name]!
      const visitor = newVisitor(isForCustomers ? await signedIn() : '')
      const { status, html, location } = await visitor.post(href(sv, screen), {
        ...fields,
        [field]: value,
      })
      const note = `${name} with ${what} as ${field}`
      expect([303, 401, 409, 410, 422], note).toContain(status)
      expect(html, note).not.toMatch(/<script>alert|<img src=x/)
      if (location) expect(location, note).toMatch(/^\/(?![/\\])/)
      if (status === 303 || value.length < 12) return
      if (secrets.includes(field)) expect(html, note).not.toContain(asAttribute(value))
      else if (isShown(html, field)) expect(html, note).toContain(`value="${asAttribute(value)}"`)
    },
    60_000,
  )

  it('gives no access and breaks nothing', async () => {
    const customer = newVisitor(await logInAnna())
    expect((await customer.get(href(sv, 'accountOrders'))).status).toBe(200)
    expect(shop.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
    expect(merchant.faults).toEqual([])
  })
})

describe('an identity number', () => {
  const identity = { block: 'identity', customerType: 'PERSON', gender: 'UNSPECIFIED' }
  const save = async (identityNumber: string) =>
    newVisitor(await signedIn()).post(href(sv, 'accountSettings'), { ...identity, identityNumber })

  it('that is invalid is rejected by the shop, even if the merchant would accept it', async () => {
    const { status, html } = await save('19900101-0000')
    expect(status).toBe(422)
    expect(html).toContain('Du måste ange ett giltigt personnummer')
    expect(html).toContain('value="19900101-0000"')
    expect((await save('19880320-0016')).status).toBe(303)
  })
})

it.each([
  ['SE', 'xx', 422],
  ['SE', '903 26', 303],
  ['FI', '123', 422],
])('an address in %s with the postal code %s: %i', async (country, zip, status) => {
  const customer = newVisitor(await signedIn())
  const settings = href(sv, 'accountSettings')
  const address = { block: 'address', addressLine1: 'Storgatan 1', city: 'Umeå', country, zip }
  const sent = await customer.post(settings, address)
  expect(sent.status).toBe(status)
  if (status === 422) expect(sent.html).toContain('Du måste ange ett giltigt postnummer')
})

describe('a form of the settings that is sent after the session has ended', () => {
  const settings = href(sv, 'accountSettings')
  const typed = { block: 'contact', firstName: 'Anna', lastName: 'Sparad', phone: '0701234567' }
  const ended = 'Du är inte längre inloggad. Det du skrev finns kvar.'
  /** Without the footer, whose newsletter has a field for an address too. */
  const fieldsOf = (html: string) => formFields(html.split('<footer')[0]!)
  const newCustomer = async () => {
    const email = `kund-${randomUUID().slice(0, 8)}@example.com`
    const customer = newVisitor()
    const passwords = { newPassword: anna.password, repeated: anna.password }
    await customer.post(href(sv, 'register'), { email, ...passwords, customerType: 'PERSON' })
    const { html } = await customer.get(`${settings}?edit=contact`)
    return { email, owner: fieldsOf(html).owner! }
  }

  it('is shown again with a login, and is saved with it', async () => {
    const { email, owner } = await newCustomer()
    const visitor = newVisitor()
    const refused = await visitor.post(settings, { ...typed, owner })
    expect(refused.status).toBe(401)
    expect(refused.html).toContain(ended)
    const again = fieldsOf(refused.html)
    expect(again).toMatchObject({ ...typed, owner, email: '', password: '' })
    const wrong = await visitor.post(settings, { ...again, email, password: 'not this one' })
    expect(wrong.status).toBe(401)
    expect(wrong.html).toContain('Fel email eller lösenord')
    expect(fieldsOf(wrong.html)).toMatchObject({ ...typed, owner, email, password: '' })
    const login = { email, password: anna.password }
    expect(await visitor.post(settings, { ...fieldsOf(wrong.html), ...login })).toMatchObject({
      status: 303,
      location: settings,
    })
    expect((await visitor.get(settings)).html).toContain('Anna Sparad')
  })

  it('is shown again with its other errors, without data of an account', async () => {
    for (const cookies of ['', endedSession()]) {
      const sent = await newVisitor(cookies).post(settings, { ...typed, firstName: '' })
      expect(sent.status).toBe(422)
      expect(sent.html).toContain(ended)
      expect(fieldsOf(sent.html)).toMatchObject({ lastName: 'Sparad', email: '', password: '' })
    }
  })

  it('shows no error of a field that it does not show', async () => {
    const { status, html } = await newVisitor().post(settings, { firstName: 'Anna' })
    expect(status).toBe(422)
    expect(html).toContain(ended)
    expect(html).not.toContain('fields.block')
  })

  it('is not saved to the account of another customer', async () => {
    const [one, other] = [await newCustomer(), await newCustomer()]
    const visitor = newVisitor()
    const login = { email: other.email, password: anna.password }
    const sent = await visitor.post(settings, { ...typed, owner: one.owner, ...login })
    expect(sent).toMatchObject({ status: 303, location: settings })
    expect((await visitor.get(settings)).html).not.toContain('Sparad')
  })
})

it('a page of another account, older than the login, neither deletes the account nor changes its password', async () => {
  const email = `kund-${randomUUID().slice(0, 8)}@example.com`
  const passwords = { newPassword: 'en lång mening', repeated: 'en lång mening' }
  const customer = newVisitor()
  await customer.post(href(sv, 'register'), { ...passwords, email, customerType: 'PERSON' })
  const { html } = await customer.get(href(sv, 'accountData'))
  expect(html).toMatch(new RegExp(`name="username"[^>]* value="${email}"`))
  const sent = { username: anna.email, password: passwords.newPassword }
  for (const [screen, fields] of [
    ['accountData', { intent: 'delete' }],
    ['accountPassword', { newPassword: 'en annan mening', repeated: 'en annan mening' }],
  ] as const)
    expect(await customer.post(href(sv, screen), { ...sent, ...fields })).toMatchObject({
      status: 303,
      location: href(sv, screen),
    })
  const login = { email, password: passwords.newPassword }
  expect((await newVisitor().post(href(sv, 'login'), login)).location).not.toBeNull()
})

it('a wrong current password when changing it logs out and shows the reason', async () => {
  const customer = newVisitor(await logInAnna())
  const typed = { password: 'not this one', newPassword: 'fåtölj99', repeated: 'fåtölj99' }
  const { status, location } = await customer.post(href(sv, 'accountPassword'), typed)
  expect([status, location]).toEqual([303, '/'])
  expect((await customer.get('/')).html).toContain('har loggats ut av säkerhetsskäl')
  expect((await customer.get(href(sv, 'accountOrders'))).status).toBe(302)
})

describe('an invalid token', () => {
  const claims = { name: anna.email, sid: '1001', exp: Math.floor(Date.now() / 1000) + 3600 }
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

  it.each([
    ['with no algorithm', `${encode({ alg: 'none' })}.${encode(claims)}.`],
    ['signed by nobody', `${encode({ alg: 'HS256' })}.${encode(claims)}.${'a'.repeat(43)}`],
    ['of yesterday', `${encode({ alg: 'HS256' })}.${encode({ ...claims, exp: 1 })}.a`],
    ['of another kind', 'nonsense'],
    ['made of a prototype', `${encode({ alg: 'HS256' })}.${encode({ __proto__: claims })}.a`],
  ])('%s opens no account page', async (_, token) => {
    for (const screen of ['accountOrders', 'accountSettings', 'accountData'] as const) {
      const { status, location, html } = await newVisitor(`ralph-auth=${token}`).get(
        href(sv, screen),
      )
      expect(status).toBe(302)
      expect(location).toBe('/')
      expect(html).not.toContain('Anna')
    }
  })

  it('that was already used gives no access', async () => {
    const cookies = await logInAnna()
    const [, refresh = ''] = /ralph-auth-refresh=([^;]+)/.exec(cookies) ?? []
    const customer = newVisitor(cookies)
    expect((await customer.post(href(sv, 'logout'), {})).status).toBe(303)
    for (const old of [cookies, `ralph-auth-refresh=${refresh}`]) {
      expect((await newVisitor(old).get(href(sv, 'accountOrders'))).status).toBe(302)
    }
  })
})

/** Every address whose route has an action, according to its module. */
const actions = Object.entries<Screen>(screens).flatMap(([name, { module }]) => {
  const text = module ? readFileSync(new URL(`../../app/${module}`, import.meta.url), 'utf8') : ''
  const hasAction = /export (async function|const) action\b|as action\b/.test(text)
  const params = { alias: 'any', search: 'any', target: 'any', order: 'any', '*': 'any' }
  return hasAction ? [hrefOf(sv, name as ScreenName, params)] : []
})

describe('a cross-site request', () => {
  const addresses = [
    (path: string) => path,
    (path: string) => `${path}.data`,
    (path: string) => `${path}?_data=routes/any`,
  ]
  const from: [string, Record<string, string>][] = [
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['another name of the site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a page without an origin', { Origin: 'null' }],
    ['an origin that is none', { Origin: 'http://[' }],
    ['another port', { Origin: 'http://localhost:1' }],
    ['a client that does not say', {}],
  ]

  it('is tested for every form', () => {
    expect(actions.length).toBeGreaterThan(10)
    expect(actions).toContain('/logga-in')
  })

  it.each(from)('from %s reaches no form and changes nothing', async (site, headers) => {
    const cookie = await signedIn()
    proxy.changes.length = 0
    const turn = seed + from.findIndex(([name]) => name === site)
    // One of the addresses of each form, another one from the next site, and in the next run.
    for (const [index, action] of actions.entries()) {
      const path = addresses[(index + turn) % addresses.length]!(action)
      const { status } = await sendRequest(shop.origin + path, {
        method: 'POST',
        headers: { Cookie: cookie, ...headers },
        body: new URLSearchParams({ ...anna, intent: 'order', type: 'ORGANIZATION' }),
      })
      expect({ path, status }).toEqual({ path, status: 403 })
    }
    expect(proxy.changes).toEqual([])
  })

  it('by a link changes nothing either, for any visitor', async () => {
    const customer = newVisitor(await signedIn())
    proxy.changes.length = 0
    for (const path of actions) expect((await customer.get(path)).status).toBeLessThan(500)
    expect(proxy.changes.filter((name) => name !== 'createOrUpdateCheckout')).toEqual([])
    expect((await customer.get(href(sv, 'accountOrders'))).status).toBe(200)
  })
})

describe("the export of a customer's data", () => {
  const form = { intent: 'export', password: anna.password }

  it('requires the password', async () => {
    const customer = newVisitor(await logInAnna())
    const page = await customer.get(href(sv, 'accountData'))
    // The page has one more password field, for the deletion.
    expect(page.html).toContain('Lösenord för att hämta dina data')
    await customer.post(href(sv, 'favorite'), { add: '7' })
    const { status, html, headers } = await customer.post(href(sv, 'accountData'), form)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.json"$/)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(html)).toMatchObject({ customer: { email: anna.email }, favorites: [7] })
  })

  it('is rejected at its form, and after many attempts until the given time', async () => {
    const customer = newVisitor(await logInAnna())
    const guess = { ...form, password: 'not this one' }
    const attempts = []
    for (let i = 0; i < 8; i++) attempts.push(await customer.post(href(sv, 'accountData'), guess))
    expect(attempts[0]).toMatchObject({ status: 401 })
    expect(attempts[0]!.html).toContain('Du angav fel lösenord')
    const { status, html, headers } = attempts.find(({ status }) => status !== 401)!
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(html).toContain('Det har blivit många försök')
    expect(html.indexOf('Det har blivit')).toBeLessThan(html.indexOf('Radera kontot'))
  })

  it('that fails shows an error at its form', async () => {
    const customer = newVisitor(await logInAnna())
    proxy.setFault('error 500', 'auth')
    try {
      const { status, html } = await customer.post(href(sv, 'accountData'), form)
      expect(status).toBe(503)
      expect(html).toContain('Något gick tyvärr fel')
    } finally {
      proxy.clearFault()
    }
  })
})

it('keeps the address for the newsletter while the merchant is down', async () => {
  proxy.setFault('error 500', 'customer')
  try {
    const typed = { email: 'eva@example.com' }
    const { status, html } = await newVisitor().post(href(sv, 'newsletter'), typed)
    expect(status).toBe(503)
    expect(html).toContain('Något gick tyvärr fel')
    expect(html).toContain('value="eva@example.com"')
  } finally {
    proxy.clearFault()
  }
})

it('does not reveal whether an account exists', async () => {
  const known = anna.email
  const unknown = 'nobody@example.com'
  const results = await Promise.all(
    [known, unknown].map(async (email) => {
      const refused = await newVisitor().post(href(sv, 'login'), {
        email,
        password: 'not this one',
      })
      const mailed = await newVisitor().post(href(sv, 'forgotPassword'), { email })
      const html = refused.html.replaceAll(email, 'EMAIL').replaceAll(/nonce="[^"]*"/g, '')
      return [refused.status, html.replaceAll(/[\w-]{36}/g, ''), mailed.status, mailed.location]
    }),
  )
  expect(results[0]).toEqual(results[1])
})

/** An order as a merchant sends it, with as little as the contract allows. */
const wireOrder = (id: number, status: string | null) => ({
  ...{ id, status, createdAt: new Date(id * 1000).toISOString(), currency: 'SEK' },
  publicId: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  ...{ billingAddress: null, shippingAddress: null, orderTotal: null, cart: null },
  ...{ paymentDetails: [], shippingDetails: [], refunds: [] },
})

function isShown(html: string, field: string): boolean {
  return new RegExp(`<input(?=[^>]*type="(text|email|tel)")[^>]*name="${field}"`).test(html)
}

function asAttribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
}
