import type { ProductRecord } from '#server/merchant/catalogue/product-record.ts'
import type { FurnitureTypeKey } from '#server/demo/generator/types/furniture-type.ts'

import { createCollection } from './collection.ts'
import { schedule } from './themes.ts'

/** What goes with the products of a theme, and is of another theme. */
const accessoryTypes: Record<string, readonly FurnitureTypeKey[]> = {
  lounge: ['cushion', 'throw', 'floor-lamp'],
  dining: ['pendant-lamp', 'vase', 'candle-holder'],
  living: ['table-lamp', 'vase', 'basket'],
  bedroom: ['table-lamp', 'throw', 'cushion'],
  sleep: ['bedside-table', 'throw', 'cushion'],
  office: ['table-lamp', 'basket', 'plant-pot'],
  hall: ['runner', 'basket', 'candle-holder'],
  kids: ['rug-160', 'basket', 'cushion'],
  lighting: ['side-table', 'vase', 'picture-frame'],
  rug: ['cushion', 'throw', 'basket'],
  textile: ['basket', 'vase', 'candle-holder'],
  decor: ['side-table', 'table-lamp', 'throw'],
  terrace: ['cushion', 'plant-pot', 'candle-holder'],
  garden: ['parasol', 'plant-pot', 'candle-holder'],
}

/** The first product of each type in the first round of themes: the same at any size of the catalogue. */
const firstOfType = new Map<string, string>()
const nthOfTheme = new Map<string, number>()
schedule.forEach((theme, position) => {
  const nth = nthOfTheme.get(theme.key) ?? 0
  nthOfTheme.set(theme.key, nth + 1)
  for (const { key, type, colors } of createCollection(theme, position, nth).models) {
    if (!firstOfType.has(type.key)) firstOfType.set(type.key, `${key}-${colors[0]}`)
  }
})

/**
 * Accessories of a theme. Those of the first products come later in the catalogue; in one that ends before them
 * the merchant leaves them out.
 *
 * @param recentOf the newest product of a type, if any
 */
export function relateAccessories(
  theme: string,
  recentOf: (type: string) => string | undefined = () => undefined,
): NonNullable<ProductRecord['related']> {
  return (accessoryTypes[theme] ?? []).flatMap((type) => {
    const externalId = recentOf(type) ?? firstOfType.get(type)
    return externalId ? [{ externalId, relation: 'ACCESSORIES' as const }] : []
  })
}
