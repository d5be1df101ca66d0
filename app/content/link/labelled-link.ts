import { readLink, type ContentLink, type LinkBase } from '#app/rich-text/link/content-link.ts'

/** A link of the merchant's and what it is called. */
export interface LabelledLink {
  label: string
  link: ContentLink
}

/** Null unless there is both something to read and somewhere to go. */
export function readLabelledLink(
  label: string,
  address: string,
  base: LinkBase,
): LabelledLink | null {
  const link = readLink(address, base)
  return link && label ? { label, link } : null
}
