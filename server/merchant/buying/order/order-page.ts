/** The page of an order in the shop, as its mails link to it. */
import { createHmac } from 'node:crypto'
import type { CommerceDeps } from '../cart/commerce-deps.ts'
import { shopLink } from '../../mail/shop-link.ts'
import type { Order } from './order.store.ts'

/** The shop's origin, for orders that were placed without the address of their confirmation, and the key of its links. */
export type ShopOfOrder = Pick<CommerceDeps, 'publicOrigin' | 'orderLinkKey'>

/**
 * The address of an order's page, at the origin to which its payer returned. Its key proves to the shop that the reader
 * has the mail: without it the page shows no personal data (`app/account/order-access/order-access.server.ts`).
 */
export function orderPage(
  { document, publicId }: Order,
  { publicOrigin, orderLinkKey }: ShopOfOrder,
): string {
  const key = createHmac('sha256', orderLinkKey).update(publicId).digest('base64url')
  const origin = document.checkout.checkoutUrls.redirectUrl ?? publicOrigin
  return shopLink(origin, document.language, `/order/${publicId}`, { key })
}
