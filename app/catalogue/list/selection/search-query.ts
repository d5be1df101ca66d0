/** Longer queries are cut: the query is part of a URL. */
const maxSearchLength = 100

/**
 * The search query in a typed text; empty if there is none. It is cut between code points, since a URL
 * cannot contain half of a surrogate pair. `.` and `..` count as empty, because browsers resolve them as
 * folders. Control characters and backslashes count as spaces: the host refuses a path with one. Soft hyphens and marks
 * without width, which a name has that is copied from a page, are in no name.
 */
export function searchQuery(typed: string | null | undefined): string {
  const text = (typed ?? '')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\\]/gu, ' ')
    .trim()
  const query = [...text].slice(0, maxSearchLength).join('').trim()
  return /^\.{1,2}$/.test(query) ? '' : query
}
