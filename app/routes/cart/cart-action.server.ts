import { data, type ActionFunctionArgs } from '@remix-run/node'

import { seeOther } from '#app/addresses/redirects.server.ts'
import type { CartError } from '#app/cart/cart-error.ts'
import { cartFormKey, readCartForm } from '#app/cart/cart-form.ts'
import { flashCartNotice } from '#app/cart/cart-notice.server.ts'
import { changeLine, removeLine, setPromoCode } from '#app/cart/cart.server.ts'
import type { CartReason } from '#app/cart/cart-reason.ts'
import { setSkuQuantity } from '#app/cart/sku-quantity.server.ts'
import type { Result } from '#app/kit/result.ts'
import { href } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

type SentForm = ReturnType<typeof readCartForm>

/** The forms of a cart. With scripts the page stays and compares the carts; otherwise it is loaded again. */
export async function cartAction(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const sent = await args.request.formData()
  const form = readCartForm(sent)
  const error = await change(visit, form)
  if (error) return data(error, { status: 422 })
  if (sent.has('change')) return data(null)
  flashRemoval(visit, form)
  return seeOther(href(visit, 'cart'))
}

async function change(visit: Visit, form: SentForm): Promise<CartError | null> {
  const errorOf = (result: Result<unknown, CartReason>): CartError | null =>
    result.ok ? null : { field: 'line', lineId: cartFormKey(form), reason: result.reason }
  switch (form.intent) {
    case 'change':
      return errorOf(await changeLine(visit, { id: form.line, quantity: form.quantity }))
    case 'remove':
      return errorOf(await removeLine(visit, form.line))
    case 'restore':
      return errorOf(await setSkuQuantity(visit, { skuId: form.sku, quantity: form.quantity }))
    case 'promo': {
      const set = await setPromoCode(visit, form.code)
      return set.ok ? null : { field: 'promo', typed: form.code, reason: set.reason }
    }
    case 'invalid':
      return { field: 'line', lineId: form.line, reason: { kind: 'quantity' } }
  }
}

function flashRemoval({ cookies }: Visit, form: SentForm): void {
  if (form.intent !== 'remove' || !form.sku || !form.quantity) return
  const { sku: skuId, quantity, name = '' } = form
  flashCartNotice(cookies, { kind: 'removed', name, skuId, quantity })
}
