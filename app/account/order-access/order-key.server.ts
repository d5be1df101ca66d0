import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

import type { Visit } from '#app/visit/visit.ts'

/**
 * Whether a link is one that was mailed to the buyer of the order: its key is signed with a secret that the embedded
 * merchant shares with the shop (`server/merchant/buying/order/order-page.ts`).
 */
export function isOrderKey(
  { config }: Pick<Visit, 'config'>,
  publicId: string,
  key: string,
): boolean {
  const secret = hkdfSync('sha256', config.signingKey, '', 'merchant order link', 32)
  const expected = createHmac('sha256', Buffer.from(secret))
    .update(publicId.toLowerCase())
    .digest('base64url')
  const [one, other] = [Buffer.from(expected), Buffer.from(key)]
  return one.length === other.length && timingSafeEqual(one, other)
}
