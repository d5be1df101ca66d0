import { z } from './zod.ts'

/** Spaces, formatting and characters that are shown as nothing are not a text. */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

interface TextErrors<Key extends string> {
  required: { error: Key }
  tooLong: { error: Key }
}

/** Marks of direction and the like, around what is copied from contacts and chats: no field is valid with them. */
const mark = /\p{Cf}/u
const markOrSpace = /[\p{Cf}\s]/u

/** In one pass from each end: a pattern for the last characters is tried at each place of a long text. */
function withoutMarksAround(text: string): string {
  if (!mark.test(text)) return text
  let [start, end] = [0, text.length]
  while (markOrSpace.test(text.charAt(start))) start += 1
  while (end > start && markOrSpace.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** A text as it is counted and sent: composed, so that å is one letter, without invisible marks around it. */
export const normalizeText = (text: string): string =>
  withoutMarksAround(text.normalize('NFC')).replace(/\r\n?/g, '\n')

/** Counts UTF-16 units, as `maxlength` and merchants do; `max` of zod counts code points, and takes twice as many emoji. */
export const isWithin = (text: string, limit: number): boolean => text.length <= limit

export const boundedText = <Key extends string>(limit: number, errors: TextErrors<Key>) =>
  z
    .string(errors.required)
    .overwrite(normalizeText)
    .trim()
    .refine((text) => isWithin(text, limit), errors.tooLong)

/** The same, with at least one character that is seen. */
export const requiredText = <Key extends string>(limit: number, errors: TextErrors<Key>) =>
  boundedText(limit, errors).regex(visible, errors.required)
