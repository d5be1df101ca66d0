import { findMailTo } from './find-mail.ts'
import { formFields } from './form-fields.ts'
import type { Shopper } from './shopper.ts'
import { typedAddress } from './typed-address.ts'

const byBill = { zip: '90325', paymentId: '24', identityNumber: '19811228-9874' }

/**
 * Orders one piece by invoice in the browser of a shopper, and opens the confirmation. The order is complete at once.
 *
 * @returns its number and public id, the path of its confirmation, and that of its page with the key of the mail
 */
export async function orderByBill(shopper: Shopper, product: string, email: string) {
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
  const typed = { ...typedAddress, ...byBill, email }
  await shopper.post('/kassan', { ...typed, intent: 'update' })
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
