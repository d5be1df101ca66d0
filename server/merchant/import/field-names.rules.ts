/**
 * A column or element name as the format spells it: `g:Sale Price` and `sale-price` are
 * `sale_price`. Exports of shop systems differ in case, blanks and prefix only.
 */
export function fieldName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_')
}

/** Fields without which nothing can be sold; a file that lacks them is no product feed. */
export const requiredFields = ['id', 'title', 'price'] as const
