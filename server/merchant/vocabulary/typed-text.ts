/** Lengths in UTF-16 units of the normalized text, like `maxlength`. A longer text is refused: cut, it would be another. */
export const maxLengths = {
  /** A field of an address. */
  line: 200,
  /** First and last name. */
  fullName: 500,
  email: 254,
  reviewAuthor: 50,
  reviewComment: 1000,
  /** A message at a row of a cart. */
  rowMessage: 500,
  /** A message at an order, a number or a label. */
  text: 2000,
  idempotencyKey: 100,
  tag: 100,
  /** A client's own data. */
  data: 10_000,
} as const

export const isTooLong = (text: string, limit: keyof typeof maxLengths): boolean =>
  text.length > maxLengths[limit]

/** The first of these fields that is too long; null when none is. */
export function findTooLong(
  fields: Readonly<Record<string, unknown>> | null,
  limit: keyof typeof maxLengths,
): string | null {
  const found = Object.entries(fields ?? {}).find(
    ([, text]) => typeof text === 'string' && isTooLong(text, limit),
  )
  return found?.[0] ?? null
}

/** A text of one or several lines, composed, so that å is one letter. */
export const normalizeLines = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').trim()

/** Composed, without control characters, line breaks and doubled spaces: a break would let its author write lines of a mail. */
export function normalizeLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
