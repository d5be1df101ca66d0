/** Changes of product packages in a cart: a package is added, counted and removed as a whole. */
import type { Market } from '#server/merchant/channel/markets.ts'
import { piecesBySku } from '#server/merchant/buying/cart/cart-stock.rules.ts'
import {
  addQuantity,
  cartLines,
  type Cart,
  type CartLine,
} from '#server/merchant/buying/cart/cart.store.ts'
import type { CommerceDeps } from '#server/merchant/buying/cart/commerce-deps.ts'
import {
  maxQuantity,
  quantityFault,
  type QuantityFault,
} from '#server/merchant/buying/cart/quantity.rules.ts'
import type { PackageOffer } from '#server/merchant/buying/cart/sku-offers.ts'

import { randomUUID } from 'node:crypto'
import { availableFor, changeCart, maxRows, quantityOf } from './cart-changes.ts'
import { cartError } from './cart-error.ts'

export interface Selection {
  groupId: number
  optionId: number
  skuId: number
}

type NewRow = Omit<CartLine, 'id' | 'part'> & { part: NonNullable<CartLine['part']> }

/** Adds a package with one option for each required group; the same again adds one (merchant API, addPackageToCart). */
export function addPackage(
  deps: CommerceDeps,
  market: Market,
  cartId: string,
  { packageId, selections }: { packageId: number; selections: readonly Selection[] },
): Cart {
  return changeCart(deps, cartId, (cart) => {
    const offer = deps.offers.findPackage(packageId, market.alias)
    if (!offer) throw cartError({ reason: 'SkuNotFound' })
    const groupKey = findGroupKey(cart, packageId, selections) ?? randomUUID()
    const rows = rowsOf(deps, market, offer, { packageId, groupKey, selections })
    if (!rows) throw cartError({ reason: 'InvalidPackageSelection' })
    const before = cart.lines.find(({ part }) => part?.groupKey === groupKey)
    const packages = before?.part ? before.quantity / before.part.pieces : 0
    if (packages >= maxQuantity) throw cartError({ reason: 'QuantityNotValid' })
    const fault = stockFault(deps, market, cart, rows, 1)
    if (fault) throw cartError(fault)
    if (cart.lines.length + (before ? 0 : rows.length) > maxRows)
      throw cartError({ reason: 'CartFull' })
    for (const row of rows) addQuantity(deps.db, cart.id, row)
  })
}

/** Sets how many of a package the cart contains; 0 removes it (merchant API, updateCartGroup). */
export function changePackage(
  deps: CommerceDeps,
  market: Market,
  cartId: string,
  { groupKey, quantity }: { groupKey: string; quantity: number },
): Cart {
  return changeCart(deps, cartId, (cart) => {
    const rows = cart.lines.filter(({ part }) => part && part.groupKey === groupKey)
    const [first] = rows
    if (!first?.part) throw cartError({ reason: 'ItemNotFound' })
    if (quantity !== 0) {
      const added = quantity - first.quantity / first.part.pieces
      const fault =
        quantityFault(quantity, quantity, Infinity) ??
        // A lower quantity is always allowed, even if a part has sold out since.
        (added > 0 ? stockFault(deps, market, cart, rows, added) : null)
      if (fault) throw cartError(fault)
    }
    for (const { id, part } of rows) {
      if (quantity === 0) cartLines.remove(deps.db, { id })
      else cartLines.update(deps.db, { quantity: quantity * (part?.pieces ?? 1) }, { id })
    }
  })
}

/** Null unless there is one offered option for each required group, and at most one for the others. */
function rowsOf(
  deps: CommerceDeps,
  market: Market,
  { groups }: PackageOffer,
  chosen: { packageId: number; groupKey: string; selections: readonly Selection[] },
): NewRow[] | null {
  const { packageId, groupKey, selections } = chosen
  const groupIds = selections.map(({ groupId }) => groupId)
  const isComplete = groups.every(({ id, isRequired }) => !isRequired || groupIds.includes(id))
  if (!isComplete || selections.length === 0 || new Set(groupIds).size < groupIds.length)
    return null
  const rows = selections.flatMap(({ groupId, optionId, skuId }): NewRow[] => {
    const group = groups.find(({ id }) => id === groupId)
    const option = group?.options.find(({ id }) => id === optionId)
    const offer = deps.offers.findOffer(skuId, market.alias)
    if (!option || offer?.productId !== option.productId) return []
    const { quantity } = option
    const part = { groupKey, packageId, groupId, optionId, pieces: quantity }
    return [{ skuId, message: '', quantity, part }]
  })
  return rows.length === selections.length ? rows : null
}

/** The package with exactly these options that the cart contains; undefined when it has none. */
function findGroupKey(
  { lines }: Cart,
  packageId: number,
  selections: readonly Selection[],
): string | undefined {
  const textOf = (parts: readonly Selection[]) =>
    parts
      .map(({ groupId, optionId, skuId }) => [groupId, optionId, skuId].join())
      .sort()
      .join(' ')
  const parts = lines.flatMap(({ skuId, part }) =>
    part?.packageId === packageId ? [{ ...part, skuId }] : [],
  )
  return parts.find(
    ({ groupKey }) =>
      textOf(parts.filter((part) => part.groupKey === groupKey)) === textOf(selections),
  )?.groupKey
}

/** Whether the stock suffices for more packages; `available` counts packages. */
function stockFault(
  deps: CommerceDeps,
  market: Market,
  cart: Cart,
  rows: readonly Pick<CartLine, 'skuId' | 'part'>[],
  added: number,
): QuantityFault | null {
  for (const [skuId, pieces] of piecesBySku(rows)) {
    const available = availableFor(deps, cart, skuId, market)
    const free = available - quantityOf(cart, skuId)
    if (free < pieces * added) {
      return { reason: 'InsufficientStock', available: Math.max(0, Math.floor(free / pieces)) }
    }
  }
  return null
}
