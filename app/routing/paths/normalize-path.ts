/**
 * Normalises a path: no empty segments, no trailing slash, no index file, each segment
 * encoded as in links. Segments that cannot be decoded are not changed.
 */
export function normalizePath(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean).map(normalizeSegment)
  while (/^index\.(html?|php)$/i.test(segments.at(-1) ?? '')) segments.pop()
  return `/${segments.join('/')}`
}

/** Unicode NFC, because systems differ in how they type composed letters. */
function normalizeSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment).normalize('NFC'))
  } catch {
    return segment
  }
}
