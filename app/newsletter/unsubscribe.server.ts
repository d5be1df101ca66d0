import { GatewayError } from '#app/gateway/gateway-error.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { unsubscribeDocument } from './newsletter-documents.server.ts'

/** `unknown`: the link is incomplete, or not one of this shop. */
export type UnsubscribeOutcome = 'ended' | 'unknown' | 'failed'

const maxTokenLength = 1000

/** The token of a link in a mail; empty without one. */
export const unsubscribeToken = (url: string): string =>
  new URL(url).searchParams.get('token')?.slice(0, maxTokenLength) ?? ''

/**
 * Ends the subscription of a link in a mail. The account of the visitor does not matter, and a link that is used again
 * has the same result. A merchant without the operation fails.
 */
export async function unsubscribe(visit: Visit, token: string): Promise<UnsubscribeOutcome> {
  if (token === '') return 'unknown'
  try {
    const { unsubscribeFromNewsletter } = await requestMerchant(
      { ...visit, token: null },
      unsubscribeDocument,
      { token },
    )
    return unsubscribeFromNewsletter ? 'ended' : 'unknown'
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.warn({ err: error }, 'not unsubscribed from the newsletter')
    return 'failed'
  }
}
