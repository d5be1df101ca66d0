import { z } from './zod.ts'

/** Spaces, formatting and characters that are shown as nothing are not a text. */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

interface TextErrors<Key extends string> {
  required: { error: Key }
  tooLong: { error: Key }
}

/**
 * A text of a form, trimmed.
 *
 * @param limit in UTF-16 units, which `maxlength` of HTML and merchants count; `max` of zod counts code points, so
 * that it accepts twice as many emoji
 */
export const boundedText = <Key extends string>(limit: number, errors: TextErrors<Key>) =>
  z
    .string(errors.required)
    .trim()
    .refine((text) => text.length <= limit, errors.tooLong)

/** The same, with at least one character that is seen. */
export const requiredText = <Key extends string>(limit: number, errors: TextErrors<Key>) =>
  boundedText(limit, errors).regex(visible, errors.required)
