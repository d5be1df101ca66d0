import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { refusalOf, requestMerchant } from '#app/gateway/graphql.server.ts'
import { offersExtension } from '#app/gateway/offers-extension.server.ts'
import { parseForm } from '#app/kit/parse-form.ts'
import { hour } from '#app/kit/time.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { subscribeDocument } from './newsletter-documents.server.ts'
import { newsletterForm, type NewsletterError, type NewsletterResult } from './newsletter-result.ts'

/** Subscriptions of a network: each can make the merchant send a mail. */
const subscriptions = { limit: 20, seconds: 1 * hour }

/** Subscribes the form's address (spec section 1). A form that is sent twice has the same result. */
export async function subscribe(visit: Visit, form: FormData): Promise<NewsletterResult> {
  const typed = String(form.get('email') ?? '')
  const refuse = (reason: NewsletterError) => ({ ok: false as const, reason, typed })
  const submission = parseForm(form, newsletterForm)
  if (submission.status !== 'success') return refuse('email')
  const retryAfterSeconds = await secondsUntilSubscription(visit)
  if (retryAfterSeconds !== null) return { ...refuse('tooMany'), retryAfterSeconds }
  try {
    const { subscribeToNewsletter } = await requestMerchant(
      // The subscription belongs to the typed address, not to the account of a customer.
      { ...visit, token: null },
      subscribeDocument,
      { email: submission.value.email, tags: ['shop'] },
    )
    // The merchant does not say why not (merchant API 9).
    if (!subscribeToNewsletter) return refuse('refused')
    return { ok: true, isConfirmedByMail: await offersExtension(visit, 'confirmsAddresses') }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const refusal = refusalOf(error)
    if (refusal && !refusal.isPartial) return refuse('refused')
    visit.log.warn({ err: error }, 'newsletter subscription failed')
    return refuse('failed')
  }
}

/** Counts a subscription of a network; the seconds until the next is accepted, or null when this one is. */
export async function secondsUntilSubscription(
  visit: Pick<Visit, 'counters' | 'clientAddress'>,
): Promise<number | null> {
  return (await countNetwork(visit, 'newsletter', subscriptions)).retryAfterSeconds
}
