import type { CookieJar } from '#app/context.ts'
import { parseJsonObject } from '#app/kit/parse-json.ts'
import { z } from '#app/kit/zod.ts'
import { forgetCookie, readCookie, writeCookie } from '#app/session/cookies.ts'
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

/** Shows a notice with the next cart page; for browsers without scripts, which are redirected to it. */
export function flashCartNotice(jar: CookieJar, notice: CartNotice): void {
  writeCookie(jar, 'cartNotice', JSON.stringify(notice))
}

/** The notice for this page; it is read once. Anything but a notice in the cookie is ignored. */
export function takeCartNotice(jar: CookieJar): CartNotice | null {
  const stored = readCookie(jar, 'cartNotice')
  if (stored === undefined) return null
  forgetCookie(jar, 'cartNotice')
  return noticeSchema.safeParse(parseJsonObject(stored)).data ?? null
}
