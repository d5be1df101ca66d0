import { data, type ActionFunctionArgs } from '@remix-run/node'

import { seeOther } from '#app/addresses/redirects.server.ts'
import type { CartError } from '#app/cart/changes/cart-error.ts'
import { cartFormKey, readCartForm } from '#app/cart/changes/cart-form.ts'
import { cartNoticeKind } from '#app/cart/notices/cart-notice.server.ts'
import { changePackage, setPackageQuantity } from '#app/cart/lines/cart-packages.server.ts'
import type { CartReason } from '#app/cart/changes/cart-reason.ts'
import { refusalResponse } from '#app/cart/changes/refusal-response.ts'
import {
  canSaveItem,
  forgetItems,
  saveItem,
} from '#app/cart/saved-and-shared/saved-items.server.ts'
import { addSharedItems, findItemsOfCart } from '#app/cart/saved-and-shared/shared-cart.server.ts'
import { readSelection } from '#app/cart/packages/package-selection.ts'
import {
  itemKey,
  readSharedCart,
  sharedCartParam,
  writeSharedCart,
  type SharedItem,
} from '#app/cart/saved-and-shared/sku-items.ts'
import { changeLine, removeLine, setSkuQuantity } from '#app/cart/lines/lines.server.ts'
import { setPromoCode } from '#app/cart/promo-code/promo-code.server.ts'
import { refused, type Result } from '#app/kit/result.ts'
import { href } from '#app/routing/href.ts'
import { flash } from '#app/visit/flash/flash.server.ts'
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
  if (error) return data(error, refusalResponse(error.reason))
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
    case 'save-later': {
      const item = { productId: form.product, skuId: form.sku, quantity: form.quantity }
      return errorOf(await saveForLater(visit, item, () => removeLine(visit, form.line)))
    }
    case 'save-package': {
      const remove = () => changePackage(visit, { groupKey: form.line, quantity: 0 })
      return errorOf(await saveForLater(visit, packageItem(form.package), remove))
    }
    case 'use-saved': {
      const used = await setSkuQuantity(visit, { skuId: form.sku, quantity: form.quantity })
      if (used.ok) forgetItems(visit.cookies, [String(form.sku)])
      return errorOf(used)
    }
    case 'use-saved-package': {
      const used = await setPackageQuantity(visit, form.package)
      if (used.ok) forgetItems(visit.cookies, [itemKey(packageItem(form.package))])
      return errorOf(used)
    }
    case 'forget-saved':
      forgetItems(visit.cookies, form.items)
      return null
    case 'add-shared': {
      const { added, left } = await addSharedItems(visit, readSharedCart(form.items) ?? [])
      flash(visit.cookies, cartNoticeKind, { kind: 'shared', added, left: left.length })
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

/** Moves a line or package to the saved items: removed first, because sent again it finds no line and saves. */
async function saveForLater(
  { cookies }: Visit,
  item: SharedItem,
  remove: () => Promise<Result<unknown, CartReason>>,
): Promise<Result<unknown, CartReason>> {
  if (!canSaveItem(cookies, item)) return refused({ kind: 'saved-full' })
  const removed = await remove()
  if (removed.ok) saveItem(cookies, item)
  return removed
}

type PackageForm = Extract<SentForm, { intent: 'save-package' }>['package']

function packageItem({ packageId, selection, quantity }: PackageForm): SharedItem {
  const [first] = readSelection(selection) ?? []
  return { productId: packageId, skuId: first?.skuId ?? 0, quantity, selection }
}

/** Own cart: the checkout. Another visitor's: a page with its items, which can be added, or a notice that there are none. */
async function linkedCartPath(visit: Visit, id: string): Promise<string> {
  if (id === visit.cartId) return href(visit, 'checkout')
  const items = await findItemsOfCart(visit, id)
  const path = href(visit, 'cart')
  if (items && items.length > 0) {
    return `${path}?${new URLSearchParams({ [sharedCartParam]: writeSharedCart(items) }).toString()}`
  }
  flash(visit.cookies, cartNoticeKind, { kind: 'link-gone' })
  return path
}

function flashRemoval({ cookies }: Visit, form: SentForm): void {
  if (form.intent === 'remove-package' && form.package) {
    const { name = '', package: removed } = form
    return flash(cookies, cartNoticeKind, { kind: 'package-removed', name, ...removed })
  }
  if (form.intent !== 'remove' || !form.sku || !form.quantity) return
  const { sku: skuId, quantity, name = '' } = form
  flash(cookies, cartNoticeKind, { kind: 'removed', name, skuId, quantity })
}
