import type { TadaDocumentNode } from 'gql.tada'

import type { GatewayContext } from './gateway-context.ts'
import { GatewayError } from './errors/gateway-error.ts'
import { requestExtension } from './graphql.server.ts'
import { waitFor } from './resilience/wait-for.ts'

/** The longest wait of a page; the response is cached when it arrives later. */
const limitMs = 400

/**
 * Whether the merchant offers an extension of the public Merchant API, which it tells by a query of its own. False
 * while it cannot be asked.
 */
export async function offersExtension<Field extends string>(
  context: GatewayContext,
  document: TadaDocumentNode<Record<Field, boolean | null>, object>,
  field: Field,
): Promise<boolean> {
  try {
    const response = requestExtension(context, document, {}, field)
    return (await waitFor(response, { limitMs }))?.[field] ?? false
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    context.log.info({ err: error, extension: field }, 'extension check failed')
    return false
  }
}
