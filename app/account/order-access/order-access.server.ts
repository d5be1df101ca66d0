import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

import { rememberOrder, remembersOrder } from '#app/session/browser.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { isPublicOrderId, type Order } from '#app/account/orders/order.ts'
import { listOrderHeads } from '#app/account/orders/orders.server.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'

/** Whether an order is shown in full: to its owner, and in a browser that has placed it or used the link of its mail. */
export async function mayOpenOrder(visit: Visit, publicId: string): Promise<boolean> {
  if (!isPublicOrderId(publicId)) return false
  if (remembersOrder(visit, { publicId })) return true
  return visit.token !== null && (await isOwnOrder(visit, publicId))
}

async function isOwnOrder(visit: Visit, publicId: string): Promise<boolean> {
  const own = await listOrderHeads(visit).catch(
    fallbackTo([], (err) => visit.log.warn({ err }, 'order owner lookup failed')),
  )
  return own.some((order) => order.publicId.toLowerCase() === publicId.toLowerCase())
}

/** Remembers in this browser that the link of an order's mail was used. A wrong key changes nothing. */
export function acceptOrderKey(visit: Visit, publicId: string, key: string): void {
  if (isPublicOrderId(publicId) && isOrderKey(visit, publicId, key))
    rememberOrder(visit, { publicId })
}

/** The key is signed with a secret that the embedded merchant shares (`server/merchant/buying/order/order-page.ts`). */
function isOrderKey({ config }: Visit, publicId: string, key: string): boolean {
  const secret = hkdfSync('sha256', config.signingKey, '', 'merchant order link', 32)
  const expected = createHmac('sha256', Buffer.from(secret))
    .update(publicId.toLowerCase())
    .digest('base64url')
  const [one, other] = [Buffer.from(expected), Buffer.from(key)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** An order for who may not open it: what was bought, for how much, and how far it is. */
export function withoutPersonalData(order: Order): Order {
  return {
    ...order,
    billingAddress: [],
    shippingAddress: [],
    pickup: null,
    // The pages of carriers name the pickup point.
    parcels: order.parcels.map(({ name }) => ({ name, number: '', trackingLink: null })),
    withdrawals: [],
  }
}
