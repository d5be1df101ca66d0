import { getCustomerToChange } from '#app/account/customer.server.ts'
import {
  postReviewDocument,
  postReviewWithPicturesDocument,
} from '#app/catalogue/review/review-documents.server.ts'
import { loadLanguageDetector } from '#app/catalogue/review/review-language.server.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { offersExtension } from '#app/gateway/offers-extension.server.ts'
import { allowFiles } from '#app/gateway/resilience/request-deadline.server.ts'
import { hour } from '#app/kit/time.ts'
import type { z } from '#app/kit/zod.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import type { SmallFormAction } from '#app/routes/catalogue/product/small-form/send-small-form.server.ts'
import { reviewForm } from './review-fields.ts'

/** Reviews that one network may post; staff read every one of them. */
const reviews = { limit: 20, seconds: 1 * hour }

/** Posts a customer's review; it is shown once the shop has approved it (spec section 5). */
export const postReview: SmallFormAction<typeof reviewForm> = {
  schema: reviewForm,
  refusalOf: ({ signedIn }) =>
    signedIn && !signedIn.isImpersonated ? null : { error: 'signedOut' },
  async send(visit, values, alias) {
    const { retryAfterSeconds } = await countNetwork(visit, 'reviews', reviews)
    if (retryAfterSeconds !== null) return { error: 'tooMany' }
    try {
      const { postProductReview } = await send(visit, { alias, ...values })
      if (postProductReview) return null
      // The session may have been ended on another device.
      return { error: (await getCustomerToChange(visit)) ? 'failed' : 'signedOut' }
    } catch (error) {
      const isPicture = error instanceof GatewayError && error.has('InvalidPicture')
      if (!isPicture) throw error
      return { error: 'picture', field: 'pictures' }
    }
  },
  done: { notice: 'reviewPosted', place: 'reviews' },
}

type Posted = z.output<typeof reviewForm> & { alias: string }

/** Sends as much of the review as the merchant stores. */
async function send(visit: Visit, { pictures, ...review }: Posted) {
  if (!(await offersExtension(visit, 'takesReviewPictures')))
    return requestMerchant(visit, postReviewDocument, review)
  const language = await languageOf(review.comment, visit)
  if (pictures.length > 0) allowFiles(visit)
  const variables = { ...review, language, pictures }
  return requestMerchant(visit, postReviewWithPicturesDocument, variables)
}

/** The language of the text where that is sure, else of the page, in which most reviews are written. */
async function languageOf(comment: string, { language }: Visit): Promise<string> {
  const detect = await loadLanguageDetector()
  return detect(comment) ?? language
}
