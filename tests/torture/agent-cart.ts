import type { AgentPlatform, UcpJson } from '#tests/support/agent-platform.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openShopper, type Shopper } from '#tests/support/shopper.ts'

import { pick } from './part.ts'
import { follow } from './payer.ts'

const maxLines = 5
const maxQuantity = 4
/** A postal code and the number of a company in each country. */
const addresses: Record<string, { zip: string; organizationId: string }> = {
  SE: { zip: '90325', organizationId: '556036-0793' },
  DK: { zip: '2100', organizationId: '25313763' },
  NO: { zip: '0155', organizationId: '974760673' },
  FI: { zip: '00100', organizationId: '0112038-9' },
  DE: { zip: '10115', organizationId: 'DE136695976' },
}

export interface Place {
  origin: string
  platform: AgentPlatform
  headers: Record<string, string>
  merchantOrigin: string
}

/**
 * One random cart, from the search until the buyer has taken it over. Returns what is wrong with its sums, null where the
 * search found nothing that can be bought; throws where an answer is not valid.
 *
 * @param isOrdered whether the buyer orders it and the assistant reads the order
 */
export async function cartFaults(
  place: Place,
  context: { address_country: string; language: string; customer_type: string },
  random: () => number,
  isOrdered: boolean,
): Promise<string[] | null> {
  const { origin, platform, headers } = place
  const words = ['a', 'e', 'o', 'i']
  const { body: found } = await platform.post('/catalog/search', {
    filters: { price: { min: 1_000 * Math.floor(random() * 200) } },
    query: random() < 0.5 ? pick(words, random) : undefined,
    context,
    pagination: { limit: 20 },
  })
  if (!found.products) return [`search: ${JSON.stringify(found)}`]
  const buyable = found.products
    .flatMap(({ variants }: UcpJson) => variants)
    .filter(({ availability }: UcpJson) => availability.available)
  if (buyable.length === 0) return null
  const lines = Array.from({ length: 1 + Math.floor(random() * maxLines) }, () => ({
    item: { id: pick<UcpJson>(buyable, random).id },
    quantity: 1 + Math.floor(random() * maxQuantity),
  }))
  const [{ item }] = lines as [(typeof lines)[0]]
  await platform.post('/catalog/lookup', { ids: lines.map((line) => line.item.id), context })
  await platform.post('/catalog/product', { id: item.id, context })
  const { body: begun } = await platform.post('/carts', { line_items: lines.slice(0, 1), context })
  // All pieces of a line may be more than there are.
  if (begun.ucp.status === 'error') return null
  const path = `/carts/${begun.id}`
  await platform.put(path, { id: begun.id, line_items: lines, context })
  const { body: cart } = await platform.get(path)
  const destination = {
    id: 'home',
    street_address: 'Storgatan 1',
    address_locality: 'Staden',
    postal_code: addresses[context.address_country]?.zip,
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
  const shopper = openShopper(origin, '', headers)
  const { path: checkoutPath, asked } = await takeOver(shopper, checkout.continue_url as string)
  if (asked !== total) faults.push(`${total} for the assistant, ${asked} for the buyer`)
  if (isOrdered) {
    const { organizationId = '' } = addresses[context.address_country] ?? {}
    await order(shopper, checkoutPath, organizationId, place.merchantOrigin)
    const { body: placed } = await platform.get(
      `/orders/${opened.id.replace('checkout_', 'order_')}`,
    )
    const ordered = placed.totals
      ? amountOf(placed.totals, 'total')
      : JSON.stringify(placed.messages)
    if (ordered !== total) faults.push(`${total} for the assistant, ${ordered} in the order`)
  }
  for (const kind of ['carts', 'checkout-sessions']) {
    const { body: other } = await platform.post(`/${kind}`, {
      line_items: [{ item, quantity: 1 }],
      context,
    })
    if (other.id) await platform.post(`/${kind}/${other.id}/cancel`, {})
  }
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

/** Takes the assistant's cart over. Returns the path of the checkout and what its form asks the buyer for, minor units. */
async function takeOver(shopper: Shopper, continueUrl: string) {
  const { pathname, search, searchParams } = new URL(continueUrl)
  await shopper.get(pathname + search)
  const taken = await shopper.post(pathname, { token: searchParams.get('from') ?? '' })
  const path = taken.location ?? '/'
  const { html } = await shopper.get(path)
  return { path, asked: Math.round(Number(formFields(html).seenTotal) * 100) }
}

/** Orders and pays what was taken over, on the payment page. */
async function order(
  shopper: Shopper,
  path: string,
  organizationId: string,
  merchantOrigin: string,
): Promise<void> {
  const fields = formFields((await shopper.get(path)).html)
  const typed = { company: 'Firma', organizationId, city: 'Staden', terms: 'on' }
  const { location, html } = await shopper.post(path, { ...fields, ...typed, intent: 'order' })
  if (!location)
    throw new Error(`no order was placed: ${/role="alert".*?<\/div>/s.exec(html)?.[0]}`)
  const page = merchantOrigin + new URL(location).pathname.replace(/^\/merchant/, '')
  const body = new URLSearchParams({ outcome: 'approve' })
  const { headers } = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  await follow(shopper, headers.get('location') ?? '')
}
