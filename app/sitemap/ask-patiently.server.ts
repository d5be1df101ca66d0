import type { TadaDocumentNode } from 'gql.tada'

import { GatewayError } from '#app/gateway/gateway-error.ts'
import { ask, type GatewayContext } from '#app/gateway/graphql.server.ts'
import { retry } from '#app/kit/retry.ts'

/** A merchant that is busy with shoppers is asked again, slower each time. */
const patience = {
  attempts: 4,
  delayMs: (attempt: number) => attempt * 1_000,
  // A crawler comes back by itself to one that hangs.
  isRetryable: (error: unknown) =>
    error instanceof GatewayError && error.isRetryable && error.kind !== 'timeout',
}

/** Asks when it is the question's turn. Throws a GatewayError when patience has not helped. */
export function askPatiently<Answer, Variables extends object>(
  context: GatewayContext,
  document: TadaDocumentNode<Answer, Variables>,
  variables: Omit<Variables, 'channelId' | 'marketId' | 'languageId'>,
): Promise<Answer> {
  return context.gateway.backgroundQueue(() =>
    retry(() => ask(context, document, variables), patience),
  )
}
