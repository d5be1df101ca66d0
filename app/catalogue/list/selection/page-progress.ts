import type { ListProgress } from './list-page.ts'

/** The page that `?page=` names; the last one if the list has become shorter, the first for no number. */
export function pageProgress(
  total: number,
  pageText: string | null,
  pageSize: number,
): ListProgress {
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const named = /^[1-9]\d{0,5}$/.test(pageText ?? '') ? Number(pageText) : 1
  const page = Math.min(named, lastPage)
  return {
    from: total === 0 ? 0 : (page - 1) * pageSize + 1,
    to: Math.min(page * pageSize, total),
    total,
    previousPage: page > 1 ? page - 1 : null,
    nextPage: page < lastPage ? page + 1 : null,
  }
}
