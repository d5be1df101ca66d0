import type { TadaDocumentNode } from 'gql.tada'

import { isUnknownField } from './errors/missing-fields.ts'
import { fallbackTo } from './errors/fallback-to.ts'
import type { GatewayError } from './errors/gateway-error.ts'
import * as documents from './extension-documents.server.ts'
import type { GatewayContext } from './gateway-context.ts'
import { requestMerchant } from './graphql.server.ts'
import { waitFor } from './resilience/wait-for.ts'

/** The longest wait of a page; the response is cached when it arrives later. */
const limitMs = 400

type Extension = keyof typeof documents
type Answer = Partial<Record<Extension, boolean | null>>

/** Whether the merchant offers an extension of the public API, by a query of its own; false while it is away. */
export async function offersExtension(
  context: GatewayContext,
  extension: Extension,
): Promise<boolean> {
  const log = (err: GatewayError) => context.log.info({ err, extension }, 'extension check failed')
  return waitFor(askMerchant(context, extension), { limitMs }).catch(fallbackTo(false, log))
}

async function askMerchant(context: GatewayContext, extension: Extension): Promise<boolean> {
  const document: TadaDocumentNode<Answer, object> = documents[extension]
  return (await requestExtension(context, document, {}, extension))?.[extension] ?? false
}

/** `requestMerchant` for a field that the public Merchant API lacks; null when the merchant's schema does, too. */
export async function requestExtension<Result, Variables extends object>(
  context: GatewayContext,
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  field: string & keyof Result,
): Promise<Result | null> {
  const { missingFields } = context.gateway
  if (missingFields.has(field)) return null
  try {
    return await requestMerchant(context, document, variables)
  } catch (error) {
    if (!isUnknownField(error, field)) throw error
    missingFields.add(field)
    return null
  }
}
