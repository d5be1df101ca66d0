import { expect, it } from 'vitest'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { openShop } from '#tests/support/open-shop.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { inTurn } from '#tests/support/seed.ts'
import { textOfPdf } from '#tests/support/pdf-text.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { openShopper, type Shopper } from '#tests/support/shopper.ts'

/** The pickup point and the delivery time of each line belong to the order, whoever takes the payment. */
const buyer = {
  email: 'eva@example.com',
  phone: '+46701234567',
  firstName: 'Eva',
  lastName: 'Ek',
  addressLine1: 'Hemgatan 1',
  city: 'Hemstad',
  terms: 'on',
}
/** Light enough for a pickup point. */
const lamp = `/p/${demoProducts['below-30-day-low'].aliases.sv}`

const merchant = await openForTests(openSeededMerchant(60, { clock: () => new Date() }))
const proxy = await openForTests(openFaultProxy(merchant.origin))
const shop = await openForTests(openShop(proxy.origin, { BASE_URL: merchant.publicOrigin }))

const inSweden = { country: 'se', zip: '903 25', shippingId: '2', pickupPoint: 'se-9-2' }
const inUmea = 'Paketlådan, Järnvägsgatan 5, 903 26 Umeå'
const inNorway = { country: 'no', zip: '5003', phone: '+4740612345', shippingId: 'nshift-pickup' }

type Choice = Record<'country' | 'zip', string> & Record<string, string>

const all: [name: string, ...order: [string, Choice, string]][] = [
  ['card', '23', inSweden, inUmea],
  ['invoice', '24', { ...inSweden, identityNumber: '19811228-9874' }, inUmea],
  ['Klarna', '31', inSweden, inUmea],
  ['Avarda', '32', inSweden, inUmea],
  [
    'Avarda, with the delivery widget',
    '32',
    { ...inNorway, pickupPoint: 'no-5-2' },
    'Pakkeboden, Jernbanegata 4, 5014 Bergen',
  ],
  [
    'Svea',
    '33',
    { country: 'fi', zip: '00120', phone: '+358401234567', shippingId: '2', pickupPoint: 'fi-0-2' },
    'Pakettipiste, Asemakatu 2, 00100 Helsinki',
  ],
  [
    'Walley',
    '34',
    { country: 'dk', zip: '8000', phone: '+4520123456', shippingId: '2', pickupPoint: 'dk-8-2' },
    'Pakkehjørnet, Jernbanegade 3, 8000 Aarhus C',
  ],
]
const orders = inTurn(all, 2)

it.each(orders)('%s: page, mail and receipt name pickup point and dates', async (_, ...order) => {
  const [paymentId, choice, place] = order
  const shopper = openShopper(shop.origin)
  await shopper.buy(lamp)
  const { country, zip } = choice
  await shopper.post('/kassan', { ...buyer, country, zip, intent: 'update' })
  const typed = { ...buyer, ...choice, paymentId }
  await submit(shopper, { ...typed, intent: 'update' })
  const chosen = await shopper.get('/kassan')
  const [promised = ''] = /ramme senast \d+\s\w+ 20\d\d/.exec(textOf(chosen.html)) ?? []
  expect(promised).not.toBe('')

  const { location } = await submit(shopper, { ...typed, intent: 'order' })
  const isForm = location!.startsWith('/kassan?pay')
  const form = isForm ? await shopper.get(location!.split('#')[0]!) : null
  const stored: string[] = []
  proxy.setResponse('createOrUpdateCheckout', ({ checkout }) => {
    const { merchantData } = checkout as { merchantData?: string }
    if (merchantData !== undefined) stored.push(merchantData)
    return undefined
  })
  // The form is saved in this tab and in another one, and by the hook of the provider's form.
  const fields = { ...formFields((form ?? chosen).html), ...typed }
  // What is typed for another order changes nothing of one that was placed.
  const other: Record<string, string> = isForm ? {} : { shippingId: '1', pickupPoint: '' }
  const saved = { ...fields, ...other, message: 'Ring på' }
  await shopper.post('/checkout/draft', saved)
  const hook = await shopper.post('/checkout/draft', { ...saved, intent: 'check' })
  expect(hook.status).toBe(isForm ? 204 : 409)
  proxy.setResponse('createOrUpdateCheckout', () => undefined)
  for (const text of paymentId === '24' ? [] : stored) expect(text).toContain(place)

  const confirmationPath = await pay(location!, form?.html ?? '')
  const confirmation = await shopper.get(confirmationPath)
  expect(textOf(confirmation.html)).toContain('Tack för din order!')
  const [, orderPath = ''] = /href="(\/order\/[0-9a-f-]{36})"/.exec(confirmation.html) ?? []
  const [, receiptPath = ''] = /href="(\/order\/[^"]+\/[^"]+)"/.exec(confirmation.html) ?? []
  const receipt = await fetch(shop.origin + receiptPath, {
    headers: { Cookie: shopper.cookies() },
  })
  const [mail, plainMail] = await mailsOf(orderPath)
  const texts = {
    confirmation: textOf(confirmation.html),
    page: textOf((await shopper.get(orderPath)).html),
    mail,
    plainMail,
    receipt: textOfPdf(Buffer.from(await receipt.arrayBuffer())).replaceAll(/\s+/g, ' '),
  }
  for (const [name, text] of Object.entries(texts)) {
    expect(`${name}: ${text}`).toContain(place)
    expect(`${name}: ${text}`).toContain(promised)
    // Such a text is also read when the goods have been sent.
    expect(`${name}: ${text}`).not.toMatch(/hos dig (?:senast|inom)|Skickas inom/)
  }
  const stranger = openShopper(shop.origin)
  for (const path of [orderPath, confirmationPath]) {
    expect((await stranger.get(path)).html).not.toContain(place)
  }
})

async function submit(shopper: Shopper, fields: Record<string, string>) {
  const { html } = await shopper.get('/kassan')
  return shopper.post('/kassan', { ...formFields(html), ...fields })
}

/** Ends the payment of an order or a form; returns the path of the confirmation. */
async function pay(next: string, form: string): Promise<string> {
  const { pathname, search } = new URL(next, shop.origin)
  const [, session] = /(?:embedded\/|purchaseJwt\W+|data-token\W+)([0-9a-f-]{36})/.exec(form) ?? []
  if (!session && !pathname.includes('/payment/')) return pathname + search
  const page = session ? `/payment/embedded/${session}` : pathname.replace(/^\/merchant/, '')
  const response = await fetch(merchant.origin + page, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approve' }),
    redirect: 'manual',
  })
  const paid = new URL(response.headers.get('location') ?? '')
  return paid.pathname + paid.search
}

/** The confirmation mail of an order, as HTML and as text. */
async function mailsOf(orderPath: string): Promise<[html: string, text: string]> {
  const read = async (path: string) => (await fetch(merchant.origin + path)).text()
  const outbox = await read('/outbox')
  for (const [, path = ''] of outbox.matchAll(/href="[^"]*\/merchant(\/outbox\/\d+)"/g)) {
    const mail = await read(path)
    if (mail.includes(orderPath)) return [textOf(mail), textOf(await read(`${path}/text`))]
  }
  return ['', '']
}

/** The visible text of a page. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
