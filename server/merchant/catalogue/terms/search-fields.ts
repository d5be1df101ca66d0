/** Scores: names count most, then categories, then the rest. */
export const searchFields = {
  name: 12,
  brand: 10,
  nameStem: 10,
  namePart: 10,
  category: 6,
  categoryStem: 5,
  categoryPart: 4,
  attribute: 3,
  attributeStem: 2,
  // `bordslampa` is found by `bord`, but after every `bord`.
  nameHead: 1,
} as const
export type SearchField = keyof typeof searchFields

/** A word that begins with the last typed word scores a little less. */
export const prefixPenalty = 1
/** It scores much less when the typed word is a complete word. */
export const longerWordPenalty = 10
/** `sof` begins `soffa` rather than `soffbord`, which is a table: a compound's first part counts as little as `nameHead`. */
export const compoundHeadPenalty = searchFields.name - searchFields.nameHead
