import { data, type ActionFunctionArgs } from '@remix-run/node'

import { seeOther } from '#app/addresses/redirects.server.ts'
import type { CartError } from '#app/cart/cart-error.ts'
import { cartFormKey, readCartForm } from '#app/cart/cart-form.ts'
import { flashCartNotice } from '#app/cart/cart-notice.server.ts'
import { changeLine, removeLine, setPromoCode } from '#app/cart/cart.server.ts'
import { changePackage, setPackageQuantity } from '#app/cart/cart-packages.server.ts'
import type { CartReason } from '#app/cart/cart-reason.ts'
import { canSaveItem, forgetItems, saveItem } from '#app/cart/saved-items.server.ts'
import { addSharedItems, findItemsOfCart } from '#app/cart/shared-cart.server.ts'
import { readSharedCart, sharedCartParam, writeSharedCart } from '#app/cart/sku-items.ts'
import { setSkuQuantity } from '#app/cart/sku-quantity.server.ts'
import { refused, type Result } from '#app/kit/result.ts'
import { href } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

type SentForm = ReturnType<typeof readCartForm>

/** The forms of a cart. With scripts the page stays and compares the carts; otherwise it is loaded again. */
export async function cartAction(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const sent = await args.request.formData()
  const form = readCartForm(sent)
  if (form.intent === 'open') return seeOther(await linkedCartPath(visit, form.cart))
  const error = await change(visit, form)
  if (error) return data(error, { status: 422 })
  if (sent.has('change')) return data(null)
  flashRemoval(visit, form)
  return seeOther(href(visit, 'cart'))
}

async function change(
  visit: Visit,
  form: Exclude<SentForm, { intent: 'open' }>,
): Promise<CartError | null> {
  const errorOf = (result: Result<unknown, CartReason>): CartError | null =>
    result.ok ? null : { field: 'line', lineId: cartFormKey(form), reason: result.reason }
  switch (form.intent) {
    case 'change':
      return errorOf(await changeLine(visit, { id: form.line, quantity: form.quantity }))
    case 'remove':
      return errorOf(await removeLine(visit, form.line))
    case 'change-package':
      return errorOf(await changePackage(visit, { groupKey: form.line, quantity: form.quantity }))
    case 'remove-package':
      return errorOf(await changePackage(visit, { groupKey: form.line, quantity: 0 }))
    case 'restore-package':
      return errorOf(await setPackageQuantity(visit, form.package))
    case 'restore':
      return errorOf(await setSkuQuantity(visit, { skuId: form.sku, quantity: form.quantity }))
    case 'save-later':
      return errorOf(await saveForLater(visit, form))
    case 'use-saved': {
      const used = await setSkuQuantity(visit, { skuId: form.sku, quantity: form.quantity })
      if (used.ok) forgetItems(visit.cookies, [form.sku])
      return errorOf(used)
    }
    case 'forget-saved':
      forgetItems(visit.cookies, form.skus)
      return null
    case 'add-shared': {
      const { added, left } = await addSharedItems(visit, readSharedCart(form.items) ?? [])
      flashCartNotice(visit.cookies, { kind: 'shared', added, left: left.length })
      return null
    }
    case 'promo': {
      const set = await setPromoCode(visit, form.code)
      return set.ok ? null : { field: 'promo', typed: form.code, reason: set.reason }
    }
    case 'invalid':
      return { field: 'line', lineId: form.line, reason: { kind: 'quantity' } }
  }
}

/** Moves a line to the saved items: removed first, because sent again it finds no line and saves. */
async function saveForLater(
  visit: Visit,
  form: Extract<SentForm, { intent: 'save-later' }>,
): Promise<Result<unknown, CartReason>> {
  const item = { productId: form.product, skuId: form.sku, quantity: form.quantity }
  const { cookies } = visit
  if (!canSaveItem(cookies, item)) return refused({ kind: 'saved-full' })
  const removed = await removeLine(visit, form.line)
  if (removed.ok && !saveItem(cookies, item)) return refused({ kind: 'saved-full' })
  return removed
}

/** Own cart: the checkout. Another visitor's: a page with its items, which can be added. */
async function linkedCartPath(visit: Visit, id: string): Promise<string> {
  if (id === visit.cartId) return href(visit, 'checkout')
  const items = await findItemsOfCart(visit, id)
  const query = items && new URLSearchParams({ [sharedCartParam]: writeSharedCart(items) })
  return href(visit, 'cart') + (query && items.length > 0 ? `?${query.toString()}` : '')
}

function flashRemoval({ cookies }: Visit, form: SentForm): void {
  if (form.intent === 'remove-package' && form.package) {
    const { name = '', package: removed } = form
    return flashCartNotice(cookies, { kind: 'package-removed', name, ...removed })
  }
  if (form.intent !== 'remove' || !form.sku || !form.quantity) return
  const { sku: skuId, quantity, name = '' } = form
  flashCartNotice(cookies, { kind: 'removed', name, skuId, quantity })
}
