import { normalizeText } from '#app/kit/text-field.ts'
import type { z } from '#app/kit/zod.ts'

/** A field for a phone number: digits, optionally with a plus, spaces, dots, slashes, brackets or any dash. */
export const phoneText = <Key extends string>(text: z.ZodString, error: { error: Key }) =>
  text
    .overwrite(normalizeText)
    .trim()
    .regex(/^\+?[\d\s()/.\p{Pd}]{6,24}$/u, error)
