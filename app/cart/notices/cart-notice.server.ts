import { z } from '#app/kit/zod.ts'
import type { FlashKind } from '#app/visit/flash/flash.server.ts'
import { readSelection } from '#app/cart/packages/package-selection.ts'

import type { CartNotice } from './cart-notice.ts'

const quantity = z.int().min(1).max(99_999)
const skuId = z.int().positive()
const selection = z.string().refine((text) => readSelection(text) !== null)
const noticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), skuId, quantity }),
  z.object({ kind: z.literal('removed'), name: z.string().max(200), skuId, quantity }),
  z.object({ kind: z.literal('package-added'), packageId: skuId, selection }),
  z.object({
    kind: z.literal('package-removed'),
    name: z.string().max(200),
    packageId: skuId,
    selection,
    quantity,
  }),
  z.object({
    kind: z.literal('shared'),
    added: z.int().min(0).max(100),
    left: z.int().min(0).max(100),
  }),
  z.object({
    kind: z.literal('reordered'),
    added: z.int().min(0).max(100),
    left: z.array(z.string().max(80)).max(40),
  }),
])

/** For browsers without scripts, which a change of the cart redirects to its page. */
export const cartNoticeKind: FlashKind<CartNotice> = {
  name: 'cart',
  read: (sent) => noticeSchema.safeParse(sent).data ?? null,
}
