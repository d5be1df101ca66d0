import type { NamedLink } from '#app/catalogue/search/suggestions.ts'

/**
 * Information pages beside products that were found: those that are called so. One that only mentions the
 * words, as many pages mention sofas, is offered when there is no product.
 */
export function pagesBeside(
  pages: readonly (NamedLink & { isByTitle: boolean })[],
  products: number,
): NamedLink[] {
  return pages
    .filter(({ isByTitle }) => isByTitle || products === 0)
    .map(({ name, path }) => ({ name, path }))
}
