/** Longer queries are cut: the query is part of a URL. */
const maxSearchLength = 100

/** '' for none, `.` and `..`, which browsers resolve. Cut between code points, without what the host refuses and invisible characters. */
export function searchQuery(typed: string | null | undefined): string {
  const text = (typed ?? '')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\\]/gu, ' ')
    .trim()
  const query = [...text].slice(0, maxSearchLength).join('').trim()
  return /^\.{1,2}$/.test(query) ? '' : query
}
