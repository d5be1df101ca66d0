import {
  postReviewDocument,
  postReviewInLanguageDocument,
} from '#app/catalogue/review/review-documents.server.ts'
import {
  knowsReviewLanguages,
  loadLanguageDetector,
} from '#app/catalogue/review/review-language.server.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { hour } from '#app/kit/time.ts'
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
    const review = { alias, ...values }
    const result = (await knowsReviewLanguages(visit))
      ? await requestMerchant(visit, postReviewInLanguageDocument, {
          ...review,
          language: await languageOf(review.comment, visit),
        })
      : await requestMerchant(visit, postReviewDocument, review)
    return result.postProductReview ? null : { error: 'failed' }
  },
  done: { notice: 'reviewPosted', place: 'reviews' },
}

/** The language of the text where that is sure, else of the page, in which most reviews are written. */
async function languageOf(comment: string, { language }: Visit): Promise<string> {
  const detect = await loadLanguageDetector()
  return detect(comment) ?? language
}
