import { randomUUID } from 'node:crypto'

import { describe, expect, inject, it } from 'vitest'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { textOfPdf } from '#tests/support/pdf-text.ts'
import { seed } from '#tests/support/seed.ts'
import { openShopper, type Shopper } from '#tests/support/shopper.ts'
import {
  amountsInMail,
  amountsOnPage,
  toMinor,
  type PurchaseAmounts,
} from '#tests/support/purchase-amounts.ts'

/**
 * Adds up the amounts in cart, checkout, confirmation, account and mail, which must have the same
 * lines and the same total.
 */
const origin = inject('shopOrigin')

const inSweden = {
  language: 'sv',
  prefix: '',
  cart: '/varukorgen',
  checkout: '/kassan',
  customerType: '/customer-type',
  findOrder: '/hitta-order',
  unpaidLink: 'Orderbekräftelse (PDF)',
  terms: /Köpvillkor den \d+ \w+ 20\d\d\n/,
  rights: ['Ångerblankett', 'tre år enligt konsumentköplagen'],
  customer: {
    zip: '903 26',
    email: 'eva@example.com' as string,
    phone: '070-123 45 67',
    firstName: 'Eva',
    lastName: 'Ek',
    addressLine1: 'Storgatan 1',
    city: 'Umeå',
    company: 'Ek AB',
    organizationId: '556036-0793',
    identityNumber: '811228-9874',
  },
} as const
/** VAT of 25.5 %, and prices that are not round without VAT either. */
const inFinland = {
  ...inSweden,
  language: 'fi',
  prefix: '/fi',
  cart: '/fi/ostoskori',
  checkout: '/fi/kassa',
  customerType: '/fi/customer-type',
  findOrder: '/fi/etsi-tilaus',
  unpaidLink: 'Tilausvahvistus (PDF)',
  terms: /Ostoehdot \d+\. \w+ 20\d\d\n/,
  rights: ['Peruuttamislomake', 'kuluttajansuojalain'],
  customer: {
    ...inSweden.customer,
    zip: '00100',
    phone: '040 123 4567',
    city: 'Helsinki',
    organizationId: '0112038-9',
    identityNumber: '131052-308T',
  },
} as const
type Country = typeof inSweden | typeof inFinland

/** A gift code works once for each customer. */
const withNewEmail = <Buyer extends Country>(buyer: Buyer): Buyer => ({
  ...buyer,
  customer: { ...buyer.customer, email: `${randomUUID()}@example.com` },
})

/** Ids of payment methods; an invoice has a fee. */
const [byCard, invoice] = ['23', '24']

const reduced = demoProducts['below-30-day-low'].aliases
const inTiers = demoProducts['tier-price'].aliases

const everyCase = [inSweden, inFinland].flatMap((country, nth) =>
  (['PERSON', 'ORGANIZATION'] as const).flatMap((type, kind) =>
    ([null, 'SOMMAR10', 'FRAKTFRITT', 'GAVA500'] as const).map((code, index) => ({
      ...{ country, type, code },
      turn: (nth + kind + index) % 2,
    })),
  ),
)
/** Each two of country, customer type and code together; the other threes in another run. */
const cases = everyCase.filter(({ turn }) => turn === seed % 2)

describe('the total of a purchase', () => {
  it.each(cases)(
    'in $country.language as $type with the code $code is the sum from cart to mail',
    async ({ country: of, type, code }) => {
      const country = withNewEmail(of)
      const shopper = openShopper(origin)
      await fillCart(shopper, country, { pieces: code === 'FRAKTFRITT' ? 1 : 4 })
      await shopper.post(country.customerType, { type, returnTo: country.cart })
      if (code) await shopper.post(country.cart, { intent: 'promo', code })
      const inCart = await pagePath(shopper, country.cart, country)
      addUp(inCart, type)

      const { atCheckout, payment } = await order(
        shopper,
        country,
        type,
        code === null ? invoice : byCard,
      )
      addUp(atCheckout, type)
      expect(atCheckout.option).toBe(atCheckout.shipping)
      expect(atCheckout.lines).toEqual(inCart.lines)
      expect(atCheckout.ordered).toEqual(inCart.lines)
      expect(atCheckout.discount).toBe(inCart.discount)
      if (code === 'FRAKTFRITT') expect(inCart.saved).toBeGreaterThan(0)
      else expect(inCart.saved).toBe(0 - inCart.discount)
      expect(inCart.saved > 0).toBe(code !== null)

      const bought = await pagePath(shopper, await pay(payment, atCheckout.due), country)
      expect(rowsOf(bought)).toEqual(rowsOf(atCheckout))
      addUp(bought, type)
      const mailed = await mailOf(shopper, bought, country)
      expect(mailed).toEqual(rowsOf(atCheckout))

      // The page of the order has the VAT setting of the buyer, whatever that of the reader is.
      if (code !== null) return
      const setting = type === 'PERSON' ? 'ORGANIZATION' : 'PERSON'
      await shopper.post(country.customerType, { type: setting, returnTo: country.cart })
      const { orderNumber } = bought
      const { email } = country.customer
      await shopper.post(country.findOrder, { orderNumber, email })
      const link = await mailedLink(shopper, orderNumber)
      expect(rowsOf(await pagePath(shopper, link, country))).toEqual(rowsOf(atCheckout))
      const { html } = await shopper.get(link)
      expect(html).toContain(country.unpaidLink)

      // The file is the contract: the terms for everybody, the rights of the buyer's country for a consumer.
      const file = await fetch(`${origin}${link}/receipt`, {
        headers: { Cookie: shopper.cookies() },
      })
      const receipt = textOfPdf(Buffer.from(await file.arrayBuffer()))
      expect(receipt).toMatch(country.terms)
      for (const right of country.rights)
        expect(receipt.includes(right), right).toBe(type === 'PERSON')
    },
  )

  it('of a customer with a balance is the amount left to pay, in the order too', async () => {
    const shopper = openShopper(origin)
    await shopper.post('/logga-in', { email: 'anna@example.com', password: 'soffa123' })
    await fillCart(shopper, inSweden, { pieces: 4 })
    await shopper.post('/varukorgen', { intent: 'promo', code: 'SOMMAR10' })
    const inCart = await pagePath(shopper, '/varukorgen', inSweden)
    addUp(inCart, 'PERSON')
    expect(inCart.balance).toBe(-500_00)
    const { atCheckout, payment } = await order(shopper, inSweden, 'PERSON', byCard)
    addUp(atCheckout, 'PERSON')
    expect(atCheckout.balance).toBe(-500_00)
    const bought = await pagePath(shopper, await pay(payment, atCheckout.due), inSweden)
    expect(rowsOf(bought)).toEqual(rowsOf(atCheckout))
    expect(await mailOf(shopper, bought, inSweden)).toEqual(rowsOf(atCheckout))
    const { html } = await shopper.get('/mina-sidor/ordrar')
    const article = html.split('<article').find((part) => part.includes(bought.orderNumber))
    expect(article).toContain('Betalat')
    expect(rowsOf(amountsOnPage(article!, 'sv'))).toEqual(rowsOf(bought))
  })

  it('has savings relative to the lowest price of the product page', async () => {
    const shopper = openShopper(origin)
    const page = await shopper.get(`/p/${reduced.sv}`)
    const [, prior = ''] =
      /Lägsta pris senaste 30 dagarna\s*<span[^>]*>([^<]+)</.exec(page.html) ?? []
    await fillCart(shopper, inSweden, { pieces: 4 })
    for (const path of ['/varukorgen', '/kassan']) {
      const { html } = await shopper.get(path)
      expect(html, path).toContain(`Lägsta pris senaste 30 dagarna: ${prior}`)
      expect(html, path).toContain('Utan erbjudandet: ')
    }
  })
})

async function fillCart(
  shopper: Shopper,
  { language, prefix, cart }: Country,
  { pieces }: { pieces: number },
) {
  await shopper.buy(`${prefix}/p/${reduced[language]}`)
  const chair = `${prefix}/p/${inTiers[language]}`
  const { sku } = await shopper.buyingForm(chair)
  const response = await shopper.post(chair, { sku, quantity: String(pieces) })
  expect(response.status, cart).toBe(303)
}

async function pagePath(shopper: Shopper, address: string, { language }: Country) {
  const { html, status } = await shopper.get(address)
  expect(status, address).toBe(200)
  // What is ordered is what was seen, for persons and companies, with codes, fees and a balance.
  expect(html, address).not.toMatch(/Beställningen har en annan summa|Tilauksen summa on eri/)
  return amountsOnPage(html, language)
}

/** Fills in the checkout as its page would, compares the amounts, and places the order. */
async function order(
  shopper: Shopper,
  country: Country,
  customerType: 'PERSON' | 'ORGANIZATION',
  paymentId: string,
) {
  const fields = { ...country.customer, customerType, terms: 'on' }
  await shopper.post(country.checkout, { ...fields, intent: 'update' })
  const options = formFields((await shopper.get(country.checkout)).html)
  const choices = { shippingId: options.shippingId!, paymentId }
  await shopper.post(country.checkout, { ...fields, ...choices, intent: 'update' })
  const { html } = await shopper.get(country.checkout)
  const placed = await shopper.post(country.checkout, {
    ...formFields(html),
    ...fields,
    intent: 'order',
  })
  expect(placed.status, 'the order').toBe(303)
  return { atCheckout: amountsOnPage(html, country.language), payment: placed.location! }
}

/** Pays exactly the shown amount, unless it is an invoice; returns the path of the confirmation. */
async function pay(address: string, due: number): Promise<string> {
  if (!new URL(address).pathname.startsWith('/merchant/')) return pathOf(address)
  const page = await (await fetch(address)).text()
  const buttonText = /<button[^>]*value="approve"[^>]*>([^<]*)</.exec(page)?.[1] ?? ''
  expect(toMinor(buttonText), buttonText).toBe(due)
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome: 'approve' }),
    headers: { 'Sec-Fetch-Site': 'same-origin', Origin: origin },
  })
  return pathOf(new URL(response.headers.get('location')!, address).href)
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Path of the order in the mail that was sent last about it. */
async function mailedLink(shopper: Shopper, orderNumber: string): Promise<string> {
  const { html } = await shopper.get('/merchant/outbox')
  const mail = new RegExp(`href="([^"]+)">[^<]*${orderNumber}<`).exec(html)?.[1]
  const { html: text } = await shopper.get(`${new URL(mail!, 'http://shop').pathname}`)
  return new URL(/href="([^"]*\/order\/[\da-f-]+[^"]*)"/.exec(text)?.[1] ?? '').pathname
}

async function mailOf(shopper: Shopper, { orderNumber }: PurchaseAmounts, { language }: Country) {
  const { html } = await shopper.get('/merchant/outbox')
  const link = new RegExp(`href="([^"]+)">[^<]*${orderNumber}<`).exec(html)?.[1]
  return amountsInMail((await shopper.get(new URL(link!).pathname)).html, language)
}

/** Lines and amounts without those that differ between pages: an estimate, savings, an option. */
function rowsOf({
  lines,
  subTotal,
  discount,
  shipping,
  fee,
  net,
  vat,
  gross,
  balance,
  due,
}: PurchaseAmounts) {
  return { lines, subTotal, discount, shipping, fee, net, vat, gross, balance, due }
}

function addUp(shown: PurchaseAmounts, type: 'PERSON' | 'ORGANIZATION') {
  expect(shown.lines.reduce((sum, line) => sum + line, 0)).toBe(shown.subTotal)
  for (const { unit, quantity, line } of shown.units) expect(unit * quantity).toBe(line)
  const rows = shown.subTotal + shown.discount + shown.shipping + shown.fee
  if (type === 'PERSON') {
    expect(shown.net).toBe(null)
    expect(rows).toBe(shown.gross)
  } else {
    expect(rows).toBe(shown.net)
    expect(shown.net! + shown.vat).toBe(shown.gross)
  }
  expect(shown.gross + shown.balance).toBe(shown.due)
}
