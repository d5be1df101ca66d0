/** Extensions that shared caches treat as files, whatever the response is. */
const fileExtension =
  /\.(avif|bmp|css|csv|eot|gif|ico|jpe?g|js|json|map|mjs|mp4|otf|pdf|png|svg|ttf|txt|webm|webp|woff2?|xml|zip)$/i

/**
 * Whether an address looks like a publicly cacheable file. A rejection of it is a short text that
 * is the same for every visitor, because a cache may store it.
 */
export function isFileRequest(path: string): boolean {
  return fileExtension.test(decoded(path))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
