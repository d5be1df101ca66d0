import type { ActionFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'

import type { CartReason } from '#app/cart/cart-reason.ts'
import { addLine } from '#app/cart/cart.server.ts'
import { findBuyableSkus } from '#app/catalogue/product/product.server.ts'
import { aliasOf, href } from '#app/routing/href.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { notFound } from '#app/visit/responses.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { readBuyForm } from './buy-form.ts'
import type { BuyError, BuyResult } from './buy-result.ts'

/**
 * The product page's one action: puts the chosen sku in the cart. Without scripts the answer is the
 * cart page, with scripts (`stay`) the page itself tells.
 */
export async function buy(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  const found = await findBuyableSkus(visit, aliasOf(args.params))
  if (!found.ok && found.reason === 'missing') throw notFound()
  const skus = found.ok ? found.value : null
  const read = readBuyForm(form, skus)
  if (!read.ok) return data({ outcome: read as BuyResult }, { status: 422 })
  const { skuId, quantity } = read.value
  const available = skus?.find(({ id }) => id === skuId)?.available
  const added = await addLine(visit, { skuId, quantity, available })
  if (!added.ok) {
    const given = { skuId: String(skuId), quantity: String(quantity) }
    const outcome: BuyResult = { ok: false, ...errorOf(added.reason), ...given }
    const { reason } = added
    if (reason.kind !== 'too-many-carts') return data({ outcome }, { status: 422 })
    const headers = { 'Retry-After': String(reason.retryAfterSeconds) }
    return data({ outcome }, { status: 429, headers })
  }
  if (!form.has('stay')) throw seeOther(href(visit, 'cart'))
  return data({ outcome: { ok: true, skuId } as BuyResult }, { status: 200 })
}

/** The cart's reason as a fault of the field that can mend it. */
function errorOf(reason: CartReason): { field: 'sku' | 'quantity' | 'form'; reason: BuyError } {
  switch (reason.kind) {
    case 'too-many':
      return { field: 'quantity', reason: { key: 'tooMany', stock: reason.stock } }
    case 'already-in-cart':
      return { field: 'quantity', reason: { key: 'alreadyInCart', quantity: reason.quantity } }
    case 'quantity':
      return { field: 'quantity', reason: { key: 'quantity' } }
    case 'too-many-carts':
      return { field: 'form', reason: { key: 'tooManyCarts' } }
    default:
      return { field: 'form', reason: { key: 'failed' } }
  }
}
