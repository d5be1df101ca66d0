import { expect, inject, it } from 'vitest'

import { anna } from '#tests/support/account-forms.ts'
import { openPlatform, type AgentAnswer, type UcpJson } from '#tests/support/agent-platform.ts'
import { findMailTo } from '#tests/support/find-mail.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openShopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')
const platform = openPlatform(origin)

const buyer = {
  first_name: 'Eva',
  last_name: 'Ek',
  email: 'eva.assistant@example.com',
  phone_number: '+46701234567',
}
const destination = {
  id: 'home',
  street_address: 'Storgatan 1',
  address_locality: 'Umeå',
  postal_code: '90325',
  address_country: 'SE',
}
const shipping = {
  methods: [{ type: 'shipping', destinations: [destination], selected_destination_id: 'home' }],
}

/** Ids of variants that can be bought. */
async function findVariants(count: number, context = {}): Promise<string[]> {
  const { body } = await platform.post('/catalog/search', {
    query: 'soffa',
    context,
    pagination: { limit: 20 },
  })
  return body.products
    .map(({ variants }: UcpJson) => variants[0])
    .filter(({ availability }: UcpJson) => availability.status === 'in_stock')
    .slice(0, count)
    .map(({ id }: UcpJson) => id)
}

/** A package, whose parts are chosen on its page. */
async function findSet(): Promise<UcpJson> {
  const request = { query: 'säng', pagination: { limit: 50 } }
  const { body } = await platform.post('/catalog/search', request)
  return body.products.find(({ metadata }: UcpJson) => metadata.is_package)
}

const line = (id: string, quantity = 1) => ({ item: { id }, quantity })
const amountOf = (totals: UcpJson[], type: string) =>
  totals.find((total) => total.type === type)?.amount as number
const pathOf = (url: string) => url.slice(origin.length)

/** Every sum of an answer adds up. */
function expectSums({ totals, line_items: lines }: UcpJson) {
  const parts = totals.filter(({ type }: UcpJson) => type !== 'total')
  const sum = parts.reduce((all: number, { amount }: UcpJson) => all + amount, 0)
  expect(sum).toBe(amountOf(totals, 'total'))
  const ofLines = lines.reduce(
    (all: number, each: UcpJson) => all + amountOf(each.totals, 'subtotal'),
    0,
  )
  expect(ofLines).toBe(amountOf(totals, 'subtotal'))
}

it('a cart is made, changed, read and cancelled', async () => {
  const [one = '', other = ''] = await findVariants(2)
  const made = await platform.post('/carts', { line_items: [line(one, 2), line('999999-1')] })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    line_items: [{ item: { id: one }, quantity: 2 }],
    messages: [{ code: 'item_unavailable', path: '$.line_items[1]', severity: 'recoverable' }],
  })
  expectSums(made.body)
  const { id } = made.body
  const changed = await platform.put(`/carts/${id}`, {
    id,
    line_items: [line(other), line(one), line(one)],
  })
  expect(changed.body.line_items).toMatchObject([
    { item: { id: one }, quantity: 2 },
    { item: { id: other }, quantity: 1 },
  ])
  expectSums(changed.body)
  const read = await platform.get(`/carts/${id}`)
  expect(read.body.line_items).toEqual(changed.body.line_items)
  const cancelled = await platform.post(`/carts/${id}/cancel`, {})
  expect(cancelled.body.line_items).toHaveLength(2)
  expect(await platform.get(`/carts/${id}`)).toMatchObject({
    status: 200,
    body: { ucp: { status: 'error' }, messages: [{ code: 'not_found' }] },
  })
})

it('of goods that the shop does not have, no cart is made', async () => {
  const { status, body } = await platform.post('/carts', { line_items: [line('999999-1')] })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ucp: { status: 'error' },
    messages: [{ severity: 'unrecoverable' }],
  })
  expect(body.id).toBeUndefined()
})

it('a product with a choice is no product that the shop does not sell', async () => {
  const set = await findSet()
  const { body: sofas } = await platform.post('/catalog/search', { query: 'hörnsoffa' })
  const withSizes = sofas.products.find(({ variants }: UcpJson) => variants.length > 1)
  const [one = ''] = await findVariants(1)
  const lines = [line(one), line(set.variants[0].id), line(set.id), line(withSizes.id)]
  const { body } = await platform.post('/carts', { line_items: lines })
  const contents = body.messages.map(({ path, content }: UcpJson) => [path, content])
  expect(contents).toEqual([
    ['$.line_items[1]', `Delarna väljs på varans sida: ${set.url}`],
    ['$.line_items[2]', `Delarna väljs på varans sida: ${set.url}`],
    ['$.line_items[3]', 'Varan finns i flera varianter. Ange id för en av dem.'],
  ])
  expect(body.line_items).toHaveLength(1)
})

it('more pieces than there are, and wrong codes, are told at their place', async () => {
  const [one = ''] = await findVariants(1)
  const { body } = await platform.post('/carts', {
    line_items: [line(one)],
    discounts: { codes: ['NO-SUCH-CODE'] },
  })
  expect(body.messages).toMatchObject([
    { type: 'warning', code: 'discount_code_invalid', path: '$.discounts.codes[0]' },
  ])
  const tooMany = await platform.put(`/carts/${body.id}`, {
    id: body.id,
    line_items: [line(one, 9_000)],
  })
  expect(tooMany.body.line_items).toMatchObject([{ quantity: 1 }])
  expect(tooMany.body.messages).toMatchObject([{ code: 'out_of_stock', path: '$.line_items[0]' }])
})

const lineIds = ({ body }: AgentAnswer): string[] => body.line_items.map(({ id }: UcpJson) => id)

it('a checkout tells what is missing, then hands over to the buyer', async () => {
  const [one = ''] = await findVariants(1)
  const made = await platform.post('/checkout-sessions', {
    line_items: [line(one)],
    buyer: { email: 'not an address' },
    fulfillment: { methods: [{ type: 'shipping', destinations: [{ postal_code: '1' }] }] },
  })
  expect(made.status).toBe(201)
  expect(made.body.status).toBe('incomplete')
  const paths = made.body.messages.map(({ path }: UcpJson) => path)
  expect(paths).toContain('$.buyer.email')
  expect(paths).toContain('$.buyer.first_name')
  expect(paths).toContain('$.fulfillment.methods[0].destinations[0].street_address')
  const { id } = made.body
  const whole = await platform.put(`/checkout-sessions/${id}`, {
    line_items: [line(one)],
    buyer,
    fulfillment: { methods: [{ ...shipping.methods[0], line_item_ids: lineIds(made) }] },
  })
  expect(whole.body).toMatchObject({
    status: 'requires_escalation',
    buyer,
    messages: [{ severity: 'requires_buyer_review' }],
  })
  expectSums(whole.body)
  const [method] = whole.body.fulfillment.methods
  const [group] = method.groups
  const dear = group.options.find(({ totals }: UcpJson) => amountOf(totals, 'total') > 0)
  const chosen = await platform.put(`/checkout-sessions/${id}`, {
    line_items: [line(one)],
    buyer,
    fulfillment: {
      methods: [
        {
          ...shipping.methods[0],
          line_item_ids: lineIds(made),
          groups: [{ id: group.id, selected_option_id: dear.id }],
        },
      ],
    },
  })
  expect(amountOf(chosen.body.totals, 'fulfillment')).toBe(amountOf(dear.totals, 'total'))
  expectSums(chosen.body)
  // Nobody but the buyer orders.
  const completed = await platform.post(`/checkout-sessions/${id}/complete`, {
    payment: { instruments: [] },
  })
  expect(completed.body.status).toBe('requires_escalation')
  const cancelled = await platform.post(`/checkout-sessions/${id}/cancel`, {})
  expect(cancelled.body).toMatchObject({ status: 'canceled', messages: [] })
  expect((await platform.get(`/checkout-sessions/${id}`)).body.ucp.status).toBe('error')
  const link = pathOf(chosen.body.continue_url as string)
  expect((await openShopper(origin).get(link)).html).toContain('gäller inte längre')
})

it('a checkout without lines, and what no order can hold, are told', async () => {
  const none = await platform.post('/checkout-sessions', { line_items: [] })
  expect(none).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  expect((await platform.post('/carts', { line_items: [] })).status).toBe(400)
  const [one = ''] = await findVariants(1)
  const { body } = await platform.post('/checkout-sessions', { line_items: [line(one)] })
  const path = `/checkout-sessions/${body.id}`
  const codeOf = (answered: AgentAnswer, at: string) =>
    answered.body.messages.find((message: UcpJson) => message.path === at)?.code
  const missing = await platform.put(path, { line_items: [line(one)] })
  expect(codeOf(missing, '$.buyer.email')).toBe('field_required')
  const wrong = await platform.put(path, { line_items: [line(one)], buyer: { email: 'eva' } })
  expect(codeOf(wrong, '$.buyer.email')).toBe('field_invalid')
  const long = { first_name: 'x'.repeat(201) }
  expect(await platform.put(path, { line_items: [line(one)], buyer: long })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', content: expect.stringContaining('buyer.first_name') },
  })
  const methods = shipping.methods.map((method) => ({ ...method, id: 'a', line_item_ids: [] }))
  const emptied = await platform.put(path, { line_items: [], buyer, fulfillment: { methods } })
  expect(emptied.body.status).toBe('incomplete')
  expect(codeOf(emptied, '$.line_items')).toBe('field_required')
})

it('a cart has one checkout, and another country is refused there', async () => {
  const [one = ''] = await findVariants(1)
  const { body: cart } = await platform.post('/carts', { line_items: [line(one)], buyer })
  const sent = { cart_id: cart.id, line_items: [], fulfillment: shipping }
  const first = await platform.post('/checkout-sessions', sent)
  const second = await platform.post('/checkout-sessions', sent)
  expect(second.body.id).toBe(first.body.id)
  expect(second.body).toMatchObject({ buyer, line_items: cart.line_items })
  const abroad = { ...destination, address_country: 'NO' }
  const other = await platform.put(`/checkout-sessions/${first.body.id}`, {
    line_items: [line(one)],
    buyer,
    fulfillment: {
      methods: [{ type: 'shipping', line_item_ids: lineIds(first), destinations: [abroad] }],
    },
  })
  expect(other.body.messages[0]).toMatchObject({ code: 'address_undeliverable' })
})

it('a cart tells that a country of its buyer is not its own', async () => {
  const [one = ''] = await findVariants(1)
  const { body: cart } = await platform.post('/carts', { line_items: [line(one)] })
  const context = { address_country: 'NO' }
  const goods = { id: cart.id, line_items: [line(one)] }
  const { body } = await platform.put(`/carts/${cart.id}`, { ...goods, context })
  const path = '$.context.address_country'
  expect(body).toMatchObject({ currency: 'SEK', messages: [{ code: 'region_restricted', path }] })
  const same = { ...goods, context: { address_country: 'SWE' } }
  expect((await platform.put(`/carts/${cart.id}`, same)).body.messages).toBeUndefined()
})

it('the goods of a cart change without the address of its checkout', async () => {
  const [one = ''] = await findVariants(1)
  const { body: cart } = await platform.post('/carts', { line_items: [line(one)], buyer })
  const sent = { cart_id: cart.id, line_items: [], fulfillment: shipping }
  const { body: checkout } = await platform.post('/checkout-sessions', sent)
  const changes = [{}, { buyer: { ...buyer, email: 'eva.two@example.com' } }]
  for (const [index, change] of changes.entries()) {
    const goods = { id: cart.id, line_items: [line(one, index + 1)] }
    await platform.put(`/carts/${cart.id}`, { ...goods, ...change })
    const { body } = await platform.get(`/checkout-sessions/${checkout.id}`)
    expect(body).toMatchObject({
      status: 'requires_escalation',
      buyer: { ...buyer, ...change.buyer },
      fulfillment: { methods: [{ destinations: [{ street_address: 'Storgatan 1' }] }] },
    })
  }
})

it('a checkout is in the country of its cart, else of its address', async () => {
  const norway = { address_country: 'NOR' }
  const [one = ''] = await findVariants(1, norway)
  const line_items = [line(one)]
  const { body: cart } = await platform.post('/carts', { line_items, context: norway })
  const ofCart = await platform.post('/checkout-sessions', { cart_id: cart.id, line_items: [] })
  expect(ofCart.body).toMatchObject({ currency: 'NOK', totals: cart.totals })
  const oslo = { ...destination, ...norway, postal_code: '0155', address_locality: 'Oslo' }
  const methods = [{ type: 'shipping', destinations: [oslo] }]
  const made = await platform.post('/checkout-sessions', { line_items, fulfillment: { methods } })
  expect(made.body.currency).toBe('NOK')
  expect(JSON.stringify(made.body.messages)).not.toMatch(/address_undeliverable|selected_option/)
})

it('the method that a request names is chosen, and a pickup point keeps the address', async () => {
  const { body: found } = await platform.post('/catalog/search', { query: 'kudde' })
  const [variant] = found.products
    .flatMap(({ variants }: UcpJson) => variants)
    .filter(({ availability }: UcpJson) => availability.status === 'in_stock')
  const line_items = [line(variant.id)]
  const made = await platform.post('/checkout-sessions', {
    line_items,
    buyer,
    fulfillment: shipping,
  })
  const [byCar, pickup] = made.body.fulfillment.methods
  expect([byCar.type, pickup.type]).toEqual(['shipping', 'pickup'])
  expect(byCar.groups[0].selected_option_id).toBe(byCar.groups[0].options[0].id)
  const { id } = made.body
  const point = pickup.groups[0].options.at(-1).id
  const groups = [{ id: 'all', selected_option_id: point }]
  const methods = [{ type: 'pickup', line_item_ids: lineIds(made), groups }]
  const sent = { line_items, buyer, fulfillment: { methods } }
  const { body } = await platform.put(`/checkout-sessions/${id}`, sent)
  expect(body.status).toBe('requires_escalation')
  expect(body.fulfillment.methods).toMatchObject([
    { type: 'pickup', groups: [{ selected_option_id: point }] },
    { type: 'shipping', destinations: [{ street_address: 'Storgatan 1' }] },
  ])
  const unknown = [{ id: 'all', selected_option_id: 'by-drone' }]
  const { body: changed } = await platform.put(`/checkout-sessions/${id}`, {
    ...sent,
    fulfillment: { methods: [{ ...shipping.methods[0], line_item_ids: [], groups: unknown }] },
  })
  expect(changed.messages[0]).toMatchObject({ type: 'warning', code: 'fulfillment_changed' })
})

it('a request with the same key runs once, and another one with that key is refused', async () => {
  const [one = ''] = await findVariants(1)
  const key = { 'Idempotency-Key': `key ${one}` }
  const sent = { line_items: [line(one)] }
  const both = await Promise.all([
    platform.post('/carts', sent, key),
    platform.post('/carts', sent, key),
  ])
  expect(both[0]?.body.id).toBe(both[1]?.body.id)
  const other = await platform.post('/carts', { line_items: [line(one, 2)] }, key)
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
  // An empty key is none.
  for (const quantity of [1, 2]) {
    const none = { 'Idempotency-Key': '' }
    const made = await platform.post('/carts', { line_items: [line(one, quantity)] }, none)
    expect(made.status).toBe(201)
  }
})

it('ids of carts cannot be guessed, changed or used as another kind', async () => {
  const [one = ''] = await findVariants(1)
  const { body: cart } = await platform.post('/carts', { line_items: [line(one)] })
  const token = (cart.id as string).slice('cart_'.length)
  const changed = `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`
  for (const id of [`cart_${changed}`, token, `order_${token}x`, 'cart_', '%00', '../carts']) {
    const answer = await platform.get(`/carts/${encodeURIComponent(id)}`)
    expect(answer.body.messages).toMatchObject([{ code: 'not_found' }])
  }
  expect((await platform.get(`/orders/order_${token}`)).body.messages[0].code).toBe('not_found')
})

it('the buyer takes the checkout over once, orders, and the assistant learns that alone', async () => {
  const [one = '', two = ''] = await findVariants(2)
  const { body } = await platform.post('/checkout-sessions', {
    line_items: [line(one)],
    buyer,
    fulfillment: shipping,
  })
  const link = pathOf(body.continue_url as string)
  const shopper = openShopper(origin)
  const own = two.split('-')[1]!
  const { body: found } = await platform.post('/catalog/lookup', { ids: [two] })
  await shopper.post(pathOf(found.products[0].url as string), { sku: own, quantity: '1' })

  const offered = await shopper.get(link)
  expect(offered.html).toContain('Varukorg från din assistent')
  expect(offered.html).toContain('Storgatan 1')
  expect(offered.html).toContain('Varorna som redan ligger i din varukorg följer med.')
  expect(offered.headers.get('cache-control')).toContain('no-store')
  // Opened, and not taken over.
  expect(await shopper.linesInCart()).toBe(1)
  const fields = formFields(offered.html.slice(offered.html.indexOf('name="token"') - 200))
  const taken = await shopper.post('/varukorg-fran-assistent', { token: fields.token! })
  expect(taken).toMatchObject({ status: 303, location: expect.stringContaining('/kassan') })
  expect(await shopper.linesInCart()).toBe(2)
  const typed = formFields((await shopper.get('/kassan')).html)
  expect(typed).toMatchObject({ email: buyer.email, addressLine1: 'Storgatan 1', city: 'Umeå' })
  expect((await openShopper(origin).get(link)).html).toContain('gäller inte längre')

  // From now on the assistant changes nothing and reads no personal data.
  const seen = await platform.get(`/checkout-sessions/${body.id}`)
  expect(seen.body.status).toBe('requires_escalation')
  expect(JSON.stringify(seen.body)).not.toContain('Storgatan')
  expect(seen.body.buyer).toBeUndefined()
  await platform.put(`/checkout-sessions/${body.id}`, {
    line_items: [],
    buyer: { email: 'x@y.se' },
  })
  expect(await shopper.linesInCart()).toBe(2)

  const payment = { paymentId: '24', identityNumber: '19811228-9874', terms: 'on' }
  await shopper.post('/kassan', { ...typed, ...payment, intent: 'update' })
  const shown = formFields((await shopper.get('/kassan')).html)
  const ordered = await shopper.post('/kassan', { ...shown, ...payment, intent: 'order' })
  const confirmation = new URL(ordered.location!)
  await shopper.get(confirmation.pathname + confirmation.search)
  await findMailTo(origin, buyer.email)
  const done = await platform.get(`/checkout-sessions/${body.id}`)
  expect(done.body).toMatchObject({
    status: 'completed',
    order: { label: confirmation.searchParams.get('oid') },
  })
  const order = await platform.get(`/orders/${done.body.order.id}`)
  expect(order.body.line_items).toHaveLength(2)
  expect(JSON.stringify(order.body)).not.toContain(buyer.email)
})

it('a set in the buyer’s own cart comes along as a set, and is told by its parts', async () => {
  const set = await findSet()
  const path = pathOf(set.url as string)
  const shopper = openShopper(origin)
  const page = formFields((await shopper.get(path)).html)
  const parts = Object.fromEntries(Object.entries(page).filter(([name]) => /^group-/.test(name)))
  for (const quantity of ['1', '1']) {
    const bought = await shopper.post(path, { ...parts, package: page.package!, quantity })
    expect(bought.status).toBe(303)
  }
  const [one = ''] = await findVariants(1)
  const { body } = await platform.post('/checkout-sessions', { line_items: [line(one)] })
  const token = new URL(body.continue_url as string).searchParams.get('from')!
  expect((await shopper.post('/varukorg-fran-assistent', { token })).status).toBe(303)
  const cart = (await shopper.get('/varukorgen')).html
  expect(cart.slice(cart.indexOf('<main'))).toContain('Var för sig')
  const { body: seen } = await platform.get(`/checkout-sessions/${body.id}`)
  // Two sets of a bed and a mattress.
  expect(seen.line_items).toMatchObject([
    { item: { id: one }, quantity: 1 },
    { quantity: 2 },
    { quantity: 2 },
  ])
  expectSums(seen)
})

it('of two who press at once one takes over, with what they had, while the assistant changes it', async () => {
  const [one = '', two = ''] = await findVariants(2)
  const { body } = await platform.post('/checkout-sessions', { line_items: [line(one)] })
  const link = pathOf(body.continue_url as string)
  const token = new URL(body.continue_url as string).searchParams.get('from')!
  const { body: found } = await platform.post('/catalog/lookup', { ids: [two] })
  const [product] = found.products
  const shoppers = [openShopper(origin), openShopper(origin)]
  for (const [index, shopper] of shoppers.entries()) {
    await shopper.post(pathOf(product.url as string), { sku: two.split('-')[1]!, quantity: '1' })
    const form = formFields((await shopper.get('/kassan')).html)
    const typed = { email: `typed.${index}@example.com`, message: 'Ring på', zip: '90325' }
    await shopper.post('/kassan', { ...form, ...typed, intent: 'update' })
  }
  const pressed = shoppers.map((shopper) => shopper.post('/varukorg-fran-assistent', { token }))
  const changed = platform.put(`/checkout-sessions/${body.id}`, {
    line_items: [line(one, 2)],
    buyer,
  })
  const places = (await Promise.all(pressed)).map(({ location }) => location!)
  await changed
  const index = places.findIndex((place) => place.startsWith('/kassan'))
  const winner = shoppers[index]!
  expect(places[1 - index]).toContain('/varukorg-fran-assistent')
  expect((await shoppers[1 - index]!.get(link)).html).toContain('gäller inte längre')
  expect(await shoppers[1 - index]!.linesInCart()).toBe(1)
  // The same link leads the one who has it to what they have.
  expect(await winner.get(link)).toMatchObject({ status: 302, location: '/kassan' })
  expect(await winner.linesInCart()).toBe(2)
  const { html } = await winner.get('/kassan')
  const kept = formFields(html)
  expect(html).toContain('Ring på')
  expect(kept.zip).toBe('903 25')
  expect([buyer.email, `typed.${index}@example.com`]).toContain(kept.email)
  const seen = await platform.get(`/checkout-sessions/${body.id}`)
  expect(JSON.stringify(seen.body)).not.toContain('@example.com')
})

it('an account fills in what the assistant left out', async () => {
  const [one = ''] = await findVariants(1)
  const { body } = await platform.post('/checkout-sessions', {
    line_items: [line(one)],
    buyer: { email: buyer.email },
  })
  const token = new URL(body.continue_url as string).searchParams.get('from')!
  const shopper = openShopper(origin)
  await shopper.post('/logga-in', anna)
  await shopper.post('/varukorg-fran-assistent', { token })
  const typed = formFields((await shopper.get('/kassan')).html)
  expect(typed).toMatchObject({ email: buyer.email, firstName: 'Anna', city: 'Stockholm' })
})

it('a takeover whose answer was lost is repeated by the same browser, and by no other', async () => {
  const [one = '', two = ''] = await findVariants(2)
  const { body } = await platform.post('/checkout-sessions', { line_items: [line(one)], buyer })
  const link = pathOf(body.continue_url as string)
  const token = new URL(body.continue_url as string).searchParams.get('from')!
  const shopper = openShopper(origin)
  const { body: found } = await platform.post('/catalog/lookup', { ids: [two] })
  const [product] = found.products
  await shopper.post(pathOf(product.url as string), { sku: two.split('-')[1]!, quantity: '1' })
  await shopper.get(link)
  const before = shopper.cookies()
  const lost = openShopper(origin, before)
  expect((await lost.post('/varukorg-fran-assistent', { token })).location).toContain('/kassan')
  const again = openShopper(origin, before)
  expect((await again.get(link)).html).toContain('Varukorg från din assistent')
  const pressed = await again.post('/varukorg-fran-assistent', { token })
  expect(pressed.location).toBe('/varukorgen')
  expect(formFields((await again.get('/kassan')).html)).toMatchObject({ email: buyer.email })
  expect(await again.linesInCart()).toBe(2)
  const seen = await platform.get(`/checkout-sessions/${body.id}`)
  expect(seen.body.line_items).toMatchObject([{ quantity: 1 }, { quantity: 1 }])
  expect((await openShopper(origin).get(link)).html).toContain('gäller inte längre')
  const stranger = openShopper(origin)
  await stranger.post('/varukorg-fran-assistent', { token })
  expect(await stranger.linesInCart()).toBe(0)
})
