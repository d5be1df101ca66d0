/** Independent of language, and of row ids, which a new import may change. */
import type { LocalText } from '../../vocabulary/local-text.ts'
import { fold } from '../terms/fold.rules.ts'

/** Set of the products that a market sells. It is not a filter. */
export const soldFacet = '_sold'
export const categoryFacet = (id: number) => `c_${id}`
export const brandFacet = (key: string) => `b_${key}`
export const campaignFacet = (key: string) => `dc_${key}`
/** One product, by its name in addresses; null for a facet of another kind. */
export const aliasOfFacet = (facetId: string) =>
  facetId.startsWith('a_') ? facetId.slice('a_'.length) : null
export const parameterFacet = (identifier: string, key: string) => `p_${identifier}_${key}`

/** Size or the like of a sku, null when there is nothing to choose. */
export function skuFacet(names: LocalText): string | null {
  const key = fold(names.sv)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return key === '' ? null : `s_${key}`
}
