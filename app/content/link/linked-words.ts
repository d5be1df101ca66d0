import { readLink, type ContentLink, type LinkBase } from '#app/rich-text/link/content-link.ts'

/** A link of the merchant's and what it is called. */
export interface LinkedWords {
  words: string
  link: ContentLink
}

/** Null unless there is both something to read and somewhere to go. */
export function readLinkedWords(
  words: string,
  address: string,
  base: LinkBase,
): LinkedWords | null {
  const link = readLink(address, base)
  return link && words ? { words, link } : null
}
