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
import { done, refused, type Result } from '#app/kit/result.ts'
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
  const error =
    form.intent === 'promo' ? await changeCode(visit, form.code) : await change(visit, form)
  if (error) return data(error, refusalResponse(error.reason))
  if (sent.has('change')) return data(null)
  flashRemoval(visit, form)
  return seeOther(href(visit, 'cart'))
}

type ChangeIntent = Exclude<SentForm['intent'], 'open' | 'promo'>
type ChangeForm<Intent> = SentForm & { intent: Intent }
type Changed = Promise<Result<unknown, CartReason>>

const changes: { [Intent in ChangeIntent]: (visit: Visit, form: ChangeForm<Intent>) => Changed } = {
  change: (visit, { line: id, quantity }) => changeLine(visit, { id, quantity }),
  remove: (visit, { line }) => removeLine(visit, line),
  'change-package': (visit, { line: groupKey, quantity }) =>
    changePackage(visit, { groupKey, quantity }),
  'remove-package': (visit, { line: groupKey }) => changePackage(visit, { groupKey, quantity: 0 }),
  'restore-package': (visit, form) => setPackageQuantity(visit, form.package),
  restore: (visit, { sku: skuId, quantity }) => setSkuQuantity(visit, { skuId, quantity }),
  'save-later': (visit, { line, product: productId, sku: skuId, quantity }) =>
    saveForLater(visit, { productId, skuId, quantity }, () => removeLine(visit, line)),
  'save-package': (visit, { line: groupKey, package: saved }) =>
    saveForLater(visit, packageItem(saved), () => changePackage(visit, { groupKey, quantity: 0 })),
  'use-saved': (visit, { sku: skuId, quantity }) =>
    takeSaved(visit, String(skuId), setSkuQuantity(visit, { skuId, quantity })),
  'use-saved-package': (visit, { package: saved }) =>
    takeSaved(visit, itemKey(packageItem(saved)), setPackageQuantity(visit, saved)),
  'forget-saved': async ({ cookies }, { items }) => done(forgetItems(cookies, items)),
  'add-shared': async (visit, { items }) => {
    const { added, left } = await addSharedItems(visit, readSharedCart(items) ?? [])
    return done(flash(visit.cookies, cartNoticeKind, { kind: 'shared', added, left: left.length }))
  },
  invalid: () => Promise.resolve(refused({ kind: 'quantity' })),
}

async function change<Intent extends ChangeIntent>(
  visit: Visit,
  form: ChangeForm<Intent>,
): Promise<CartError | null> {
  const intent: Intent = form.intent
  const result = await changes[intent](visit, form)
  return result.ok ? null : { field: 'line', lineId: cartFormKey(form), reason: result.reason }
}

async function changeCode(visit: Visit, typed: string): Promise<CartError | null> {
  const set = await setPromoCode(visit, typed)
  return set.ok ? null : { field: 'promo', typed, reason: set.reason }
}

/** Puts a saved item into the cart: it is no longer saved. */
async function takeSaved({ cookies }: Visit, key: string, adding: Changed): Changed {
  const added = await adding
  if (added.ok) forgetItems(cookies, [key])
  return added
}

/** Moves a line or package to the saved items: removed first, because sent again it finds no line and saves. */
async function saveForLater({ cookies }: Visit, item: SharedItem, remove: () => Changed): Changed {
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
