/**
 * An address that came from outside as a path of this shop, or null. What a browser would take for
 * another site's address, however it is written, is none.
 */
export function sameOriginPath(text: string | null | undefined): string | null {
  // Browsers leave some control characters out of an address.
  if (!text || text.length > 2000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null
  const here = 'http://shop.invalid'
  if (!URL.canParse(text, here)) return null
  const { origin, pathname, search } = new URL(text, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search : null
}
