import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { readSalesCart } from './read-sales-cart.server.ts'
import { salesCartDocument } from './sales-cart-documents.server.ts'
import type { SalesCart } from './sales-cart.ts'

/** The visitor's cart for events; null when nothing is measured, and when the merchant fails: no page fails for it. */
export async function getSalesCart(visit: Visit): Promise<SalesCart | null> {
  if (!visit.config.analytics || !visit.cartId) return null
  try {
    const { getCart } = await requestMerchant(visit, salesCartDocument, { id: visit.cartId })
    return getCart ? readSalesCart(visit.market, getCart) : null
  } catch (error) {
    visit.log.warn({ err: error }, 'cart analytics failed')
    return null
  }
}
