import { cartMessage, cartNumbers, promoMessage } from '#app/cart/changes/cart-message.ts'
import type { CartReason } from '#app/cart/changes/cart-reason.ts'
import type { CartLine } from '#app/cart/cart.ts'
import { addLine, changeLine, removeLine } from '#app/cart/lines/lines.server.ts'
import { setPromoCode } from '#app/cart/promo-code/promo-code.server.ts'
import type { Product } from '#app/catalogue/product/product.ts'
import { unusableError } from '#app/gateway/errors/gateway-error.ts'
import { msLeft } from '#app/gateway/resilience/deadline.ts'
import { allowLines } from '#app/gateway/resilience/request-deadline.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { absoluteUrl } from '#app/seo/absolute-url.ts'
import type { Visit } from '#app/visit/visit.ts'

import { recoverable, warning } from '../outcome.ts'
import type { Message } from '../schema/ucp.generated.d.ts'
import { findSkus, type WantedLine } from './find-sku.server.ts'

/** Makes the cart contain just the requested lines. What cannot be had is an error at its path; the cart keeps what it had of it. */
export async function fillCart(
  visit: Visit,
  present: readonly CartLine[],
  wanted: readonly WantedLine[],
): Promise<Message[]> {
  allowLines(visit)
  const found = await findSkus(visit, wanted)
  const messages: Message[] = []
  const kept = new Set(found.map(({ skuId }) => skuId))
  for (const line of present) {
    if (kept.has(line.skuId) && !line.packageKey) continue
    const removed = await removeLine(visit, line.id)
    if (!removed.ok) messages.push(lineError(visit, removed.reason))
  }
  // One after the other: the merchant changes one cart at a time.
  for (const { index, quantity, skuId, unchosen } of found) {
    const path = `$.line_items[${index}]`
    if (skuId === null) {
      const notSold = lineError(visit, { kind: 'not-sold' }, path)
      messages.push(unchosen ? { ...notSold, content: choiceOf(visit, unchosen) } : notSold)
      continue
    }
    const line = present.find((each) => each.skuId === skuId && !each.packageKey)
    if (line?.quantity === quantity) continue
    const changed = await (line
      ? changeLine(visit, { id: line.id, quantity })
      : addLine(visit, { skuId, quantity }))
    if (msLeft(visit.deadline) === 0) throw unusableError('The lines took too long')
    if (!changed.ok) messages.push(lineError(visit, changed.reason, path))
  }
  return messages
}

const codes: Partial<Record<CartReason['kind'], string>> = {
  'too-many': 'out_of_stock',
  'sold-out': 'out_of_stock',
  'already-in-cart': 'out_of_stock',
  'not-sold': 'item_unavailable',
  quantity: 'invalid_quantity',
  full: 'cart_full',
}

function lineError({ language }: Visit, reason: CartReason, path = '$.line_items'): Message {
  const content = translate(language, 'cart')(cartMessage[reason.kind], cartNumbers(reason))
  return recoverable(codes[reason.kind] ?? 'cart_unchanged', content, path)
}

/** What an assistant can do about a product that is sold, and that its line does not name well enough. */
function choiceOf({ language, origin }: Visit, { productPackage, path }: Product): string {
  const t = translate(language, 'agents')
  return productPackage
    ? t('cart.chooseParts', { url: absoluteUrl({ shop: origin }, path) })
    : t('cart.chooseVariant')
}

/** A shop has one code at a time: the first one that is valid is used. */
export async function applyCodes(
  visit: Visit,
  active: string | null,
  codes: readonly string[] | undefined,
): Promise<Message[]> {
  if (!codes) return []
  const wanted = codes.map((code) => code.trim()).filter(Boolean)
  const isSame = (code: string) => code.toLowerCase() === active?.toLowerCase()
  if (wanted.length === 0) {
    if (active) await setPromoCode(visit, '')
    return []
  }
  const messages: Message[] = []
  let hasCode = false
  for (const [index, code] of wanted.entries()) {
    const path = `$.discounts.codes[${index}]`
    if (hasCode) {
      const content = translate(visit.language, 'agents')('cart.oneCode')
      messages.push(warning('discount_code_combination_disallowed', content, path))
      continue
    }
    const set = isSame(code) ? { ok: true as const } : await setPromoCode(visit, code)
    hasCode = set.ok
    if (set.ok) continue
    const content = translate(visit.language, 'cart')(promoMessage[set.reason])
    const isRule = set.reason === 'requirements-not-met'
    messages.push(
      warning(isRule ? 'discount_code_user_ineligible' : 'discount_code_invalid', content, path),
    )
  }
  if (!hasCode && active) await setPromoCode(visit, '')
  return messages
}
