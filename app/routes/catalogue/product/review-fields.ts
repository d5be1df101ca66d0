import { z } from '#app/kit/zod.ts'

/** Keys of `review.errors` in the words of the product page. */
export type ReviewError = 'required' | 'stars' | 'tooLong' | 'signedOut' | 'tooMany' | 'failed'

const error = (key: ReviewError) => ({ error: key })

/** As merchants take it (merchant API 5.7); the comment has no documented limit. */
const maxAuthorLength = 50
const maxCommentLength = 1000

/** Spaces, formatting and characters that are shown as nothing are not a text. */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

const text = (maxLength: number) =>
  z
    .string(error('required'))
    .trim()
    .regex(visible, error('required'))
    .max(maxLength, error('tooLong'))

/** Every field is required (spec section 5). */
export const reviewForm = z.object({
  rating: z.enum(['1', '2', '3', '4', '5'], error('stars')).transform(Number),
  author: text(maxAuthorLength),
  comment: text(maxCommentLength),
})
