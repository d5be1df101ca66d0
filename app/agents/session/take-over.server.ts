import { chooseCustomerType } from '#app/account/login/choose-customer-type.server.ts'
import { saveCartId } from '#app/cart/cart.server.ts'
import { forgetCreatedCart } from '#app/cart/created-carts.server.ts'
import type { ListedItems } from '#app/cart/saved-and-shared/listed-items.ts'
import { findListedItems } from '#app/cart/saved-and-shared/listed-items.server.ts'
import {
  addSharedItems,
  findItemsOfCart,
  shareableItems,
} from '#app/cart/saved-and-shared/shared-cart.server.ts'
import { itemKey, type SharedItem } from '#app/cart/saved-and-shared/sku-items.ts'
import type { Checkout } from '#app/checkout/checkout.ts'
import { saveDraft, updateCheckout } from '#app/checkout/checkout.server.ts'
import { draftOwner } from '#app/checkout/draft/draft-owner.server.ts'
import type { Draft } from '#app/checkout/draft/checkout-form.ts'
import { writeCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

import { readHandover, type AgentHandover } from './continue-url.server.ts'

/** What a shopper sees before taking over an assistant's cart. */
export interface OfferedCart {
  items: ListedItems
  /** The amount to pay, formatted. */
  total: string
  /** Lines of what was filled in: name, address, e-mail, phone. */
  filledIn: string[]
  /** Whether the shopper has goods in a cart of their own. */
  hasOwn: boolean
  to: AgentHandover['to']
}

/** Null when the link is too old, was used, or its cart was ordered. Changes nothing. */
export async function findOfferedCart(visit: Visit, token: string): Promise<OfferedCart | null> {
  const found = await findOpen(visit, token)
  if (!found) return null
  const { handover, checkout, scoped } = found
  const ownItems = await findOwnItems(visit, handover.cartId)
  const items = await findListedItems(scoped, shareableItems(checkout.cart))
  return {
    items: items ?? { found: [], missing: [] },
    total: checkout.cart.summary.total,
    filledIn: linesOf(checkout.draft),
    hasOwn: ownItems.length > 0,
    to: handover.to,
  }
}

/**
 * Makes an assistant's cart the shopper's, with what was filled in, and adds the goods of the shopper's own cart. The
 * assistant can change nothing from then on. Returns where the shopper goes on; null when the link no longer holds.
 */
export async function takeOver(visit: Visit, token: string): Promise<AgentHandover['to'] | null> {
  const found = await findOpen(visit, token)
  if (!found) return null
  const { handover, checkout, scoped } = found
  const ownItems = await findOwnItems(visit, handover.cartId)
  const own = visit.cartId
  if (!saveCartId(visit, handover.cartId)) return null
  writeCookie(visit.cookies, 'market', scoped.market.alias)
  writeCookie(visit.cookies, 'checkoutMarket', scoped.checkoutMarket.alias)
  chooseCustomerType(visit, scoped.customerType)
  const owned = { ...scoped, token: visit.token, signedIn: visit.signedIn }
  await saveDraft(owned, checkout.draft, draftOwner(visit))
  if (ownItems.length > 0) await addSharedItems(owned, onTop(ownItems, checkout))
  // Its goods have moved: no page adds them again.
  if (own) forgetCreatedCart(visit.cookies, own)
  return handover.to
}

/** The cart of a link that holds, in the market and for the customer type for which it was filled. */
async function findOpen(visit: Visit, token: string) {
  const handover = await readHandover(visit, token)
  if (!handover) return null
  const { market: alias, cartId, customerType: type } = handover
  const market = visit.channel.markets.find((each) => each.alias === alias)
  const setting = visit.config.customerTypes.find((each) => each.type === type)
  if (!market) return null
  const scoped: Visit = {
    ...visit,
    market,
    marketId: market.alias,
    checkoutMarket: market,
    ...(setting && { customerType: setting.type, vatIncluded: setting.vat }),
    cartId,
    token: null,
    signedIn: null,
  }
  const checkout = await updateCheckout(scoped, {})
  const isOpen = checkout && checkout.owner === handover.owner && checkout.cart.lines.length > 0
  return isOpen ? { handover, checkout, scoped } : null
}

async function findOwnItems(visit: Visit, cartId: string): Promise<SharedItem[]> {
  const own = visit.cartId
  return own && own !== cartId ? ((await findItemsOfCart(visit, own)) ?? []) : []
}

/** The shopper's own goods in addition to those of the cart. */
function onTop(items: readonly SharedItem[], { cart }: Checkout): SharedItem[] {
  const present = new Map(shareableItems(cart).map((item) => [itemKey(item), item.quantity]))
  return items.map((item) => ({
    ...item,
    quantity: item.quantity + (present.get(itemKey(item)) ?? 0),
  }))
}

function linesOf(draft: Draft): string[] {
  const { firstName, lastName, addressLine1, addressLine2, zip, city, email, phone } = draft
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')
  const lines = [
    joined(firstName, lastName),
    joined(addressLine1, addressLine2),
    joined(zip, city),
    email ?? '',
    phone ?? '',
  ]
  return lines.filter(Boolean)
}
