import { maxPictureBytes, maxPictures, pictureTypes } from '#app/kit/limits/uploads.ts'
import { requiredText } from '#app/kit/text-field.ts'
import { z } from '#app/kit/zod.ts'

/** Keys of `review.errors` in the words of the product page. */
export type ReviewError =
  | 'required'
  | 'stars'
  | 'tooLong'
  | 'tooManyPictures'
  | 'pictureSize'
  | 'picture'
  | 'signedOut'
  | 'tooMany'
  | 'noResponse'
  | 'failed'

const error = (key: ReviewError) => ({ error: key })

/** Limits of merchants (merchant API 5.7); the comment has no documented one. */
const maxAuthorLength = 50
const maxCommentLength = 1000

const errors = { required: error('required'), tooLong: error('tooLong') }

/** A field without a file is sent as an empty file without a name. */
const isChosen = (file: File) => !(file instanceof File) || file.size > 0 || file.name !== ''

/** In place of files that are too large together the host sends a text. */
const isWithinLimit = (file: File) => file instanceof File && file.size <= maxPictureBytes

/** A browser names the type by the file's ending, and has none for a file without one, which the merchant then reads. */
const mayBePicture = ({ type }: File) =>
  ['', 'application/octet-stream', ...pictureTypes.split(',')].includes(type)

/** Every field is required (spec section 5), but no picture. */
export const reviewForm = z.object({
  rating: z.enum(['1', '2', '3', '4', '5'], error('stars')).transform(Number),
  author: requiredText(maxAuthorLength, errors),
  comment: requiredText(maxCommentLength, errors),
  pictures: z
    .array(z.custom<File>())
    .transform((files) => files.filter(isChosen))
    .refine((files) => files.every(isWithinLimit), error('pictureSize'))
    .refine((files) => files.length <= maxPictures, error('tooManyPictures'))
    // With the errors of other fields, which keep the merchant from being asked.
    .refine((files) => files.every(mayBePicture), error('picture')),
})
