/** What caches take for files, and what servers before this one ran. */
const file =
  /\.(avif|bmp|css|csv|data|eot|gif|ico|jpe?g|js|json|map|mjs|mp4|otf|pdf|php|png|svg|ttf|txt|webm|webp|woff2?|xml|zip)$/i

/**
 * Whether a path ends as the name of a file does. No page is called so: a cache in front of the shop
 * would take a page for a file that is the same for everybody.
 */
export function isFileName(pathname: string): boolean {
  return file.test(decoded(pathname))
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
