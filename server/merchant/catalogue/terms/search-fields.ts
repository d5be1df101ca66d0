/** Where a word was found, and what that is worth. Names count most, then categories, then the rest. */
export const searchFields = {
  name: 12,
  brand: 10,
  nameStem: 9,
  namePart: 7,
  category: 6,
  categoryStem: 5,
  categoryPart: 4,
  attribute: 3,
  attributeStem: 2,
  // `bordslampa` is found by `bord`, but after everything that is a `bord`.
  nameHead: 1,
} as const
export type SearchField = keyof typeof searchFields

/** A word that only begins as the last typed word does is worth a little less… */
export const prefixPenalty = 1
/** …and much less where what was typed is a whole word already. */
export const longerWordPenalty = 10
