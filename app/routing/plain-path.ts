/**
 * The one spelling of a path: no empty segments, no slash at the end, no index file, each segment
 * encoded as links encode it. Segments that cannot be decoded stay as they are.
 */
export function plainPath(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean).map(plainSegment)
  while (/^index\.(html?|php)$/i.test(segments.at(-1) ?? '')) segments.pop()
  return `/${segments.join('/')}`
}

/** The page that a request of the browser's router is about: `/kassan.data` is about `/kassan`. */
export function pagePath(pathname: string): string {
  const page = pathname.replace(/\.data$/, '')
  return page === '/_root' ? '/' : page
}

/** Letters composed, so that a name typed on one system is found on another. */
function plainSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment).normalize('NFC'))
  } catch {
    return segment
  }
}
