import { requiredText } from '#app/kit/text-field.ts'
import { z } from '#app/kit/zod.ts'

/** Keys of `review.errors` in the words of the product page. */
export type ReviewError = 'required' | 'stars' | 'tooLong' | 'signedOut' | 'tooMany' | 'failed'

const error = (key: ReviewError) => ({ error: key })

/** Limits of merchants (merchant API 5.7); the comment has no documented one. */
const maxAuthorLength = 50
const maxCommentLength = 1000

const errors = { required: error('required'), tooLong: error('tooLong') }

/** Every field is required (spec section 5). */
export const reviewForm = z.object({
  rating: z.enum(['1', '2', '3', '4', '5'], error('stars')).transform(Number),
  author: requiredText(maxAuthorLength, errors),
  comment: requiredText(maxCommentLength, errors),
})
