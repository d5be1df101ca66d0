import type { NamedLink } from '#app/catalogue/search/suggestions.ts'

/**
 * Information pages shown with found products: those whose name matches. Pages that only contain the
 * words, as many contain "sofa", are shown when no product is found.
 */
export function pagesBeside(
  pages: readonly (NamedLink & { isByTitle: boolean })[],
  products: number,
): NamedLink[] {
  return pages
    .filter(({ isByTitle }) => isByTitle || products === 0)
    .map(({ name, path }) => ({ name, path }))
}
