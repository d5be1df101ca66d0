import { data } from '@remix-run/node'

import {
  postReviewDocument,
  postReviewInLanguageDocument,
} from '#app/catalogue/review/review-documents.server.ts'
import {
  knowsReviewLanguages,
  loadLanguageDetector,
} from '#app/catalogue/review/review-language.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { parseForm } from '#app/kit/parse-form.ts'
import { hour } from '#app/kit/time.ts'
import { href } from '#app/routing/href.ts'
import { flashNotice } from '#app/visit/flash/flash.server.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import type { FormResult } from '#app/routes/catalogue/product/small-form/form-result.ts'

import { reviewForm, type ReviewError } from './review-fields.ts'

/** Reviews that one network may post; staff read every one of them. */
const reviews = { limit: 20, seconds: 1 * hour }

const statusOf = { signedOut: 401, tooMany: 429, failed: 503 } as const

/** Posts a customer's review; it is shown once the shop has approved it (spec section 5). */
export async function postReview(visit: Visit, alias: string, form: FormData) {
  const submission = parseForm(form, reviewForm)
  const refuse = (error: keyof typeof statusOf & ReviewError) => {
    const result = submission.reply({ formErrors: [error] })
    return data({ review: { ok: false, result } as FormResult }, { status: statusOf[error] })
  }
  if (!visit.signedIn || visit.signedIn.isImpersonated) return refuse('signedOut')
  if (submission.status !== 'success') {
    const review: FormResult = { ok: false, result: submission.reply() }
    return data({ review }, { status: 422 })
  }
  const { retryAfterSeconds } = await countNetwork(visit, 'reviews', reviews)
  if (retryAfterSeconds !== null) return refuse('tooMany')
  try {
    const review = { alias, ...submission.value }
    const result = (await knowsReviewLanguages(visit))
      ? await requestMerchant(visit, postReviewInLanguageDocument, {
          ...review,
          language: await languageOf(review.comment, visit),
        })
      : await requestMerchant(visit, postReviewDocument, review)
    if (!result.postProductReview) return refuse('failed')
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.warn({ err: error }, 'review post failed')
    return refuse('failed')
  }
  if (form.has('stay')) return data({ review: { ok: true } as FormResult })
  flashNotice(visit.cookies, 'reviewPosted')
  throw seeOther(`${href(visit, 'product', { alias })}#reviews`)
}

/** The language of the text where that is sure, else of the page, in which most reviews are written. */
async function languageOf(comment: string, { language }: Visit): Promise<string> {
  const detect = await loadLanguageDetector()
  return detect(comment) ?? language
}
