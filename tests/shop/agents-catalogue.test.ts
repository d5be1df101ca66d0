import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

import { expect, inject, it } from 'vitest'

import { openPlatform, type UcpJson } from '#tests/support/agent-platform.ts'
import { sendRequest } from '#tests/support/send-request.ts'
import { openShopper } from '#tests/support/shopper.ts'
import { schemaFaults } from '#tests/support/ucp-schemas.ts'

const origin = inject('shopOrigin')
const platform = openPlatform(origin)
const shopper = openShopper(origin)

const pathsOf = (products: UcpJson[]) => products.map(({ url }) => new URL(url as string).pathname)

it('the profile names both endpoints and is kept by caches', async () => {
  const { status, text, headers } = await sendRequest(`${origin}/.well-known/ucp`)
  const profile = JSON.parse(text) as UcpJson
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toMatch(/^public, max-age=\d{2,}/)
  expect(headers.getSetCookie()).toEqual([])
  expect(schemaFaults('profile', profile.ucp)).toEqual([])
  const services: UcpJson[] = profile.ucp.services['dev.ucp.shopping']
  expect(services.map(({ transport, endpoint }) => [transport, endpoint])).toEqual([
    ['rest', `${origin}/ucp/v1`],
    ['mcp', `${origin}/ucp/mcp`],
  ])
  expect(Object.keys(profile.ucp.capabilities)).toContain('dev.ucp.shopping.checkout')
})

it('a search finds the products of the page in its order, with its prices', async () => {
  const { body } = await platform.post('/catalog/search', {
    query: 'soffa',
    pagination: { limit: 5 },
  })
  const { html } = await shopper.get('/s/soffa')
  // The colours of a product have links, too.
  const ofPage = [...html.matchAll(/href="(\/p\/[^"#?]+)"/g)].map(([, path]) => path)
  const places = pathsOf(body.products).map((path) => ofPage.indexOf(path))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places[0]).toBe(0)
  const [product] = body.products
  const page = await shopper.get(new URL(product.url as string).pathname)
  const { amount, currency } = product.variants[0].price
  expect(page.html).toContain(`"priceCurrency":"${currency}","price":${amount / 100},`)
})

it('pages of a search follow one another by cursor, without a product twice', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  let total = 0
  do {
    const { body } = await platform.post('/catalog/search', {
      filters: { categories: ['Soffor'] },
      pagination: { limit: 7, ...(cursor && { cursor }) },
    })
    seen.push(...pathsOf(body.products))
    cursor = body.pagination.cursor
    total = body.pagination.total_count
  } while (cursor && seen.length < 200)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBe(total)
  const pagination = { cursor: 'not-a-place' }
  const { status, body } = await platform.post('/catalog/search', { query: 'soffa', pagination })
  expect([status, body.ucp.status]).toEqual([200, 'error'])
  expect(body.messages).toMatchObject([
    { code: 'invalid_cursor', path: '$.pagination.cursor', severity: 'recoverable' },
  ])
})

it('filters narrow by price and by what earlier answers offer; unknown ones are told', async () => {
  const browse = (filters: object) => platform.post('/catalog/search', { filters })
  const cheap = await browse({ price: { max: 50_000 } })
  for (const { price_range: range } of cheap.body.products) {
    expect(range.max.amount).toBeLessThanOrEqual(50_000)
  }
  const context = { customer_type: 'ORGANIZATION' }
  const sent = { filters: { price: { max: 50_000 } }, context }
  const ofCompany = await platform.post('/catalog/search', sent)
  expect(ofCompany.body.pagination).toEqual(cheap.body.pagination)
  expect(ofCompany.body.messages).toMatchObject([
    { code: 'filter_includes_tax', path: '$.filters.price' },
  ])
  const typed = { query: 'soffa under 9000 kr', context }
  const { body: ofTyped } = await platform.post('/catalog/search', typed)
  expect(ofTyped.messages).toMatchObject([{ code: 'filter_includes_tax', path: '$.query' }])
  const [{ id }] = cheap.body.products
  const named = await platform.post('/catalog/lookup', { ...sent, ids: [id] })
  expect(named.body.messages).toMatchObject([{ code: 'filter_excludes_tax' }])
  const inDollars = { filters: { price: { max: 1 } }, context: { currency: 'USD' } }
  const { body: found } = await platform.post('/catalog/product', { ...inDollars, id })
  expect(found).toMatchObject({ product: { id }, messages: [{ code: 'filter_ignored' }] })
  const [offered] = cheap.body.available_filters.filter(({ name }: UcpJson) => name !== 'price')
  const [value] = offered.values
  const narrowed = await browse({ [offered.name]: [value.label] })
  expect(narrowed.body.pagination.total_count).toBeGreaterThan(0)
  const unknown = await browse({ flavour: ['sour'] })
  expect(unknown.body.messages).toMatchObject([{ code: 'filter_ignored', type: 'info' }])
  const nowhere = await browse({ categories: ['Guitars'] })
  expect(nowhere.body.products).toEqual([])
})

it.each([
  ['SE', 'sv', 'SEK', '/p/'],
  ['DNK', 'da', 'DKK', '/da/p/'],
  ['Norway', 'nb-NO', 'NOK', '/nb/p/'],
  ['FI', 'fi', 'EUR', '/fi/p/'],
  ['FI', 'de', 'EUR', '/fi/p/'],
])('a buyer in %s who reads %s sees prices in %s', async (country, language, currency, path) => {
  const { body } = await platform.post('/catalog/search', {
    filters: { price: { min: 1 } },
    context: { address_country: country, language },
    pagination: { limit: 2 },
  })
  expect(body.products).not.toEqual([])
  for (const product of body.products) {
    expect(product.price_range.min.currency).toBe(currency)
    expect(new URL(product.url as string).pathname).toContain(path)
  }
})

it('a country without a market is told, with the prices of the shop’s own', async () => {
  const { body } = await platform.post('/catalog/search', {
    query: 'soffa',
    context: { address_country: 'US', currency: 'USD' },
    filters: { price: { max: 100 } },
  })
  expect(body.messages.map(({ code }: UcpJson) => code)).toEqual([
    'region_restricted',
    'filter_ignored',
  ])
  expect(body.products).not.toEqual([])
})

it('a lookup tells which id found which variant, and which found none', async () => {
  const { body: found } = await platform.post('/catalog/search', { query: 'soffa' })
  const [one, other] = found.products
  const variant = other.variants.at(-1).id as string
  const { body } = await platform.post('/catalog/lookup', {
    ids: [one.id, variant, variant, '999999999', 'x'.repeat(90)],
  })
  const inputs = body.products.flatMap(({ variants }: UcpJson) =>
    variants.flatMap((each: UcpJson) => each.inputs),
  )
  expect(inputs).toEqual([
    { id: one.id, match: 'featured' },
    { id: variant, match: 'exact' },
  ])
  expect(body.messages).toHaveLength(2)
})

it('a product tells which of its options are available beside the chosen ones', async () => {
  const { body: found } = await platform.post('/catalog/search', {
    query: 'hörnsoffa',
    pagination: { limit: 20 },
  })
  const product = found.products.find(({ options }: UcpJson) => options.length > 0)
  const [option] = product.options
  const wish = option.values.at(-1)
  const { body } = await platform.post('/catalog/product', {
    id: product.id,
    selected: [
      { name: option.name.toUpperCase(), label: wish.label },
      { name: 'Taste', label: 'x' },
    ],
  })
  expect(body.product.selected).toMatchObject([{ name: option.name, label: wish.label }])
  for (const { values } of body.product.options) {
    for (const value of values) expect(value).toMatchObject({ exists: expect.any(Boolean) })
  }
  for (const { options } of body.product.variants) {
    expect(options).toContainEqual(expect.objectContaining({ label: wish.label }))
  }
  const exact = await platform.post('/catalog/product', { id: product.variants.at(-1).id })
  expect(exact.body.product.variants[0].id).toBe(product.variants.at(-1).id)
  const missing = await platform.post('/catalog/product', { id: '999999999' })
  expect(missing).toMatchObject({ status: 200, body: { messages: [{ code: 'not_found' }] } })
})

it.each([
  ['an empty search', '/catalog/search', {}, 'invalid_request'],
  ['a number as query', '/catalog/search', { query: 7 }, 'invalid_request'],
  ['a list as body', '/catalog/search', [], 'invalid_request'],
  ['too many ids', '/catalog/lookup', { ids: Array(51).fill('1') }, 'request_too_large'],
  ['a price without bounds', '/catalog/search', { filters: { price: 5 } }, 'invalid_request'],
])('%s is refused', async (_what, path, sent, code) => {
  expect(await platform.post(path, sent)).toMatchObject({ status: 400, body: { code } })
})

it('a target with a host is the address of its path', async () => {
  const { hostname, port } = new URL(origin)
  const sent = get({ hostname, port, path: 'http://other.example/.well-known/ucp' })
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  expect([response.statusCode, JSON.parse(await text(response))]).toMatchObject([200, { ucp: {} }])
})

it('requests of no operation, method or valid body are refused', async () => {
  const send = (path: string, init: object) =>
    sendRequest(`${origin}/ucp${path}`, { headers: { 'UCP-Agent': 'profile="x"' }, ...init })
  expect((await send('/v1/nothing', {})).status).toBe(404)
  expect((await send('/v1/carts', { method: 'TRACE' })).status).toBe(405)
  expect((await send('/client-profile.json', { method: 'POST', body: '{}' })).status).toBe(405)
  const other = await send('/v1/catalog/search', { method: 'PUT', body: '{}' })
  expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await send('/v1/catalog/search', { method: 'POST', body: '{"query":' })).status).toBe(400)
  const huge = await send('/v1/catalog/search', { method: 'POST', body: ' '.repeat(200_000) })
  expect(huge.status).toBe(413)
})

it.each([
  ['', 400, 'invalid_profile_url'],
  ['http://agent.example/profile.json', 400, 'invalid_profile_url'],
  ['https://127.0.0.1/profile.json', 400, 'invalid_profile_url'],
  ['https://[::1]/profile.json', 400, 'invalid_profile_url'],
  ['https://[::ffff:10.0.0.1]/profile.json', 400, 'invalid_profile_url'],
  ['https://169.254.169.254/latest/meta-data', 400, 'invalid_profile_url'],
  ['https://0x7f.1/', 400, 'invalid_profile_url'],
  ['https://agent.example:8443/profile.json', 400, 'invalid_profile_url'],
  ['https://user:secret@agent.example/', 400, 'invalid_profile_url'],
  ['https://localhost/profile.json', 424, 'profile_unreachable'],
  ['https://agent.invalid/profile.json', 424, 'profile_unreachable'],
])('the profile %j is refused with %i', async (profile, status, code) => {
  const stranger = openPlatform(origin, profile)
  const answer = await stranger.post('/catalog/search', { query: 'soffa' })
  expect(answer).toMatchObject({ status, body: { code, continue_url: `${origin}/` } })
})

it('what no client should send harms nothing, and what many send is understood', async () => {
  const send = async (path: string, body: string, method = 'POST') => {
    const { status, text } = await sendRequest(`${origin}/ucp/v1${path}`, {
      method,
      headers: {
        'UCP-Agent': `profile="${origin}/ucp/client-profile.json"`,
        'Content-Type': 'application/json',
        'Idempotency-Key': body.slice(0, 100),
      },
      body,
    })
    return { status, body: JSON.parse(text) as UcpJson }
  }
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  const ask = (fields: string) => send('/catalog/search', `{"query":"soffa"${fields}}`)
  expect(await ask(`,"signals":{"a":${deep}}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
  expect((await ask(',"__proto__":{"a":1},"filters":{"__proto__":"x"}')).status).toBe(200)
  expect((await send('/catalog/search', '{"query":"so\\ud800ffa"}')).status).toBe(200)
  const plain = await ask('')
  const nulls = await ask(',"context":null,"filters":null,"pagination":{"cursor":null},"ucp":{}')
  expect(nulls.body.products).toEqual(plain.body.products)
  expect((await send('/catalog/search/', '{"query":"soffa"}')).body).toEqual(plain.body)
  expect((await send('/carts/cart_x', '{"a":1}', 'GET')).body.messages[0].code).toBe('not_found')
  const unread = '{"context":{"language":5},"fulfillment":{"methods":5}}'
  expect((await send('/checkout-sessions/checkout_x/complete', unread)).status).toBe(200)
})

it.each([
  ['gzip, deflate, br', 'gzip'],
  ['gzip;q=0, br', 'br'],
  ['identity', null],
])('a kept answer to %s is sent as %s', async (accepted, encoding) => {
  const body = JSON.stringify({ query: 'soffa', pagination: { limit: 3 } })
  const headers = {
    'UCP-Agent': `profile="${origin}/ucp/client-profile.json"`,
    'Accept-Encoding': accepted,
  }
  for (let sent = 0; sent < 2; sent++) {
    const response = await fetch(`${origin}/ucp/v1/catalog/search`, {
      method: 'POST',
      headers,
      body,
    })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    expect(((await response.json()) as UcpJson).products).toHaveLength(3)
  }
})
