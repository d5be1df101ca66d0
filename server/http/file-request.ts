/** Endings that caches in front of a shop take for files, whatever the address answers. */
const file =
  /\.(avif|bmp|css|csv|eot|gif|ico|jpe?g|js|json|map|mjs|mp4|otf|pdf|png|svg|ttf|txt|webm|webp|woff2?|xml|zip)$/i

/**
 * Whether an address looks like a file that everybody may share. What is refused there is said in a
 * few plain words that are the same for everybody: a cache may keep them.
 */
export function asksForFile(path: string): boolean {
  return file.test(decoded(path))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
