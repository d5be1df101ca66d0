/** Longer queries are cut: the query is part of a URL. */
const maxSearchLength = 100

/**
 * The search query in a typed text; '' for none, and for `.` and `..`, which browsers resolve. Cut between code points,
 * since a URL cannot contain half of a surrogate pair. Without what the host refuses in a path, and without the
 * invisible characters of a name that is copied from a page.
 */
export function searchQuery(typed: string | null | undefined): string {
  const text = (typed ?? '')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\\]/gu, ' ')
    .trim()
  const query = [...text].slice(0, maxSearchLength).join('').trim()
  return /^\.{1,2}$/.test(query) ? '' : query
}
