import { readLink, type ContentLink, type LinkBase } from '#app/rich-text/link/content-link.ts'

export interface LabelledLink {
  label: string
  link: ContentLink
}

/** Null without a label or without a valid link. */
export function readLabelledLink(
  label: string,
  address: string,
  base: LinkBase,
): LabelledLink | null {
  const link = readLink(address, base)
  return link && label ? { label, link } : null
}
