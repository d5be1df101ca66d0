import { formFields } from '#tests/support/form-fields.ts'
import { openShopper, type Page, type Shopper } from '#tests/support/shopper.ts'
import { typedAddress } from '#tests/support/typed-address.ts'
import { until } from '#tests/support/until.ts'

const categories = ['/c/soffor', '/c/bord', '/c/belysning', '/c/utemobler', '/c/textil-inredning']
const delivery = { ...typedAddress, zip: '90325' }

export interface Buyer {
  email: string
  shopper: Shopper
  /** The checkout form, filled in. */
  fields: Readonly<Record<string, string>>
  /**
   * Submits the checkout unchanged; repeated, it is the same order.
   *
   * @param attempt idempotency key of another tab; by default that of the page
   */
  order(attempt?: string): Promise<Page>
}

/** Addresses of products, of several categories so that none is sold out. */
export async function productsOf(origin: string): Promise<string[]> {
  const shopper = openShopper(origin)
  const pages = await Promise.all(categories.map((category) => shopper.get(category)))
  const paths = pages.flatMap(({ html }) => [...html.matchAll(/href="(\/p\/[^"?#]+)"/g)])
  return [...new Set(paths.map(([, path = '']) => path))]
}

/** Fields of a payment method of the embedded merchant; by default the first one, with a payment page. */
export interface Payment {
  paymentId?: string
  identityNumber?: string
}

export const byInvoice: Payment = { paymentId: '24', identityNumber: '19811228-9874' }

let buyers = 0

/** A visitor from a separate network, with something in the cart, the checkout filled in and a payment chosen. */
export async function openBuyer(
  origin: string | (() => string),
  products: readonly string[],
  random: () => number,
  payment: Payment = {},
): Promise<Buyer> {
  const number = ++buyers
  const email = `buyer-${number}@example.com`
  const network = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  const shopper = openShopper(origin, '', { 'X-Forwarded-For': network })
  const buySomething = async () => {
    const path = products[Math.floor(random() * products.length)] ?? ''
    const { sku } = await shopper.buyingForm(path)
    return sku !== '' && (await shopper.post(path, { sku, quantity: '1' })).status === 303
  }
  // A shop that has just started on a busy machine may ask to retry its first pages.
  await until(buySomething, { what: 'a product that can be bought' })
  await shopper.post('/kassan', { ...delivery, email, ...payment, intent: 'update' })
  if (payment.paymentId) {
    const chosen = { ...formFields((await shopper.get('/kassan')).html), ...payment }
    await shopper.post('/kassan', { ...chosen, intent: 'update' })
  }
  const { html } = await shopper.get('/kassan')
  const typed = { ...delivery, email, ...payment, terms: 'on', intent: 'order' }
  const fields: Record<string, string> = { ...formFields(html), ...typed }
  return {
    email,
    shopper,
    fields,
    order: (attempt) => shopper.post('/kassan', { ...fields, ...(attempt && { attempt }) }),
  }
}
