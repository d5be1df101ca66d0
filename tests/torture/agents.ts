import { openPlatform, type AgentPlatform, type UcpJson } from '#tests/support/agent-platform.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { freePort } from '#tests/support/free-port.ts'
import { sendRequest } from '#tests/support/send-request.ts'
import { openShopper } from '#tests/support/shopper.ts'
import { schemaFaults } from '#tests/support/ucp-schemas.ts'

import { completionRow, pick, type Part } from './part.ts'
import { openStandaloneMerchant } from './standalone-merchant.ts'

const cartsOfScope = 500
const maxLines = 5
const maxQuantity = 4
/** A postal code of each country. */
const zips: Record<string, string> = {
  SE: '90325',
  DK: '2100',
  NO: '0155',
  FI: '00100',
  DE: '10115',
}

/**
 * Random carts of assistants, by each operation but that of orders, in each market, language and customer type: each answer
 * is valid by the schemas (with `UCP_SCHEMAS`), its sums add up, and the checkout of the buyer who takes it over asks for
 * the same amount.
 */
export const agents: Part = {
  name: 'agents',
  minutes: 60,
  async run({ times, random, print }, isOver) {
    await using merchant = await openStandaloneMerchant(1_000)
    await using shop = await merchant.openShop(await freePort(), { env: { TRUST_PROXY: '1' } })
    const { text } = await sendRequest(`${shop.origin}/.well-known/ucp`)
    const profile = JSON.parse(text) as UcpJson
    const [{ config, endpoint }] = profile.ucp.services['dev.ucp.shopping']
    const own = new URL(endpoint as string).origin
    const faults = schemaFaults('profile', profile.ucp)
    const choose = random('agents')
    const wanted = times(cartsOfScope)
    let networks = 0
    let scopes = 0
    for (const { country, languages } of config.markets) {
      for (const language of languages) {
        for (const type of ['PERSON', 'ORGANIZATION']) {
          const context = { address_country: country, language, customer_type: type }
          scopes += 1
          for (let done = 0; done < wanted && !isOver(); done++) {
            networks += 1
            const network = `10.${(networks >> 8) & 255}.${networks & 255}.1`
            const headers = { 'X-Forwarded-For': network }
            const platform = openPlatform(shop.origin, `${own}/ucp/client-profile.json`, headers)
            const found = await cartFaults(
              { origin: shop.origin, platform, headers },
              context,
              choose,
            )
            faults.push(...found.map((fault) => `${country} ${language} ${type}: ${fault}`))
          }
        }
      }
    }
    for (const fault of faults.slice(0, 20)) print(fault)
    const isValidated = process.env.UCP_SCHEMAS !== undefined
    return [
      completionRow(networks, scopes * wanted, `carts in ${scopes} markets, languages and types`),
      {
        attack: 'answers to assistants',
        measured: `${faults.length} faults${isValidated ? '' : ', schemas not compared'}`,
        bound: 'sums of the pages, valid by the schemas',
        isOk: faults.length === 0,
      },
    ]
  },
}

interface Place {
  origin: string
  platform: AgentPlatform
  headers: Record<string, string>
}

async function cartFaults(
  { origin, platform, headers }: Place,
  context: { address_country: string; language: string },
  random: () => number,
): Promise<string[]> {
  const words = ['a', 'e', 'o', 'i']
  const { body: found } = await platform.post('/catalog/search', {
    filters: { price: { min: 1_000 * Math.floor(random() * 200) } },
    query: random() < 0.5 ? pick(words, random) : undefined,
    context,
    pagination: { limit: 20 },
  })
  const buyable = found.products
    .flatMap(({ variants }: UcpJson) => variants)
    .filter(({ availability }: UcpJson) => availability.available)
  if (buyable.length === 0) return []
  const lines = Array.from({ length: 1 + Math.floor(random() * maxLines) }, () => ({
    item: { id: pick<UcpJson>(buyable, random).id },
    quantity: 1 + Math.floor(random() * maxQuantity),
  }))
  const [{ item }] = lines as [(typeof lines)[0]]
  await platform.post('/catalog/lookup', { ids: lines.map((line) => line.item.id), context })
  await platform.post('/catalog/product', { id: item.id, context })
  const { body: begun } = await platform.post('/carts', { line_items: lines.slice(0, 1), context })
  // All pieces of a line may be more than there are.
  if (begun.ucp.status === 'error') return []
  const path = `/carts/${begun.id}`
  await platform.put(path, { id: begun.id, line_items: lines, context })
  const { body: cart } = await platform.get(path)
  const destination = {
    id: 'home',
    street_address: 'Storgatan 1',
    address_locality: 'Staden',
    postal_code: zips[context.address_country],
    address_country: context.address_country,
  }
  const buyer = {
    first_name: 'Eva',
    last_name: 'Ek',
    email: 'eva@example.com',
    phone_number: '+46701234567',
  }
  const methods = [{ type: 'shipping', destinations: [destination] }]
  const { body: opened } = await platform.post('/checkout-sessions', {
    cart_id: cart.id,
    line_items: [],
    context,
    buyer,
    fulfillment: { methods },
  })
  const groups = opened.fulfillment.methods.map((method: UcpJson) => method.groups[0])
  const options = groups.flatMap(({ id, options: offered }: UcpJson) =>
    offered.map((each: UcpJson) => ({ id, selected_option_id: each.id })),
  )
  if (options.length === 0) return [`no delivery option: ${JSON.stringify(opened.messages)}`]
  const option = pick<UcpJson>(options, random)
  const { body: checkout } = await platform.put(`/checkout-sessions/${opened.id}`, {
    line_items: opened.line_items.map(({ item, quantity }: UcpJson) => ({
      item: { id: item.id },
      quantity,
    })),
    context,
    buyer,
    fulfillment: {
      methods: [
        {
          ...methods[0],
          line_item_ids: opened.line_items.map(({ id }: UcpJson) => id),
          groups: [option],
        },
      ],
    },
  })
  const { body: read } = await platform.get(`/checkout-sessions/${opened.id}`)
  const { body: left } = await platform.post(`/checkout-sessions/${opened.id}/complete`, {})
  const faults = [cart, opened, checkout, read, left].flatMap(sumFaults)
  const total = amountOf(left.totals, 'total')
  const asked = await amountAtCheckout(origin, headers, checkout.continue_url as string)
  if (asked !== total) faults.push(`${total} for the assistant, ${asked} for the buyer`)
  const { body: other } = await platform.post('/carts', {
    line_items: [{ item, quantity: 1 }],
    context,
  })
  if (other.id) await platform.post(`/carts/${other.id}/cancel`, {})
  return faults
}

function sumFaults({ totals, line_items: lines }: UcpJson): string[] {
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
  const parts = totals.filter(({ type }: UcpJson) => type !== 'total')
  const total = amountOf(totals, 'total')
  const whole = sum(parts.map(({ amount }: UcpJson) => amount))
  const ofLines = sum(lines.map((line: UcpJson) => amountOf(line.totals, 'subtotal')))
  const subTotal = amountOf(totals, 'subtotal')
  return [
    ...(whole === total ? [] : [`parts ${whole}, total ${total}: ${JSON.stringify(totals)}`]),
    ...(ofLines === subTotal ? [] : [`lines ${ofLines}, subtotal ${subTotal}`]),
  ]
}

const amountOf = (totals: UcpJson[], type: string) =>
  totals.find((total) => total.type === type)?.amount as number

/** What the checkout's form asks the buyer for, who has taken the assistant's cart over; minor units. */
async function amountAtCheckout(
  origin: string,
  headers: Record<string, string>,
  continueUrl: string,
): Promise<number> {
  const shopper = openShopper(origin, '', headers)
  const { pathname, search, searchParams } = new URL(continueUrl)
  await shopper.get(pathname + search)
  const taken = await shopper.post(pathname, { token: searchParams.get('from') ?? '' })
  const { html } = await shopper.get(taken.location ?? '/')
  return Math.round(Number(formFields(html).seenTotal) * 100)
}
