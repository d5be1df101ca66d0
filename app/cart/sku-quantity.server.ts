import { refused, type Result } from '#app/kit/result.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { CartReason } from './cart-reason.ts'
import { addLine, changeLine, findCart } from './cart.server.ts'
import type { Cart } from './cart.ts'

/**
 * Makes the cart contain this many pieces of a sku, whether it has a line of it or not. The quantity is
 * absolute, so that the same request sent twice adds nothing the second time.
 */
export async function setSkuQuantity(
  visit: Visit,
  { skuId, quantity }: { skuId: number; quantity: number },
): Promise<Result<Cart, CartReason>> {
  const cart = await findCart(visit)
  if (!cart) return refused({ kind: 'unavailable' })
  const line = cart.lines.find((each) => each.skuId === skuId && !each.packageKey)
  return line ? changeLine(visit, { id: line.id, quantity }) : addLine(visit, { skuId, quantity })
}
