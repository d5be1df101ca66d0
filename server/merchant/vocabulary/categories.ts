import { names } from './names.ts'
import { buildLocalText, type LocalText } from './local-text.ts'
import { slug } from './slug.ts'

interface CategoryRow {
  parent: string | null
  /** Id in the Google product taxonomy, where that has one. */
  taxonomy: number | null
  picture: string
}

const rows = {
  furniture: { parent: null, taxonomy: 436, picture: 'scene-living-room-1.jpg' },
  sofas: { parent: 'furniture', taxonomy: 460, picture: 'scene-living-room-2.jpg' },
  'straight-sofas': { parent: 'sofas', taxonomy: 460, picture: 'scene-sofa-3.jpg' },
  'corner-sofas': { parent: 'sofas', taxonomy: 460, picture: 'scene-corner-sofa-4.jpg' },
  armchairs: { parent: 'furniture', taxonomy: 6499, picture: 'scene-armchair-5.jpg' },
  tables: { parent: 'furniture', taxonomy: 6392, picture: 'scene-dining-room-1.jpg' },
  'dining-tables': { parent: 'tables', taxonomy: 4355, picture: 'scene-dining-room-2.jpg' },
  'coffee-tables': { parent: 'tables', taxonomy: 1395, picture: 'scene-coffee-table-6.jpg' },
  desks: { parent: 'tables', taxonomy: 4191, picture: 'scene-office-1.jpg' },
  chairs: { parent: 'furniture', taxonomy: 443, picture: 'scene-dining-room-3.jpg' },
  'dining-chairs': { parent: 'chairs', taxonomy: 5886, picture: 'scene-dining-chair-4.jpg' },
  'bar-stools': { parent: 'chairs', taxonomy: 1463, picture: 'scene-bar-stool-5.jpg' },
  'office-chairs': { parent: 'chairs', taxonomy: 2045, picture: 'scene-office-chair-2.jpg' },
  beds: { parent: 'furniture', taxonomy: 6433, picture: 'scene-bedroom-1.jpg' },
  'bed-frames': { parent: 'beds', taxonomy: 505764, picture: 'scene-bedroom-2.jpg' },
  mattresses: { parent: 'beds', taxonomy: 2696, picture: 'scene-mattress-3.jpg' },
  'bedside-tables': { parent: 'beds', taxonomy: 462, picture: 'scene-bedside-table-4.jpg' },
  'kids-beds': { parent: 'beds', taxonomy: 505764, picture: 'scene-kids-room-1.jpg' },
  storage: { parent: null, taxonomy: 6356, picture: 'scene-storage-1.jpg' },
  cabinets: { parent: 'storage', taxonomy: 6356, picture: 'scene-storage-2.jpg' },
  wardrobes: { parent: 'cabinets', taxonomy: 4063, picture: 'scene-wardrobe-5.jpg' },
  chests: { parent: 'cabinets', taxonomy: 4195, picture: 'scene-chest-of-drawers-3.jpg' },
  sideboards: { parent: 'cabinets', taxonomy: 447, picture: 'scene-sideboard-7.jpg' },
  shelving: { parent: 'storage', taxonomy: 464, picture: 'scene-storage-4.jpg' },
  bookcases: { parent: 'shelving', taxonomy: 465, picture: 'scene-shelf-5.jpg' },
  'wall-shelves': { parent: 'shelving', taxonomy: 6372, picture: 'scene-wall-shelf-6.jpg' },
  hall: { parent: 'storage', taxonomy: 6356, picture: 'scene-hall-1.jpg' },
  'hall-storage': { parent: 'hall', taxonomy: 6356, picture: 'scene-hall-2.jpg' },
  'boxes-baskets': { parent: 'hall', taxonomy: 4205, picture: 'scene-storage-box-2.jpg' },
  lighting: { parent: null, taxonomy: 594, picture: 'scene-lighting-1.jpg' },
  'floor-lamps': { parent: 'lighting', taxonomy: 4636, picture: 'scene-floor-lamp-2.jpg' },
  'table-lamps': { parent: 'lighting', taxonomy: 4636, picture: 'scene-table-lamp-3.jpg' },
  'pendant-lamps': { parent: 'lighting', taxonomy: 594, picture: 'scene-pendant-lamp-4.jpg' },
  'textiles-decor': { parent: null, taxonomy: 696, picture: 'scene-decor-1.jpg' },
  textiles: { parent: 'textiles-decor', taxonomy: 4171, picture: 'scene-textiles-1.jpg' },
  rugs: { parent: 'textiles', taxonomy: 598, picture: 'scene-rug-5.jpg' },
  'cushions-throws': { parent: 'textiles', taxonomy: 4454, picture: 'scene-textiles-3.jpg' },
  curtains: { parent: 'textiles', taxonomy: 2885, picture: 'scene-curtain-4.jpg' },
  decor: { parent: 'textiles-decor', taxonomy: 696, picture: 'scene-decor-2.jpg' },
  mirrors: { parent: 'decor', taxonomy: 595, picture: 'scene-hall-3.jpg' },
  'vases-pots': { parent: 'decor', taxonomy: 602, picture: 'scene-vase-3.jpg' },
  'home-accents': { parent: 'decor', taxonomy: 3890, picture: 'scene-decor-4.jpg' },
  outdoor: { parent: null, taxonomy: 4299, picture: 'scene-outdoor-3.jpg' },
  'lounge-sets': { parent: 'outdoor', taxonomy: 6367, picture: 'scene-lounge-set-2.jpg' },
  'garden-dining': { parent: 'outdoor', taxonomy: 2684, picture: 'scene-outdoor-2.jpg' },
  'sun-loungers': { parent: 'outdoor', taxonomy: 4299, picture: 'scene-sun-lounger-4.jpg' },
  parasols: { parent: 'outdoor', taxonomy: 719, picture: 'scene-parasol-5.jpg' },
} as const satisfies Record<string, CategoryRow>

export type CategoryKey = keyof typeof rows

export interface Category {
  key: CategoryKey
  parentKey: CategoryKey | null
  position: number
  names: LocalText
  aliases: LocalText
  picture: string
  googleTaxonomyId?: number
}

/** The tree of categories, three levels, parents before their children. */
export const categories: readonly Category[] = Object.entries(rows).map(([key, row], position) => {
  const ownNames = names.categories[key as CategoryKey]
  return {
    key: key as CategoryKey,
    parentKey: row.parent,
    position,
    names: ownNames,
    aliases: buildLocalText((language) => slug(ownNames[language])),
    picture: row.picture,
    googleTaxonomyId: row.taxonomy ?? undefined,
  }
})
