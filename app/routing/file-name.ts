/**
 * Whether a path ends as the name of a file does. No page is called so: a cache in front of the shop
 * would take a page for a file that is the same for everybody.
 */
export function isFileName(pathname: string): boolean {
  return /\.(css|js|mjs|map|php|data)$/i.test(decoded(pathname))
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
