import { findMailTo } from './find-mail.ts'
import { formFields } from './form-fields.ts'
import type { Shopper } from './shopper.ts'

const buyer = {
  zip: '90325',
  phone: '070-123 45 67',
  firstName: 'Eva',
  lastName: 'Ek',
  addressLine1: 'Storgatan 1',
  city: 'Umeå',
  paymentId: '24',
  identityNumber: '19811228-9874',
}

/** An order that is complete at once. */
export interface OrderByBill {
  number: string
  publicId: string
  /** Path of its confirmation. */
  confirmation: string
  /** Path of its page, with the key of the mail. */
  link: string
}

/** Orders one piece by invoice in the browser of a shopper, and opens the confirmation. */
export async function orderByBill(
  shopper: Shopper,
  product: string,
  email: string,
): Promise<OrderByBill> {
  const { origin, pathname, search, searchParams } = await placeOrder(shopper, product, email)
  const confirmation = pathname + search
  await shopper.get(confirmation)
  const mail = await findMailTo(origin, email)
  const [link = ''] = /\/order\/\S+/.exec(mail) ?? []
  const [, publicId = ''] = /^\/order\/([^?]+)/.exec(link) ?? []
  if (!publicId) throw new Error('no order was placed')
  return { number: searchParams.get('oid') ?? '', publicId, confirmation, link }
}

/** Orders one piece by invoice; returns the address of the confirmation. */
export async function placeOrder(shopper: Shopper, product: string, email: string): Promise<URL> {
  await shopper.buy(product)
  const typed = { ...buyer, email }
  await shopper.post('/kassan', { ...typed, intent: 'update' })
  const fields = formFields((await shopper.get('/kassan')).html)
  await shopper.post('/kassan', { ...fields, ...typed, intent: 'update' })
  const shown = formFields((await shopper.get('/kassan')).html)
  const ordered = await shopper.post('/kassan', {
    ...shown,
    ...typed,
    terms: 'on',
    intent: 'order',
  })
  if (!ordered.location) throw new Error(`no order was placed: ${ordered.status}`)
  return new URL(ordered.location)
}
