/** `g:Sale Price` and `sale-price` become `sale_price`: exports differ in case, blanks and prefix only. */
export function normalizeFieldName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_')
}

/** A file without these fields is not a product feed. */
export const requiredFields = ['id', 'title', 'price'] as const
