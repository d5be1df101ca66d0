import { boundedText } from '#app/kit/text-field.ts'

/** RFC 5321: the longest address that a mail server accepts. */
export const maxEmailLength = 254
/** Refuses what only a quoted name may have, and formulas for a spreadsheet. Zod's patterns refuse letters such as ö (RFC 6531). */
const pattern =
  /^(?![=+-])[^\s@\p{Cc}\p{Cf}<>()",;:\\[\]]{1,64}@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u
const error = { error: 'email' as const }
const errors = { required: error, tooLong: error }

/** A field for an e-mail address; everything wrong with it has the key `email`. */
export const emailAddress = boundedText(maxEmailLength, errors).regex(pattern, error)
