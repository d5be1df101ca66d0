/**
 * The one spelling of a path: no empty segments, no slash at the end, no index file, each segment
 * encoded as links encode it. Segments that cannot be decoded stay as they are.
 */
export function normalizePath(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean).map(normalizeSegment)
  while (/^index\.(html?|php)$/i.test(segments.at(-1) ?? '')) segments.pop()
  return `/${segments.join('/')}`
}

/** Letters composed, so that a name typed on one system is found on another. */
function normalizeSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment).normalize('NFC'))
  } catch {
    return segment
  }
}
