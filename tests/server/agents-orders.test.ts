import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { confirmationDocument } from '#app/checkout/confirmation/confirmation-documents.server.ts'
import { printDocument } from '#app/gateway/printed-document.server.ts'
import { createCounters } from '#server/process/redis/counters.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { createGate } from '#tests/support/gate.ts'
import type { UcpJson } from '#tests/support/agent-platform.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openShop } from '#tests/support/open-shop.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { sendRequest } from '#tests/support/send-request.ts'
import { openShopper, type Shopper } from '#tests/support/shopper.ts'
import {
  agentProfile,
  digestOf,
  isSignedBy,
  makeKey,
  openPlatformServer,
  signatureOf,
} from '#tests/support/signing-platform.ts'
import { schemaFaults } from '#tests/support/ucp-schemas.ts'

/** A platform that signs its requests and wants to be told of orders. */
const version = '2026-04-08'
const hook = 'https://agent.example/hooks/orders?shop=1'
const key = makeKey('agent-2026')
const capability = (config?: object) => [{ version, ...(config && { config }) }]
const profile = {
  ucp: {
    version,
    capabilities: {
      'dev.ucp.shopping.catalog.search': capability(),
      'dev.ucp.shopping.cart': capability(),
      'dev.ucp.shopping.checkout': capability(),
      'dev.ucp.shopping.order': capability({ webhook_url: hook }),
    },
  },
  signing_keys: [key.publicKey],
}
const platform = await openForTests(openPlatformServer(profile))
const merchant = await openForTests(openSeededMerchant(60, { clock: () => new Date() }))
const proxy = await openForTests(openFaultProxy(merchant.origin))
const shop = await openForTests(
  openShop(proxy.origin, { BASE_URL: merchant.publicOrigin, TRUST_PROXY: '1' }),
)
const { origin } = shop
/** What signatures are about: the shop's public address. */
const { publicOrigin } = merchant

let requests = 0

/** @param by the key that signs; null for a request without a signature */
async function send(path: string, content: object, by: typeof key | null, more = {}, to = origin) {
  const url = `${publicOrigin}/ucp/v1${path}`
  const body = JSON.stringify(content)
  const headers: Record<string, string> = {
    'ucp-agent': `profile="${agentProfile}"`,
    'idempotency-key': `request ${++requests}`,
    'content-type': 'application/json',
    'content-digest': digestOf(body),
  }
  const signature = by ? signatureOf({ method: 'POST', url, headers }, by) : {}
  const response = await sendRequest(`${to}/ucp/v1${path}`, {
    method: 'POST',
    headers: { ...headers, ...signature, ...more },
    body,
  })
  return { status: response.status, body: JSON.parse(response.text) as UcpJson }
}

const { body: found } = await send('/catalog/search', { query: 'soffa' }, key)
const [variant] = found.products
  .map(({ variants }: UcpJson) => variants[0])
  .filter(({ availability }: UcpJson) => availability.status === 'in_stock')
const line = { item: { id: variant.id }, quantity: 1 }
const sent = {
  line_items: [line],
  buyer: {
    first_name: 'Eva',
    last_name: 'Ek',
    email: 'eva@example.com',
    phone_number: '+46701234567',
  },
  fulfillment: {
    methods: [
      {
        type: 'shipping',
        destinations: [
          {
            id: 'home',
            street_address: 'Storgatan 1',
            address_locality: 'Umeå',
            postal_code: '90325',
          },
        ],
      },
    ],
  },
}

async function takeOver(shopper: Shopper, checkout: UcpJson): Promise<void> {
  const token = new URL(checkout.continue_url as string).searchParams.get('from')!
  const taken = await shopper.post('/varukorg-fran-assistent', { token })
  expect(taken.location).toContain('/kassan')
}

const byInvoice = { paymentId: '24', identityNumber: '19811228-9874' }
const byCard = { paymentId: '23' }

/** Orders what is in the cart, by invoice unless told otherwise. Returns the path of the confirmation, or of the payment page. */
async function order(
  shopper: Shopper,
  chosen: Record<string, string> = byInvoice,
): Promise<string> {
  const typed = formFields((await shopper.get('/kassan')).html)
  const payment = { ...chosen, terms: 'on' }
  await shopper.post('/kassan', { ...typed, ...payment, intent: 'update' })
  const shown = formFields((await shopper.get('/kassan')).html)
  const { location } = await shopper.post('/kassan', { ...shown, ...payment, intent: 'order' })
  const { pathname, search } = new URL(location!)
  return pathname + search
}

async function read(path: string): Promise<UcpJson> {
  const headers = { 'UCP-Agent': `profile="${agentProfile}"` }
  return JSON.parse((await sendRequest(`${origin}/ucp/v1${path}`, { headers })).text)
}

/** What the merchant tells of an order. */
async function purchaseOf(id: string, cartId: string): Promise<UcpJson> {
  const scope = { channelId: '1|se', languageId: 'sv-SE', marketId: 'se' }
  const variables = { id, cartId, paymentType: 'STANDARD', ...scope }
  const response = await fetch(merchant.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ ...printDocument(confirmationDocument), variables }),
  })
  return response.json()
}

const numberIn = (confirmation: string) =>
  new URLSearchParams(confirmation.split('?')[1]).get('oid')

beforeEach(() => void (platform.received.length = 0))
afterEach(() => platform.respond((response) => void response.end('{}')))

it('the platform gets the order of its cart once, signed with the key of the shop’s profile', async () => {
  const { status, body: checkout } = await send('/checkout-sessions', sent, key)
  expect(status).toBe(201)
  const shopper = openShopper(origin)
  await takeOver(shopper, checkout)
  const confirmation = await order(shopper)
  // An order is told of when it is confirmed.
  expect(platform.received).toEqual([])
  await shopper.get(confirmation)
  await shopper.get(confirmation)
  await expect.poll(() => platform.received.length).toBe(1)
  const [event] = platform.received
  const { headers, body } = event!
  const document = JSON.parse(body) as UcpJson
  expect(document).toMatchObject({
    checkout_id: checkout.id,
    label: numberIn(confirmation),
    line_items: [{ item: { id: variant.id }, quantity: { original: 1, fulfilled: 0 } }],
    fulfillment: { events: [] },
  })
  expect(schemaFaults('order', document)).toEqual([])
  expect(body).not.toMatch(/eva@|Storgatan|701234567/)
  const { text } = await sendRequest(`${origin}/.well-known/ucp`, {})
  const { signing_keys: keys } = JSON.parse(text)
  expect(headers['content-digest']).toBe(digestOf(body))
  expect(headers['ucp-agent']).toBe(`profile="${publicOrigin}/.well-known/ucp"`)
  expect(Number(headers['webhook-timestamp'])).toBeCloseTo(Date.now() / 1000, -2)
  expect(headers['webhook-id']).toMatch(/^[\w-]{43}$/)
  expect(isSignedBy({ method: 'POST', url: hook, headers }, keys)).toBe(true)
  const told = await sendRequest(`${origin}/ucp/v1/orders/${document.id}`, {
    headers: { 'UCP-Agent': `profile="${agentProfile}"` },
  })
  const { ucp: _ucp, ...read } = JSON.parse(told.text)
  expect(document).toMatchObject(read)
})

it('what a platform without the extension for delivery cannot send is left to the buyer', async () => {
  const { body } = await send('/checkout-sessions', { ...sent, fulfillment: undefined }, key)
  expect(body.status).toBe('requires_escalation')
  const missing = body.messages.filter(({ path = '' }: UcpJson) => path.includes('fulfillment'))
  expect(missing).not.toEqual([])
  for (const { severity } of missing) expect(severity).toBe('requires_buyer_input')
  const { body: nameless } = await send('/checkout-sessions', { line_items: [line] }, key)
  expect(nameless.status).toBe('incomplete')
})

it('a platform that nobody has proved to be the one is told nothing', async () => {
  const { body: checkout } = await send('/checkout-sessions', sent, null)
  const shopper = openShopper(origin)
  await takeOver(shopper, checkout)
  expect(shopper.cookies()).not.toContain('ralph-assistant')
  await shopper.get(await order(shopper))
  // What would have been sent had arrived before that of a later order.
  const { body: signed } = await send('/checkout-sessions', sent, key)
  await takeOver(shopper, signed)
  await shopper.get(await order(shopper))
  await expect.poll(() => platform.received.length).toBeGreaterThan(0)
  expect(platform.received.map(({ body }) => JSON.parse(body).checkout_id)).toEqual([signed.id])
})

it('an order of another cart is not told, whatever the address of its confirmation says', async () => {
  const { body: checkout } = await send('/checkout-sessions', sent, key)
  const spy = openShopper(origin)
  await takeOver(spy, checkout)
  const cartId = /ralph-cart=([^;]+)/.exec(spy.cookies())![1]!
  const victim = openShopper(origin)
  await victim.buy(await victim.findProduct())
  const { body: theirs } = await send('/checkout-sessions', sent, null)
  await takeOver(victim, theirs)
  const confirmation = await order(victim)
  await victim.get(confirmation)
  const [path, query] = confirmation.split('?')
  await spy.get(confirmation)
  const address = new URLSearchParams(query)
  address.set('cartid', cartId)
  expect((await spy.get(`${path}?${address}`)).status).toBe(404)
  // What is its own is told later.
  const own = await order(spy)
  await spy.get(own)
  await expect.poll(() => platform.received.length).toBeGreaterThan(0)
  const told = platform.received.map(({ body }) => JSON.parse(body) as UcpJson)
  expect(told).toMatchObject([{ checkout_id: checkout.id, label: numberIn(own) }])
})

it('an order of another cart is not told where the merchant finds it for this one', async () => {
  const victim = openShopper(origin)
  const { body: theirs } = await send('/checkout-sessions', sent, null)
  await takeOver(victim, theirs)
  const address = new URLSearchParams((await order(victim)).split('?')[1])
  const found = await purchaseOf(address.get('oid')!, address.get('cartid')!)
  expect(found.data.checkout.order.orderId).toBe(address.get('oid'))
  const { body: checkout } = await send('/checkout-sessions', sent, key)
  await takeOver(openShopper(origin), checkout)
  proxy.setResponse('checkout', () => found)
  const told = await read(`/orders/${checkout.id.replace('checkout_', 'order_')}`)
  proxy.setResponse('checkout', () => undefined)
  expect(told.messages).toMatchObject([{ code: 'not_found' }])
})

it('goods that another buyer orders meanwhile are sold out, in the words of the cart', async () => {
  const item = { id: found.products[1].variants[0].id }
  const { body: asked } = await send(
    '/carts',
    { line_items: [{ item, quantity: 9_000 }, line] },
    null,
  )
  const quantity = Number(/\d+/.exec(asked.messages[0].content))
  const all = { ...sent, line_items: [{ item, quantity }] }
  const { body: first } = await send('/checkout-sessions', all, null)
  const { body: second } = await send('/checkout-sessions', all, null)
  const shopper = openShopper(origin)
  await takeOver(shopper, second)
  await order(shopper)
  const { status, messages } = await read(`/checkout-sessions/${first.id}`)
  const content = 'Slut i lager. Ta bort varan för att kunna beställa.'
  expect(status).toBe('incomplete')
  expect(messages[0]).toMatchObject({ code: 'out_of_stock', path: '$.line_items[0]', content })
})

it('an order whose payer opens no confirmation is told when the platform reads the checkout', async () => {
  const { body: checkout } = await send('/checkout-sessions', sent, key)
  const shopper = openShopper(origin)
  await takeOver(shopper, checkout)
  const confirmation = await order(shopper)
  const done = await read(`/checkout-sessions/${checkout.id}`)
  expect(done).toMatchObject({ status: 'completed', order: { label: numberIn(confirmation) } })
  const again = await read(`/checkout-sessions/${checkout.id}`)
  await expect.poll(() => platform.received.length).toBe(1)
  await shopper.get(confirmation)
  expect(platform.received).toHaveLength(1)
  expect(JSON.parse(platform.received[0]!.body)).toMatchObject({ id: done.order.id })
  expect(again.order).toEqual(done.order)
})

it('an order is found by its id where the merchant no longer finds it by its cart', async () => {
  const { body: checkout } = await send('/checkout-sessions', sent, null)
  const shopper = openShopper(origin)
  await takeOver(shopper, checkout)
  const number = numberIn(await order(shopper))
  const { order: placed } = await read(`/checkout-sessions/${checkout.id}`)
  proxy.setResponse('checkout', ({ id }) =>
    id === number ? undefined : { data: { checkout: null } },
  )
  const found = await read(`/orders/${placed.id}`)
  const byCart = await read(`/orders/${placed.id.split('~')[0]}`)
  proxy.setResponse('checkout', () => undefined)
  expect(found).toMatchObject({ id: placed.id, label: number })
  expect(byCart.messages).toMatchObject([{ code: 'not_found' }])
})

it('a checkout is completed when it is paid, also where the merchant keeps its cart open', async () => {
  const { body: checkout } = await send('/checkout-sessions', sent, null)
  const shopper = openShopper(origin)
  await takeOver(shopper, checkout)
  const cartId = /ralph-cart=([^;]+)/.exec(shopper.cookies())![1]!
  await order(shopper, byCard)
  const [, number = ''] = /ralph-sent-to-pay=[^;]*?(?::|%3A)(\d+)/.exec(shopper.cookies())!
  const path = `/checkout-sessions/${checkout.id}`
  expect((await read(path)).status).toBe('requires_escalation')
  const found = await purchaseOf(number, cartId)
  const answerWith = (completed: boolean | null) =>
    proxy.setResponse('checkout', () => ({
      data: { checkout: { ...found.data.checkout, completed } },
    }))
  answerWith(null)
  const unclear = await read(path)
  answerWith(true)
  const paid = await read(path)
  proxy.setResponse('checkout', () => undefined)
  expect([unclear.status, paid.status]).toEqual(['requires_escalation', 'completed'])
})

it('an order for a pickup point names its place', async () => {
  const { body: search } = await send(
    '/catalog/search',
    { filters: { price: { max: 100_000 } } },
    key,
  )
  const [cushion] = search.products
    .flatMap(({ variants }: UcpJson) => variants)
    .filter(({ availability }: UcpJson) => availability.status === 'in_stock')
  const line_items = [{ item: { id: cushion.id }, quantity: 1 }]
  const { body: checkout } = await send('/checkout-sessions', { ...sent, line_items }, key)
  const shopper = openShopper(origin)
  await takeOver(shopper, checkout)
  const typed = formFields((await shopper.get('/kassan')).html)
  await shopper.post('/kassan', { ...typed, shippingId: '2', intent: 'update' })
  await shopper.get(await order(shopper))
  await expect.poll(() => platform.received.length).toBe(1)
  const told = JSON.parse(platform.received[0]!.body) as UcpJson
  expect(schemaFaults('order', told)).toEqual([])
  expect(told.fulfillment.expectations).toMatchObject([
    {
      method_type: 'pickup',
      destination: {
        extended_address: 'Kvartersboden',
        street_address: 'Storgatan 12',
        postal_code: '903 26',
        address_locality: 'Umeå',
        address_country: 'SE',
      },
    },
  ])
})

it('of many operations at once a few run at the merchant, in turns of their networks, and all succeed', async () => {
  let [running, most] = [0, 0]
  const gate = createGate()
  proxy.setResponse('addToCart', async () => {
    most = Math.max(most, (running += 1))
    await gate.passed
    running -= 1
    return undefined
  })
  const carts = Array.from({ length: 30 }, () => send('/carts', { line_items: [line] }, null))
  await expect.poll(() => running).toBe(4)
  const ended: number[] = []
  for (const [index, cart] of carts.entries()) void cart.then(() => ended.push(index))
  const stranger = { 'x-forwarded-for': '192.0.2.7' }
  carts.push(send('/carts', { line_items: [line] }, null, stranger))
  const before = carts.at(-1)!.then(() => ended.length)
  gate.open()
  const made = await Promise.all(carts)
  expect(await before).toBeLessThan(15)
  proxy.setResponse('addToCart', () => undefined)
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]))
  expect(most).toBe(4)
})

it('a buyer does not wait for a platform that says nothing', async () => {
  platform.respond(() => undefined)
  const { body: checkout } = await send('/checkout-sessions', sent, key)
  const shopper = openShopper(origin)
  await takeOver(shopper, checkout)
  const { status } = await shopper.get(await order(shopper))
  expect(status).toBe(200)
  await expect.poll(() => platform.received.length).toBe(1)
})

it.each([
  ['of another key', makeKey('agent-2026'), {}, 401, 'signature_invalid'],
  ['of an unknown key', makeKey('other'), {}, 401, 'key_not_found'],
  ['about another body', key, { 'content-digest': digestOf('{}') }, 401, 'signature_invalid'],
])('a request with a signature %s is refused', async (_what, by, more, status, code) => {
  expect(await send('/carts', { line_items: [line] }, by, more)).toMatchObject({
    status,
    body: { code },
  })
})

it('a signed request that is sent again by another changes nothing more', async () => {
  const url = `${publicOrigin}/ucp/v1/carts`
  const body = JSON.stringify({ line_items: [line] })
  const headers = {
    'ucp-agent': `profile="${agentProfile}"`,
    'idempotency-key': 'a captured request',
    'content-type': 'application/json',
    'content-digest': digestOf(body),
  }
  const signed = { ...headers, ...signatureOf({ method: 'POST', url, headers }, key) }
  const post = (given: Record<string, string>) =>
    sendRequest(`${origin}/ucp/v1/carts`, { method: 'POST', headers: given, body })
  const first = await post(signed)
  expect((await post(signed)).text).toBe(first.text)
  expect((await post({ ...signed, 'idempotency-key': 'a new one' })).status).toBe(401)
  // Without a signature the key is another one, so that nobody reads what the platform was told.
  expect((await post(headers)).text).not.toBe(first.text)
  const { 'idempotency-key': _key, ...keyless } = headers
  const bare = { ...keyless, ...signatureOf({ method: 'POST', url, headers: keyless }, key) }
  expect(JSON.parse((await post(bare)).text)).toMatchObject({ code: 'signature_missing' })
})

it('a tool of MCP is called with a signature, too', async () => {
  const url = `${publicOrigin}/ucp/mcp?client=desktop`
  const call = (id: number) =>
    JSON.stringify({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: {
        name: 'create_cart',
        arguments: {
          meta: { 'ucp-agent': { profile: agentProfile }, 'idempotency-key': `mcp ${id}` },
          cart: { line_items: [line] },
        },
      },
    })
  const post = async (body: string, about = body) => {
    const headers = { 'content-type': 'application/json', 'content-digest': digestOf(about) }
    const parts = ['@method', '@authority', '@path', '@query', ...Object.keys(headers)]
    const signature = signatureOf({ method: 'POST', url, headers }, key, { parts })
    const response = await sendRequest(`${origin}/ucp/mcp?client=desktop`, {
      method: 'POST',
      headers: { ...headers, ...signature },
      body,
    })
    return { status: response.status, body: JSON.parse(response.text) as UcpJson }
  }
  const written = vi.spyOn(console, 'warn')
  expect((await post(call(1))).body.result.structuredContent.id).toMatch(/^cart_/)
  // A log has lines of JSON alone.
  expect(written).not.toHaveBeenCalled()
  expect(await post(call(2), call(1))).toMatchObject({
    status: 400,
    body: { error: { code: -32600, data: { code: 'digest_mismatch' } } },
  })
})

it('a platform that the operator names has no limit of new carts when it signs, and that of everybody otherwise', async () => {
  const counters = createCounters(null)
  await counters.add('agent network new carts 10.6.0.1', 60, 600)
  const env = { BASE_URL: publicOrigin, TRUST_PROXY: '1', AGENT_PLATFORMS: 'https://agent.example' }
  await using named = await openShop(proxy.origin, env, { counters })
  const create = (by: typeof key | null) =>
    send('/carts', { line_items: [line] }, by, { 'x-forwarded-for': '10.6.0.1' }, named.origin)
  expect((await create(key)).status).toBe(201)
  expect((await create(null)).body.messages[0].code).toBe('too_many_carts')
})
