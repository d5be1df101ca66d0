/** Untrusted input as a path of this shop; null for anything that a browser would treat as another site's URL. */
export function sameOriginPath(text: string | null | undefined): string | null {
  // Browsers remove some control characters from a URL.
  if (!text || text.length > 2000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null
  const placeholderOrigin = 'http://shop.invalid'
  if (!URL.canParse(text, placeholderOrigin)) return null
  const { origin, pathname, search } = new URL(text, placeholderOrigin)
  return origin === placeholderOrigin && !pathname.startsWith('//') ? pathname + search : null
}
