import type { TadaDocumentNode } from 'gql.tada'

import type { GatewayContext } from './gateway-context.ts'
import type { GatewayError } from './errors/gateway-error.ts'
import { requestExtension } from './graphql.server.ts'
import { waitFor } from './resilience/wait-for.ts'
import { fallbackTo } from './errors/fallback-to.ts'

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
  const response = requestExtension(context, document, {}, field)
  const log = (err: GatewayError) =>
    context.log.info({ err, extension: field }, 'extension check failed')
  return (await waitFor(response, { limitMs }).catch(fallbackTo(null, log)))?.[field] ?? false
}
