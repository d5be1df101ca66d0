/**
 * Normalises the name of a column or element: `g:Sale Price` and `sale-price` become `sale_price`.
 * Exports of shop systems differ in case, blanks and prefix only.
 */
export function normalizeFieldName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_')
}

/** A file without these fields is not a product feed. */
export const requiredFields = ['id', 'title', 'price'] as const
