import type { ListProgress } from '#app/catalogue/list/selection/list-page.ts'

/** Divisible by two, three and four, the columns of the grid. A page of all two hundred weighs a megabyte. */
const favoritesPageSize = 48

/** The page that `?page=` names; the last one if the list has become shorter, the first for no number. */
export function favoritesProgress(total: number, pageText: string | null): ListProgress {
  const lastPage = Math.max(1, Math.ceil(total / favoritesPageSize))
  const named = /^[1-9]\d{0,5}$/.test(pageText ?? '') ? Number(pageText) : 1
  const page = Math.min(named, lastPage)
  return {
    from: total === 0 ? 0 : (page - 1) * favoritesPageSize + 1,
    to: Math.min(page * favoritesPageSize, total),
    total,
    previousPage: page > 1 ? page - 1 : null,
    nextPage: page < lastPage ? page + 1 : null,
  }
}
