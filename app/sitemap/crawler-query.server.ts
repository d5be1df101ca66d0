import { DelegateBackoff, handleWhen, retry } from 'cockatiel'
import type { TadaDocumentNode } from 'gql.tada'

import { GatewayError } from '#app/gateway/gateway-error.ts'
import { ask, type GatewayContext } from '#app/gateway/graphql.server.ts'

/** A merchant that is busy with shoppers is asked again, slower each time. */
const retryPolicy = retry(
  handleWhen(
    (error) =>
      // A crawler comes back by itself to one that hangs.
      error instanceof GatewayError && error.isRetryable && error.kind !== 'timeout',
  ),
  { maxAttempts: 3, backoff: new DelegateBackoff(({ attempt }) => attempt * 1_000) },
)

/** Asks when it is the question's turn. Throws a GatewayError after the last retry. */
export function queryForCrawler<Result, Variables extends object>(
  context: GatewayContext,
  document: TadaDocumentNode<Result, Variables>,
  variables: Omit<Variables, 'channelId' | 'marketId' | 'languageId'>,
): Promise<Result> {
  return context.gateway.backgroundQueue(() =>
    retryPolicy.execute(() => ask(context, document, variables)),
  )
}
