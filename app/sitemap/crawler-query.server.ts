import { DelegateBackoff, handleWhen, retry } from 'cockatiel'
import type { TadaDocumentNode } from 'gql.tada'

import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { requestMerchant, type GatewayContext } from '#app/gateway/graphql.server.ts'

/** Retries with increasing delays while the merchant is overloaded. */
const retryPolicy = retry(
  handleWhen(
    (error) =>
      // After a timeout the crawler itself retries later.
      error instanceof GatewayError && error.isRetryable && error.kind !== 'timeout',
  ),
  { maxAttempts: 3, backoff: new DelegateBackoff(({ attempt }) => attempt * 1_000) },
)

/** Sends a query through the background queue. Throws a GatewayError after the last retry. */
export function queryForCrawler<Result, Variables extends object>(
  context: GatewayContext,
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return context.gateway.backgroundQueue(() =>
    retryPolicy.execute(() => requestMerchant(context, document, variables)),
  )
}
