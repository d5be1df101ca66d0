import { z } from '#app/kit/zod.ts'
import type { FlashKind } from '#app/visit/flash/flash.server.ts'
import { readSelection } from '#app/cart/packages/package-selection.ts'

const quantity = z.int().min(1).max(99_999)
/** Of all the items that are added at once. */
const pieces = z.int().min(0).max(999_999)
const skuId = z.int().positive()
const selection = z.string().refine((text) => readSelection(text) !== null)

const noticeSchema = z.discriminatedUnion('kind', [
  /** What was added to the cart (spec section 3, Cart added-notification). */
  z.object({ kind: z.literal('added'), skuId, quantity }),
  z.object({ kind: z.literal('package-added'), packageId: skuId, selection }),
  /** Has what is needed to put the line back. */
  z.object({ kind: z.literal('removed'), name: z.string().max(200), skuId, quantity }),
  z.object({
    kind: z.literal('package-removed'),
    name: z.string().max(200),
    packageId: skuId,
    selection,
    quantity,
  }),
  /** Of a shared cart: the pieces in the cart now, and the number of items that could not be added. */
  z.object({
    kind: z.literal('shared'),
    added: pieces,
    left: z.int().min(0).max(100),
  }),
  /** A link to a cart that is empty now, or ordered, led to the visitor's own. */
  z.object({ kind: z.literal('link-gone') }),
  /** Of an order that was ordered again: the pieces in the cart now; `left` are the names of those that could not be added. */
  z.object({
    kind: z.literal('reordered'),
    added: pieces,
    left: z.array(z.string().max(80)).max(40),
  }),
])

export type FlashedCartNotice = z.infer<typeof noticeSchema>

/** For browsers without scripts, which a change of the cart redirects to its page. */
export const cartNoticeKind: FlashKind<FlashedCartNotice> = {
  name: 'cart',
  read: (sent) => noticeSchema.safeParse(sent).data ?? null,
}
