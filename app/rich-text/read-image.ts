import type { Properties } from 'hast'

import { imageHostAddress } from '#app/images/image-address.ts'

import type { LinkBase } from './link/content-link.ts'
import type { TextImage } from './rich-text.ts'

const maxAltLength = 300
const maxPixels = 8_000

/**
 * A picture of a merchant's text. Null for one that the shop's security policy would not load: only the
 * image server may show something on a page.
 */
export function readImage(
  { src, alt, width, height }: Properties,
  base: LinkBase,
): TextImage | null {
  const address = typeof src === 'string' ? imageHostAddress(src.trim(), base) : null
  if (address === null) return null
  const size = { width: wholeNumber(width, maxPixels), height: wholeNumber(height, maxPixels) }
  return {
    src: address,
    alt: String(alt ?? '').slice(0, maxAltLength),
    ...(size.width && size.height ? { width: size.width, height: size.height } : {}),
  }
}

/** A whole number of an attribute between 1 and `most`. */
export function wholeNumber(value: unknown, most: number): number | null {
  const number = Number(value)
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null
}
