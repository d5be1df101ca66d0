import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { confirmDocument, endSubscriptionDocument } from './newsletter-documents.server.ts'

/** What the link of a mail is about: to end the newsletter or alerts, or to confirm an address. */
export type MailTopic = 'unsubscribe' | 'alerts' | 'confirm'

/** `unknown`: the link is incomplete, or not one of this shop. */
export type UnsubscribeOutcome = 'ended' | 'unknown' | 'failed'

const maxTokenLength = 1000

/** The token of a link in a mail; empty without one. */
export const unsubscribeToken = (url: string): string =>
  new URL(url).searchParams.get('token')?.slice(0, maxTokenLength) ?? ''

/** Ends or confirms what a mail's link is about, whoever is logged in; the same again. Fails without the operation. */
export async function followMailLink(
  visit: Visit,
  topic: MailTopic,
  token: string,
): Promise<UnsubscribeOutcome> {
  if (token === '') return 'unknown'
  const guest = { ...visit, token: null }
  try {
    const isDone =
      topic === 'confirm'
        ? (await requestMerchant(guest, confirmDocument, { token })).confirmSubscription
        : (await requestMerchant(guest, endSubscriptionDocument, { token })).endSubscription
    return isDone ? 'ended' : 'unknown'
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.warn({ err: error, topic }, 'mail link failed')
    return 'failed'
  }
}
