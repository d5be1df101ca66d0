import { chooseCustomerType } from '#app/account/login/choose-customer-type.server.ts'
import { getCustomer } from '#app/account/customer.server.ts'
import { scopesOfMarket } from '#app/addresses/served-scopes.ts'
import { saveCartId } from '#app/cart/cart.server.ts'
import { cartNoticeKind } from '#app/cart/notices/cart-notice.server.ts'
import { setPromoCode } from '#app/cart/promo-code/promo-code.server.ts'
import type { ListedItems } from '#app/cart/saved-and-shared/listed-items.ts'
import { findListedItems } from '#app/cart/saved-and-shared/listed-items.server.ts'
import { saveItem } from '#app/cart/saved-and-shared/saved-items.server.ts'
import {
  addSharedItems,
  findItemsOfCart,
  itemsOnTop,
  shareableItems,
} from '#app/cart/saved-and-shared/shared-cart.server.ts'
import { itemKey, type SharedItem } from '#app/cart/saved-and-shared/sku-items.ts'
import type { Checkout } from '#app/checkout/checkout.ts'
import { changeCheckout, saveDraft, updateCheckout } from '#app/checkout/checkout.server.ts'
import { findPaidConfirmation } from '#app/checkout/confirmation/pending-payment.server.ts'
import type { Draft } from '#app/checkout/draft/checkout-form.ts'
import { draftOwner } from '#app/checkout/draft/draft-owner.server.ts'
import { completeDraft, guest } from '#app/checkout/draft/draft-owner.ts'
import { prefillCheckout } from '#app/checkout/draft/prefill-checkout.server.ts'
import { readCheckout } from '#app/checkout/read-checkout.server.ts'
import { waitFor } from '#app/gateway/resilience/wait-for.ts'
import { allowLines } from '#app/gateway/resilience/request-deadline.server.ts'
import type { Market } from '#app/market/channel.ts'
import { hour } from '#app/kit/time.ts'
import { href } from '#app/routing/href.ts'
import { browserId, identifyBrowser } from '#app/session/browser.server.ts'
import { writeCookie } from '#app/session/cookies.ts'
import { flash } from '#app/visit/flash/flash.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { withChangeLock } from './change-lock.server.ts'
import { isCanceled } from './session-state.server.ts'
import { readHandover, type AgentHandover } from './continue-url.server.ts'

export interface OfferedCart {
  items: ListedItems
  /** The amount to pay, formatted. */
  total: string
  /** Lines of what was filled in: name, address, e-mail, phone. */
  filledIn: string[]
  hasOwn: boolean
  to: AgentHandover['to']
}

/** Null for a link that is too old or used, or an ordered cart; an address for who has taken it over. Changes nothing. */
export async function findOfferedCart(
  visit: Visit,
  token: string,
): Promise<OfferedCart | { goOnAt: string } | null> {
  const handover = await readHandover(visit, token)
  if (!handover) return null
  const found = await findOpen(visit, handover)
  if (!found) {
    if (handover.cartId !== visit.cartId) return null
    const market = marketOf(visit, handover)
    return market && { goOnAt: pathOf(visit, handover.to, market) }
  }
  const { checkout, scoped } = found
  // Should the answer to the button be lost, the browser is known when it is pressed again.
  identifyBrowser(visit)
  const { cartId } = visit
  const ownItems = cartId && cartId !== handover.cartId ? await findItemsOfCart(visit, cartId) : []
  const items = await findListedItems(scoped, shareableItems(checkout.cart))
  return {
    items: items ?? { found: [], missing: [] },
    total: checkout.cart.summary.total,
    filledIn: linesOf(checkout.draft),
    hasOwn: Boolean(ownItems?.length),
    to: handover.to,
  }
}

/** Makes an assistant's cart the shopper's, with their goods and draft; null for an ended link. A GatewayError changes nothing. */
export async function takeOver(visit: Visit, token: string): Promise<string | null> {
  const handover = await readHandover(visit, token)
  if (!handover) return null
  return withChangeLock(visit, handover.cartId, async () => {
    const goOnAt = await takeOverLocked(visit, handover)
    // A platform that has proved who it is may ask to be told of the order.
    if (goOnAt && handover.isSigned) writeCookie(visit.cookies, 'assistant', token)
    return goOnAt
  })
}

/** Longest wait for the account's data, which the checkout can fill in later. */
const accountTimeoutMs = 1_000

async function takeOverLocked(visit: Visit, handover: AgentHandover): Promise<string | null> {
  const found = await findOpen(visit, handover)
  if (!found) return null
  const { checkout, scoped, isTaken } = found
  const own = await readOwn(visit, handover.cartId)
  const owned = { ...scoped, token: visit.token, signedIn: visit.signedIn }
  if (!isTaken) {
    const typed = completeDraft(checkout.draft, own?.typed ?? {})
    const limits = { limitMs: accountTimeoutMs }
    const account = await waitFor(getCustomer(visit), limits).catch(() => null)
    const known = account ? prefillCheckout(account, scoped.checkoutMarket.country.code) : {}
    const draft = { ...completeDraft(typed, known), customerType: scoped.customerType }
    await rememberTaker(visit, handover)
    // When the account did not respond, the checkout fills in what is missing of a guest's draft; one with another e-mail
    // address it would discard.
    await saveDraft(owned, draft, draft.email ? draftOwner(visit) : guest)
  }
  if (!saveCartId(visit, handover.cartId)) return null
  writeCookie(visit.cookies, 'market', scoped.market.alias)
  writeCookie(visit.cookies, 'checkoutMarket', scoped.checkoutMarket.alias)
  chooseCustomerType(visit, scoped.customerType)
  allowLines(visit)
  const left = own ? await addOwn(owned, own, isTaken ? null : checkout) : []
  if (left.length === 0) return pathOf(visit, handover.to, scoped.market)
  for (const item of left) saveItem(visit.cookies, item)
  flash(visit.cookies, cartNoticeKind, { kind: 'shared', added: 0, left: left.length })
  return pathOf(visit, 'cart', scoped.market)
}

interface OwnCart {
  id: string
  items: SharedItem[]
  /** Goods that the market does not sell. */
  unsold: SharedItem[]
  code: string | null
  typed: Draft
}

/** What the shopper has in their own cart; null without one, or when it was ordered. */
async function readOwn(visit: Visit, cartId: string): Promise<OwnCart | null> {
  const id = visit.cartId
  if (!id || id === cartId || (await findPaidConfirmation(visit))) return null
  const wire = await changeCheckout(visit, {})
  if (!wire?.cart || wire.cart.isCompleted) return null
  const { cart, draft, owner } = await readCheckout(visit, wire)
  return {
    id,
    items: shareableItems(cart),
    unsold: cart.lines.flatMap(({ product, skuId, quantity, notSoldIn, packageKey }) =>
      product && notSoldIn !== null && !packageKey
        ? [{ productId: product.id, skuId, quantity }]
        : [],
    ),
    code: cart.promoCode,
    typed: owner === draftOwner(visit) ? draft : {},
  }
}

/** Adds the shopper's own goods and code; returns those that could not be, or, for a null checkout, may already be, added. */
async function addOwn(
  owned: Visit,
  own: OwnCart,
  checkout: Checkout | null,
): Promise<SharedItem[]> {
  const { items, unsold, code } = own
  if (!checkout) return [...items, ...unsold]
  const { left } =
    items.length > 0 ? await addSharedItems(owned, itemsOnTop(checkout.cart, items)) : { left: [] }
  if (code && !checkout.cart.promoCode) await setPromoCode(owned, code)
  const keys = new Set(left.map(itemKey))
  return [...items.filter((item) => keys.has(itemKey(item))), ...unsold]
}

/** Where the shopper goes on with a cart of this market, in the language of the page if the market has it. */
function pathOf(visit: Visit, screen: AgentHandover['to'], market: Market): string {
  const scopes = scopesOfMarket(visit, market).filter(({ origin }) => origin === visit.origin)
  const found = scopes.find(({ language }) => language === visit.language) ?? scopes[0]
  return href(found?.scope ?? visit, screen)
}

/** Remembers the last browser that takes a cart over: after a lost answer it alone may do so again. */
async function rememberTaker(visit: Visit, { digest }: AgentHandover): Promise<void> {
  const { count } = await visit.counters.add(`assistant takers ${digest}`, hour)
  await visit.counters.add(takerName(visit, digest, count), hour)
}

async function isTaker(visit: Visit, { digest }: AgentHandover): Promise<boolean> {
  if (browserId(visit) === null) return false
  const last = await visit.counters.read(`assistant takers ${digest}`)
  return last !== null && (await visit.counters.read(takerName(visit, digest, last.count))) !== null
}

const takerName = (visit: Visit, digest: string, count: number) =>
  `assistant taker ${digest} ${count} ${browserId(visit)}`

/** The cart of a link that holds, in the market and for the customer type for which it was filled. */
async function findOpen(visit: Visit, handover: AgentHandover) {
  const { cartId, customerType: type } = handover
  const market = marketOf(visit, handover)
  if (!market || (await isCanceled(visit, handover, handover.to))) return null
  const [, ...others] = visit.config.customerTypes
  // An assistant seldom names a type: then the shopper's own choice applies.
  const setting = others.find((each) => each.type === type)
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
  if (!checkout || checkout.cart.lines.length === 0) return null
  if (checkout.owner === handover.owner) return { checkout, scoped, isTaken: false }
  // What this browser has taken over, and nobody has as their cart yet.
  const isTheirs = checkout.owner === guest || checkout.owner === draftOwner(visit)
  const isTaken = isTheirs && visit.cartId !== handover.cartId && (await isTaker(visit, handover))
  return isTaken ? { checkout, scoped, isTaken } : null
}

const marketOf = ({ channel }: Visit, { market }: AgentHandover) =>
  channel.markets.find(({ alias }) => alias === market) ?? null

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
