import { GatewayError } from '#app/gateway/gateway-error.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { ask } from '#app/gateway/graphql.server.ts'
import type { Visit } from '#app/visit/visit.ts'

const cartCountDocument = graphql(`
  query cartCount($id: String, $channelId: String, $languageId: String, $marketId: String) {
    getCart(id: $id, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
      items {
        quantity
      }
    }
  }
`)

/**
 * Pieces in the visitor's cart, for the header. A visitor without a cart costs no question, and a
 * cart that cannot be read must not take the page with it: it counts as empty here.
 */
export async function countCartItems(visit: Visit): Promise<number> {
  if (!visit.cartId) return 0
  try {
    const { getCart } = await ask(visit, cartCountDocument, { id: visit.cartId })
    return (getCart?.items ?? []).reduce((sum, item) => sum + (item?.quantity ?? 0), 0)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.warn({ kind: error.kind }, 'cart count unknown')
    return 0
  }
}
