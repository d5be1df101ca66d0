/** No empty segments, trailing slash or index file, each segment encoded as in links, or unchanged if it cannot be decoded. */
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
