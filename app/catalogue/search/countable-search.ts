const maxLength = 40

/**
 * A typed search in the form in which it is counted: words in lower case. Null for an empty or long
 * search, and for one that may contain personal data: an address, a number of five digits or more.
 */
export function countableSearch(text: string): string | null {
  const search = text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ')
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{N} .,×&'’-]+$/u.test(search)
  return isPlain && search.length <= maxLength && !/\d[\d -]{3,}\d/.test(search) ? search : null
}
