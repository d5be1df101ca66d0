import { formFields } from '#tests/support/form-fields.ts'
import type { Page, Shopper } from '#tests/support/shopper.ts'

import type { Buyer, Payment } from './buyer.ts'

/** Where an order is paid: on the provider's page, or in a form of the checkout. */
export const waysToPay = ['payment page', 'Klarna', 'Avarda'] as const
export type WayToPay = (typeof waysToPay)[number]

export type Outcome = 'approve' | 'decline' | 'lose-return'

/**
 * Pays with this outcome and follows the way back, as a browser that sends the form once more after a lost
 * connection. Returns the shop's page; null when the payer stays at the provider. Throws when a connection is lost.
 */
export type Pay = (outcome: Outcome) => Promise<Page | null>

/** What such a buyer chooses in the checkout. */
export const paymentOf: Readonly<Record<WayToPay, Payment>> = {
  'payment page': {},
  Klarna: { paymentId: '31' },
  Avarda: { paymentId: '32' },
}

/**
 * Brings a buyer to the payment of their order.
 *
 * @param providerOrigin where the pages of the provider are, which browsers see below `/merchant`
 */
export async function openPayment(
  buyer: Buyer,
  way: WayToPay,
  providerOrigin: string,
): Promise<Pay> {
  const { shopper } = buyer
  const wayBack = async (address: string | null) => {
    const isProviders =
      !address || new URL(address, providerOrigin).pathname.startsWith('/merchant/')
    return isProviders ? null : follow(shopper, address)
  }
  if (way === 'payment page') {
    const { location } = await buyer.order()
    const page = providerOrigin + new URL(location ?? '').pathname.replace(/^\/merchant/, '')
    return async (outcome) => {
      const { headers } = await send(page, { outcome })
      return wayBack(headers.get('location'))
    }
  }
  const { location } = await buyer.order()
  if (!location?.includes('?pay')) throw new Error(`the form of ${way} was not opened`)
  const opened = await shopper.get('/kassan?pay')
  const [, id = ''] = /(?:embedded\/|purchaseJwt\W+)([0-9a-f-]{36})/.exec(opened.html) ?? []
  const form = `${providerOrigin}/payment/embedded/${id}`
  if (way === 'Klarna') {
    return async (outcome) => {
      const { headers } = await send(form, { outcome })
      return wayBack(headers.get('location'))
    }
  }
  return async (outcome) => {
    // Its form asks the shop first. For a cart that is bought already, the answer does not matter.
    await shopper.post('/checkout/draft', {
      ...formFields(opened.html),
      ...buyer.fields,
      intent: 'check',
    })
    const response = await send(form, { outcome }, 'application/json')
    const { redirect } = (await response.json()) as { redirect: string | null }
    return wayBack(redirect)
  }
}

/**
 * Loads a page of the shop and follows its redirects.
 *
 * @param address below any origin
 */
export async function follow(shopper: Shopper, address: string): Promise<Page> {
  const { pathname, search } = new URL(address, 'http://shop.test')
  const page = await shopper.get(pathname + search)
  return page.location ? follow(shopper, page.location) : page
}

function send(address: string, fields: Record<string, string>, type = 'text/html') {
  return fetch(address, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { Accept: type },
  })
}
