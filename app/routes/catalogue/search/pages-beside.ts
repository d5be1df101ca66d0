import type { NamedLink } from '#app/catalogue/search/suggestions.ts'

/** Pages whose name matches, beside products; those that only contain the words, as many do, without products. */
export function pagesBeside(
  pages: readonly (NamedLink & { isByTitle: boolean })[],
  products: number,
): NamedLink[] {
  return pages
    .filter(({ isByTitle }) => isByTitle || products === 0)
    .map(({ name, path }) => ({ name, path }))
}
