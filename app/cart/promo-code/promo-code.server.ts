import { refusalOf, requestMerchant } from '#app/gateway/graphql.server.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { minute } from '#app/kit/time.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { setCartPromoCodeDocument } from '#app/cart/cart-documents.server.ts'
import type { PromoReason } from '#app/cart/changes/cart-reason.ts'
import { isOutage } from '#app/cart/cart-refusal.ts'
import { getCart } from '#app/cart/cart.server.ts'
import type { Cart } from '#app/cart/cart.ts'
import { readCountedCart } from '#app/cart/read-cart.server.ts'
import { forgetSeenItem } from '#app/cart/last-seen/last-seen-cart.server.ts'

/** Longer texts are no codes: no merchant is asked about them. */
const maxCodeLength = 100

/** Sets the promo code, one at a time; an empty code removes it. */
export async function setPromoCode(
  visit: Visit,
  promoCode: string,
): Promise<Result<Cart, PromoReason>> {
  if (!visit.cartId || promoCode.length > maxCodeLength) return refused('not-valid')
  if (!promoCode) {
    forgetSeenItem(visit.cookies, 'code')
    return sendPromoCode(visit, visit.cartId, '')
  }
  const { retryAfterSeconds, undo } = await countPromoCode(visit)
  if (retryAfterSeconds !== null) return refused('too-many')
  const set = await sendPromoCode(visit, visit.cartId, promoCode)
  // The code exists, or could not be checked.
  if (set.ok || set.reason !== 'not-valid') await undo()
  return set
}

async function sendPromoCode(
  visit: Visit,
  id: string,
  promoCode: string,
): Promise<Result<Cart, PromoReason>> {
  try {
    const data = await requestMerchant(visit, setCartPromoCodeDocument, { id, promoCode })
    const { setCartPromoCode: wire } = data
    if (wire) return done(await readCountedCart(visit, wire))
    return promoCode ? refused('not-valid') : done(await getCart(visit))
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.has('RequirementsNotMet')) return refused('requirements-not-met')
    // Merchant API 3.1: any other refusal means that the code is not valid.
    if (refusal && !refusal.isPartial && promoCode) return refused('not-valid')
    visit.log.warn({ err: error }, 'promo code update failed')
    return refused(isOutage(error) ? 'unavailable' : 'failed')
  }
}

/** Wrong codes that one network may try; a gift code is money, and a script tries thousands. */
const attemptLimit = { limit: 60, seconds: 10 * minute }

/** Counts a code before it is checked, so that parallel attempts count too. */
export const countPromoCode = (visit: Pick<Visit, 'counters' | 'clientAddress'>) =>
  countNetwork(visit, 'promo codes', attemptLimit)
