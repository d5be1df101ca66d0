/** Product packages in the visitor's cart: added, counted and removed as a whole. */
import { refusalOf, requestMerchant } from '#app/gateway/graphql.server.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import type { Visit } from '#app/visit/visit.ts'
import {
  addPackageToCartDocument,
  updateCartGroupDocument,
} from '#app/cart/cart-documents.server.ts'
import { shortageReason, type CartReason } from '#app/cart/changes/cart-reason.ts'
import { cartRefusalOf } from '#app/cart/cart-refusal.ts'
import { findCart, getCart } from '#app/cart/cart.server.ts'
import type { Cart } from '#app/cart/cart.ts'
import { readSelection, type PackageSelection } from '#app/cart/packages/package-selection.ts'
import { readCountedCart } from '#app/cart/read-cart.server.ts'
import { forgetSeenItem } from '#app/cart/last-seen/last-seen-cart.server.ts'

import { addToVisitorsCart, reasonOf } from './lines.server.ts'

export interface PackageChoice {
  packageId: number
  selection: PackageSelection
}

export async function addPackage(
  visit: Visit,
  { packageId, selection }: PackageChoice,
): Promise<Result<Cart, CartReason>> {
  const selections = readSelection(selection)
  if (!selections) return refused({ kind: 'not-sold' })
  return addToVisitorsCart(
    visit,
    async (id) =>
      (await requestMerchant(visit, addPackageToCartDocument, { id, packageId, selections }))
        .addPackageToCart,
  )
}

/** Sets how many of a package the cart contains; 0 removes it. */
export async function changePackage(
  visit: Visit,
  group: { groupKey: string; quantity: number },
): Promise<Result<Cart, CartReason>> {
  if (!visit.cartId) return done(await getCart(visit))
  if (group.quantity === 0) forgetSeenItem(visit.cookies, { key: group.groupKey })
  try {
    const { updateCartGroup: wire } = await requestMerchant(visit, updateCartGroupDocument, {
      id: visit.cartId,
      group,
    })
    return done(wire ? await readCountedCart(visit, wire) : await getCart(visit))
  } catch (error) {
    const refusal = refusalOf(error)
    const kind = refusal && cartRefusalOf(refusal)
    // The package was removed in another tab: the shopper gets the current cart.
    if (kind === 'no-line' || kind === 'gone') return done(await getCart(visit))
    const cart = kind === 'stock' ? await findCart(visit) : null
    const inCart = cart?.packages.find(({ key }) => key === group.groupKey)
    return refused(
      // The merchant's number is that of its scarcest part.
      inCart ? shortageReason(inCart.available) : await reasonOf(visit, error),
    )
  }
}

/** Makes the cart contain this many of a package. Absolute, so that a request sent twice adds nothing the second time. */
export async function setPackageQuantity(
  visit: Visit,
  { quantity, ...choice }: PackageChoice & { quantity: number },
): Promise<Result<Cart, CartReason>> {
  const cart = await findCart(visit)
  if (!cart) return refused({ kind: 'unavailable' })
  const before = findPackage(cart, choice)
  if (before) return changePackage(visit, { groupKey: before.key, quantity })
  const added = await addPackage(visit, choice)
  const now = added.ok && quantity > 1 ? findPackage(added.value, choice) : undefined
  return now ? changePackage(visit, { groupKey: now.key, quantity }) : added
}

function findPackage({ packages }: Cart, { packageId, selection }: PackageChoice) {
  return packages.find((each) => each.id === packageId && each.selection === selection)
}
