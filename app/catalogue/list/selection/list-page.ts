/** Products per page, as in the specification and in the public storefront. */
export const listPageSize = 20

/** The largest `skip` that the merchant accepts. */
const maxSkip = 6000

/** The merchant returns at most two hundred products at once. */
const maxPagesShown = 10

export interface PageRange {
  first: number
  last: number
}

export interface ListProgress {
  /** Numbers of the first and last product shown, from 1; both 0 in an empty list. */
  from: number
  to: number
  total: number
  previousPage: number | null
  nextPage: number | null
}

/** `?page=`: a whole number from 1; null for anything else, because there is no such page. */
export function readPageNumber(text: string | null): number | null {
  if (text === null) return 1
  if (!/^[1-9]\d{0,5}$/.test(text)) return null
  const page = Number(text)
  return (page - 1) * listPageSize <= maxSkip ? page : null
}

/** `?page=&from=`: `from` is the first loaded page; ignored if invalid, as other sites use it. Null without such a page. */
export function readPageRange(query: URLSearchParams): PageRange | null {
  const last = readPageNumber(query.get('page'))
  if (last === null) return null
  const first = readPageNumber(query.get('from') ?? String(last))
  const isShown = first !== null && first <= last && last - first < maxPagesShown
  return { first: isShown ? first : last, last }
}

export const onePage = (page: number): PageRange => ({ first: page, last: page })

/** The range extended by one page before or after it; null when it would be too long to show. */
export function extendRange({ first, last }: PageRange, page: number): PageRange | null {
  const range = { first: Math.min(first, page), last: Math.max(last, page) }
  return range.last - range.first < maxPagesShown ? range : null
}

/** The position of a page range in a list of `total` products; null when the list ends before it. */
export function listProgress({ first, last }: PageRange, total: number): ListProgress | null {
  if (first > lastPageOf(total, listPageSize)) return null
  const progress = progressOf({ first, last }, total, listPageSize)
  return last * listPageSize > maxSkip ? { ...progress, nextPage: null } : progress
}

/** The page that `?page=` names; the last one if the list has become shorter, the first for no number. */
export function pageProgress(total: number, pageText: string | null, pageSize: number) {
  const named = /^[1-9]\d{0,5}$/.test(pageText ?? '') ? Number(pageText) : 1
  return progressOf(onePage(Math.min(named, lastPageOf(total, pageSize))), total, pageSize)
}

const lastPageOf = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize))

function progressOf({ first, last }: PageRange, total: number, pageSize: number): ListProgress {
  return {
    from: total === 0 ? 0 : (first - 1) * pageSize + 1,
    to: Math.min(last * pageSize, total),
    total,
    previousPage: first > 1 ? first - 1 : null,
    nextPage: last < lastPageOf(total, pageSize) ? last + 1 : null,
  }
}
