import type { Properties } from 'hast'

import type { LinkBase } from './link/content-link.ts'
import type { TextImage } from './rich-text.ts'

const longestAlt = 300
const largest = 8_000

/**
 * A picture of a merchant's text. Null for one that the shop's security policy would not load: only the
 * image server may show something on a page.
 */
export function readImage(
  { src, alt, width, height }: Properties,
  base: LinkBase,
): TextImage | null {
  const address = typeof src === 'string' ? addressOf(src.trim(), base) : null
  if (address === null) return null
  const size = { width: whole(width, largest), height: whole(height, largest) }
  return {
    src: address,
    alt: String(alt ?? '').slice(0, longestAlt),
    ...(size.width && size.height ? { width: size.width, height: size.height } : {}),
  }
}

function addressOf(src: string, { imageServer, origins }: LinkBase): string | null {
  const [own = 'http://shop.invalid'] = origins
  if (!imageServer || !src || src.length > 2_000 || !URL.canParse(src, own)) return null
  // As browsers read it, disguises included.
  const { origin, pathname, search } = new URL(src, own)
  const isOwn = origin === own || origins.includes(origin)
  if (!imageServer.startsWith('/')) {
    const isThere = URL.canParse(imageServer) && new URL(imageServer).origin === origin
    return isThere ? origin + pathname + search : null
  }
  return isOwn && pathname.startsWith(`${imageServer}/`) ? pathname + search : null
}

/** A whole number of an attribute between 1 and `most`. */
export function whole(value: unknown, most: number): number | null {
  const number = Number(value)
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null
}
