import { data } from '@remix-run/node'

import { cartNumbers } from '#app/cart/changes/cart-message.ts'
import { cartNoticeKind } from '#app/cart/notices/cart-notice.server.ts'
import { pathAfterAdding } from '#app/cart/notices/refused-cookies.ts'
import { shortageReason, type CartReason } from '#app/cart/changes/cart-reason.ts'
import { addLine } from '#app/cart/lines/lines.server.ts'
import { findBuyableSkus } from '#app/catalogue/product/product.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { flash } from '#app/visit/flash/flash.server.ts'
import { notFound } from '#app/visit/responses.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { refusalResponse } from '#app/cart/changes/refusal-response.ts'

import { parseBuyForm } from './buy-form.ts'
import type { BuyError, BuyRefusal, BuyResult } from './buy-result.ts'

/** Without scripts it redirects to the cart page, which shows what was added; with scripts (`stay`) the page shows the result. */
export async function buy(visit: Visit, alias: string, form: FormData) {
  const found = await findBuyableSkus(visit, alias)
  if (!found.ok && found.reason === 'missing') throw notFound()
  const skus = found.ok ? found.value : null
  const submission = parseBuyForm(form, skus)
  const stock = skus?.find(({ id }) => String(id) === submission.payload.sku)?.available
  if (submission.status !== 'success') {
    const outcome = refusal(submission.reply(), shortageReason(stock ?? 0))
    return data({ outcome }, { status: 422 })
  }
  const item = {
    skuId: Number(submission.value.sku),
    quantity: Number(submission.value.quantity),
  }
  const added = await addLine(visit, { ...item, available: stock })
  if (!added.ok) {
    const { reason } = added
    const error = buyErrorOf(reason)
    const reply = ofQuantity.includes(error)
      ? { fieldErrors: { quantity: [error] } }
      : { formErrors: [error] }
    const outcome = refusal(submission.reply(reply), reason)
    return data({ outcome }, refusalResponse(reason))
  }
  if (form.has('stay'))
    return data({ outcome: { ok: true, ...item } as BuyResult }, { status: 200 })
  flash(visit.cookies, cartNoticeKind, { kind: 'added', ...item })
  throw seeOther(pathAfterAdding(visit))
}

const refusal = (result: BuyRefusal['result'], reason: CartReason): BuyResult => ({
  ok: false,
  result,
  numbers: cartNumbers(reason),
})

export const buyErrorOf = ({ kind }: CartReason): BuyError => errors[kind] ?? 'failed'

const errors: Partial<Record<CartReason['kind'], BuyError>> = {
  'too-many': 'tooMany',
  'sold-out': 'soldOut',
  'already-in-cart': 'alreadyInCart',
  quantity: 'quantity',
  'too-many-carts': 'tooManyCarts',
  unavailable: 'unavailable',
}

const ofQuantity: readonly BuyError[] = ['tooMany', 'soldOut', 'alreadyInCart', 'quantity']
