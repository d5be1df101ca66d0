/** The pages of an order in the shop, as its mails link to them. */
import { sign } from '../../accounts/auth/session/digests.ts'
import type { CommerceDeps } from '../cart/commerce-deps.ts'
import { mailMessages } from '../../mail/mail-messages.ts'
import { shopLink } from '../../mail/shop-link.ts'
import type { Order } from './order.store.ts'

/** The shop for the mails of its orders, and the key of their links. Its origin is for orders without a return URL. */
export type ShopOfOrder = Pick<CommerceDeps, 'publicOrigin' | 'seller' | 'orderLinkKey'>

/** The key proves that the reader has the mail: without it the page shows no personal data (`order-access.server.ts`). */
export function orderLinks(
  { document, publicId }: Order,
  { publicOrigin, orderLinkKey }: ShopOfOrder,
) {
  const { language, checkout } = document
  const key = sign(orderLinkKey, publicId)
  const origin = checkout.checkoutUrls.redirectUrl ?? publicOrigin
  const { withdrawalPath } = mailMessages[language]
  return {
    page: shopLink(origin, language, `/order/${publicId}`, { key }),
    withdrawal: shopLink(origin, language, withdrawalPath, { order: publicId, key }),
    /** Without the order: asks for its number and e-mail address. */
    anyWithdrawal: shopLink(origin, language, withdrawalPath, {}),
  }
}
