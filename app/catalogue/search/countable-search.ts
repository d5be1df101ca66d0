const maxLength = 40

/** A search as it is counted, in lower case; null if long or perhaps personal: an address, five digits or more. */
export function countableSearch(text: string): string | null {
  const search = text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ')
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{N} .,×&'’-]+$/u.test(search)
  return isPlain && search.length <= maxLength && !/\d[\d -]{3,}\d/.test(search) ? search : null
}
