/** Spec and public storefront: twenty products a page. */
export const listPageSize = 20

/** The merchant answers at most this deep into a list. */
const deepestSkip = 6000

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

/** Where page `page` lies in a list of `total`; null when the list ends before it. */
export function listProgress(page: number, total: number): ListProgress | null {
  const lastPage = Math.max(1, Math.ceil(total / listPageSize))
  if (page > lastPage) return null
  const lastReachable = Math.floor(deepestSkip / listPageSize) + 1
  return {
    from: total === 0 ? 0 : (page - 1) * listPageSize + 1,
    to: Math.min(page * listPageSize, total),
    total,
    previousPage: page > 1 ? page - 1 : null,
    nextPage: page < Math.min(lastPage, lastReachable) ? page + 1 : null,
  }
}
