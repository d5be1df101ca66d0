/** Spec and public storefront: twenty products a page. */
export const listPageSize = 20

/** The merchant answers at most this deep into a list. */
const deepestSkip = 6000

/** Pages that are shown together: the merchant answers at most two hundred products at once. */
const maxPagesShown = 10

/** Pages that follow each other, first and last included. */
export interface PageRange {
  first: number
  last: number
}

export interface ListProgress {
  /** First and last product shown, counted from 1; 0–0 in an empty list. */
  from: number
  to: number
  total: number
  previousPage: number | null
  nextPage: number | null
}

/** `?page=`: a whole number from 1; null for anything else, which is a page that does not exist. */
export function readPageNumber(text: string | null): number | null {
  if (text === null) return 1
  if (!/^[1-9]\d{0,5}$/.test(text)) return null
  const page = Number(text)
  return (page - 1) * listPageSize <= deepestSkip ? page : null
}

/**
 * `?page=&from=`: the pages of a list that one address shows. `from` is the first of them where a
 * shopper has gone on from it to `page`; one that cannot be is left aside, since other senders write
 * that name too. Null when there is no such page.
 */
export function readPageRange(query: URLSearchParams): PageRange | null {
  const last = readPageNumber(query.get('page'))
  if (last === null) return null
  const first = readPageNumber(query.get('from') ?? String(last))
  const isShown = first !== null && first <= last && last - first < maxPagesShown
  return { first: isShown ? first : last, last }
}

export const onePage = (page: number): PageRange => ({ first: page, last: page })

/** The range with one more page before or after it; null when that is more than is shown together. */
export function widened({ first, last }: PageRange, page: number): PageRange | null {
  const range = { first: Math.min(first, page), last: Math.max(last, page) }
  return range.last - range.first < maxPagesShown ? range : null
}

/** Where pages lie in a list of `total`; null when the list ends before them. */
export function listProgress({ first, last }: PageRange, total: number): ListProgress | null {
  const lastPage = Math.max(1, Math.ceil(total / listPageSize))
  if (first > lastPage) return null
  const lastReachable = Math.floor(deepestSkip / listPageSize) + 1
  return {
    from: total === 0 ? 0 : (first - 1) * listPageSize + 1,
    to: Math.min(last * listPageSize, total),
    total,
    previousPage: first > 1 ? first - 1 : null,
    nextPage: last < Math.min(lastPage, lastReachable) ? last + 1 : null,
  }
}
