import { DelegateBackoff, handleWhen, retry } from 'cockatiel'
import type { TadaDocumentNode } from 'gql.tada'

import { GatewayError } from '#app/gateway/gateway-error.ts'
import { ask, type GatewayContext } from '#app/gateway/graphql.server.ts'

/** A merchant that is busy with shoppers is asked again, slower each time. */
const patience = retry(
  handleWhen(
    (error) =>
      // A crawler comes back by itself to one that hangs.
      error instanceof GatewayError && error.isRetryable && error.kind !== 'timeout',
  ),
  { maxAttempts: 3, backoff: new DelegateBackoff(({ attempt }) => attempt * 1_000) },
)

/** Asks when it is the question's turn. Throws a GatewayError when patience has not helped. */
export function askPatiently<Answer, Variables extends object>(
  context: GatewayContext,
  document: TadaDocumentNode<Answer, Variables>,
  variables: Omit<Variables, 'channelId' | 'marketId' | 'languageId'>,
): Promise<Answer> {
  return context.gateway.backgroundQueue(() =>
    patience.execute(() => ask(context, document, variables)),
  )
}
