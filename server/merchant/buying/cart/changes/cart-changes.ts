/**
 * Every change is one transaction, which also ends the cart's order that waits for payment, so that a payment never
 * covers a changed cart. A refused one throws its reason and changes nothing.
 */
import type { Market } from '#server/merchant/channel/markets.ts'
import { quoteMarket } from '#server/merchant/buying/cart/quote-market.ts'
import type { CommerceDeps } from '#server/merchant/buying/cart/commerce-deps.ts'
import { transaction, type Database } from '#server/merchant/store/database.ts'
import { cartPromoStatus } from '#server/merchant/buying/cart/cart-quote.ts'
import { lineOffers } from '#server/merchant/buying/cart/line-offers.ts'
import {
  addQuantity,
  createCart,
  cartLines,
  carts,
  findCart,
  type Cart,
  type CartLine,
} from '#server/merchant/buying/cart/cart.store.ts'
import { rowsWithStock } from '#server/merchant/buying/cart/cart-stock.rules.ts'
import { findPromoCode } from '#server/merchant/buying/cart/promo/promo-codes.ts'
import { isTooLong, normalizeLines } from '#server/merchant/vocabulary/typed-text.ts'
import { quantityFault } from '#server/merchant/buying/cart/quantity.rules.ts'

import { cartError } from './cart-error.ts'

/** All rows are priced each time the cart is requested, so their number is limited. */
export const maxRows = 200

/** Adds pieces to the row of this sku and message, or adds a row (merchant API, addToCart). */
export function addToCart(
  deps: CommerceDeps,
  market: Market,
  cartId: string,
  item: { skuId: number; quantity: number; message: string },
): Cart {
  return changeCart(deps, cartId, (cart) => {
    const message = normalizeLines(item.message)
    if (isTooLong(message, 'rowMessage')) throw messageTooLong()
    if (!deps.offers.findOffer(item.skuId, market.alias)) throw cartError({ reason: 'SkuNotFound' })
    const newQuantity = quantityOf(cart, item.skuId) + item.quantity
    const fault = quantityFault(
      item.quantity,
      newQuantity,
      availableFor(deps, cart, item.skuId, market),
    )
    if (fault) throw cartError(fault)
    if (cart.lines.length >= maxRows) throw cartError({ reason: 'CartFull' })
    addQuantity(deps.db, cart.id, { ...item, message, part: null })
  })
}

interface LineChange {
  id: string | null
  skuId: number | null
  quantity: number
  /** Null leaves the row's message unchanged. */
  message: string | null
}

/** Sets quantity and message of a row by id or sku; 0 removes it (updateCartItem). Two rows of a sku with one message merge. */
export function changeCartLine(
  deps: CommerceDeps,
  market: Market,
  cartId: string,
  sent: LineChange,
): Cart {
  const message = sent.message === null ? null : normalizeLines(sent.message)
  const item = { ...sent, message }
  return changeCart(deps, cartId, (cart) => {
    if (message !== null && isTooLong(message, 'rowMessage')) throw messageTooLong()
    const line = findLine(cart, item)
    if (!line) throw cartError({ reason: 'ItemNotFound' })
    if (line.part) throw cartError({ reason: 'ItemInPackage' })
    if (item.quantity === 0) {
      cartLines.remove(deps.db, { id: line.id })
      return
    }
    const newQuantity = quantityOf(cart, line.skuId) - line.quantity + item.quantity
    const available = availableFor(deps, cart, line.skuId, market)
    const fault = quantityFault(item.quantity, newQuantity, available)
    // A lower quantity is always allowed, even if the product has sold out since.
    const isDecrease = item.quantity > 0 && item.quantity < line.quantity
    if (fault && !(isDecrease && fault.reason === 'InsufficientStock')) throw cartError(fault)
    setLine(deps.db, cart, line, item)
  })
}

const messageTooLong = () => cartError({ reason: 'TextTooLong', field: 'message' })

/** Rows of one sku differ by their message only, so the message identifies the row. */
function findLine({ lines }: Cart, item: LineChange): CartLine | undefined {
  if (item.id) return lines.find(({ id }) => id === item.id)
  const ofSku = lines.filter(({ skuId, part }) => skuId === item.skuId && !part)
  return ofSku.find(({ message }) => message === item.message) ?? ofSku[0]
}

function setLine(db: Database, cart: Cart, line: CartLine, item: LineChange): void {
  const message = item.message ?? line.message
  const duplicate = cart.lines.find(
    (other) =>
      other.id !== line.id &&
      !other.part &&
      other.skuId === line.skuId &&
      other.message === message,
  )
  if (duplicate) cartLines.remove(db, { id: duplicate.id })
  const quantity = item.quantity + (duplicate?.quantity ?? 0)
  cartLines.update(db, { quantity, message }, { id: line.id })
}

export function clearCart(deps: CommerceDeps, cartId: string): Cart {
  return changeCart(deps, cartId, (cart) => {
    cartLines.remove(deps.db, { cartId: cart.id })
  })
}

/** Sets the promo code of a cart, which has one at most; an empty code removes it. */
export function setPromoCode(
  deps: CommerceDeps,
  market: Market,
  cartId: string,
  typed: string,
  customerId: number | null = null,
): Cart {
  return changeCart(deps, cartId, (cart) => {
    if (!typed.trim()) {
      carts.update(deps.db, { promoCode: null }, { id: cart.id })
      return
    }
    const promo = findPromoCode(typed)
    if (!promo) throw cartError({ reason: 'InvalidPromoCode' })
    const { state } = cartPromoStatus(
      { ...cart, promoCode: promo.code },
      quoteMarket(market, new Date(deps.now())),
      deps.offers,
      (code) => deps.orders.mayUsePromoCode(code, { cartId, customerId }),
    )
    if (state === 'not-valid') throw cartError({ reason: 'InvalidPromoCode' })
    if (state !== 'applied') throw cartError({ reason: 'RequirementsNotMet' })
    carts.update(deps.db, { promoCode: promo.code }, { id: cart.id })
  })
}

/** Stores a client's own data about the cart. It does not affect the order. */
export function setMerchantData(deps: CommerceDeps, cartId: string, data: string): Cart {
  if (isTooLong(data, 'data')) throw cartError({ reason: 'MerchantDataTooLong' })
  return changeOpenCart(deps, cartId, (cart) => {
    carts.update(deps.db, { merchantData: data }, { id: cart.id })
  })
}

/** Sets the shipping fee from a carrier's form, in minor units; a negative one removes it. */
export function setExternalShippingFee(deps: CommerceDeps, cartId: string, feeMinor: number): Cart {
  return changeOpenCart(deps, cartId, (cart) => {
    const externalShippingFeeMinor = feeMinor < 0 ? null : feeMinor
    carts.update(deps.db, { externalShippingFeeMinor }, { id: cart.id })
  })
}

/** Completes a cart. Completing it again changes nothing. */
export function completeCart({ db, now }: CommerceDeps, cartId: string): Cart {
  return transaction(db, () => {
    const cart = requireCart(db, cartId)
    if (!cart.isCompleted) carts.update(db, { completedAtMs: now() }, { id: cartId })
    return { ...cart, isCompleted: true }
  })
}

/** Creates a cart with the same rows. A completed cart can be cloned too, to buy the same again. */
export function cloneCart(
  { db, now }: CommerceDeps,
  cartId: string,
  isWithoutPromo: boolean,
): Cart {
  return transaction(db, () => {
    const { lines, promoCode, merchantData } = requireCart(db, cartId)
    const { id } = createCart(db, now())
    for (const line of lines) addQuantity(db, id, line)
    carts.update(db, { merchantData, ...(!isWithoutPromo && { promoCode }) }, { id })
    return requireCart(db, id)
  })
}

/** Removes rows that the market does not sell any more, and lowers quantities to the available stock. */
export function refreshCart(deps: CommerceDeps, market: Market, cartId: string): Cart {
  return changeOpenCart(deps, cartId, (cart) => {
    const sold = lineOffers(cart.lines, deps.offers, market.alias)
    const unsold = new Set(sold.flatMap(({ line, offer }) => (offer ? [] : [line.id])))
    const rows = rowsWithStock(
      cart.lines.filter(({ id }) => !unsold.has(id)),
      (skuId) => availableFor(deps, cart, skuId, market),
    )
    const quantities = new Map(rows.map(({ id, quantity }) => [id, quantity]))
    for (const { id, quantity } of cart.lines) {
      const left = quantities.get(id) ?? 0
      if (left === 0) cartLines.remove(deps.db, { id })
      else if (left < quantity) cartLines.update(deps.db, { quantity: left }, { id })
    }
  })
}

type Change = (cart: Cart) => void

/** Changes an open cart in one transaction, and ends its order that waits for payment. */
export function changeCart(deps: CommerceDeps, cartId: string, change: Change): Cart {
  return changeOpenCart(deps, cartId, (cart) => {
    change(cart)
    deps.orders.endPendingOrder(cart.id)
  })
}

function changeOpenCart({ db, now }: CommerceDeps, cartId: string, change: Change): Cart {
  return transaction(db, () => {
    const cart = requireOpenCart(db, cartId)
    change(cart)
    carts.update(db, { updatedAtMs: now() }, { id: cart.id })
    return requireCart(db, cart.id)
  })
}

export function requireOpenCart(db: Database, cartId: string): Cart {
  const cart = requireCart(db, cartId)
  if (cart.isCompleted) throw cartError({ reason: 'CartCompleted' })
  return cart
}

export function requireCart(db: Database, cartId: string): Cart {
  const cart = findCart(db, cartId)
  if (!cart) throw cartError({ reason: 'CartNotFound' }, cartId)
  return cart
}

/** Pieces of a sku in the cart, in packages and by themselves. */
export function quantityOf({ lines }: Pick<Cart, 'lines'>, skuId: number): number {
  return lines.filter((line) => line.skuId === skuId).reduce((sum, line) => sum + line.quantity, 0)
}

/** Pieces that this cart may contain: the available stock, and what its own pending order has reserved. */
export function availableFor(
  deps: CommerceDeps,
  cart: Cart,
  skuId: number,
  market: Market,
): number {
  const offer = deps.offers.findOffer(skuId, market.alias)
  return offer ? offer.available + deps.orders.reservedQuantity(cart.id, skuId) : 0
}
