/** Longer questions are cut: nobody types more, and an address must stay one. */
const maxSearchLength = 100

/**
 * What is searched for, of whatever was typed; empty for nothing. It is cut between letters, since half
 * of one stands in no address, and so do `.` and `..`, which a browser takes for folders.
 */
export function searchQuery(typed: string | null | undefined): string {
  const query = [...(typed ?? '').trim()].slice(0, maxSearchLength).join('').trim()
  return /^\.{1,2}$/.test(query) ? '' : query
}
