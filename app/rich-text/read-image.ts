import type { Properties } from 'hast'

import { imageHostAddress } from '#app/images/image-address.ts'

import type { LinkBase } from './link/content-link.ts'
import type { TextImage } from './rich-text.ts'

const maxAltLength = 300
const maxPixels = 8_000

/** Null for an image of another host than the image server, which the content security policy blocks. */
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

/** The value of an attribute if it is a whole number between 1 and `max`; otherwise null. */
export function wholeNumber(value: unknown, max: number): number | null {
  const number = Number(value)
  return Number.isInteger(number) && number >= 1 && number <= max ? number : null
}
