const mostCharacters = 40

/**
 * A typed search as it is counted: words in lower case. Null for what is none, is long, or may be about a
 * person: an address, a number of five digits or more.
 */
export function countableSearch(text: string): string | null {
  const search = text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ')
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{N} .,×&'’-]+$/u.test(search)
  return isPlain && search.length <= mostCharacters && !/\d[\d -]{3,}\d/.test(search)
    ? search
    : null
}
