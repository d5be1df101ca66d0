import { categories, type CategoryKey } from '#server/merchant/vocabulary/categories.ts'
import type { LocalText } from '#server/merchant/vocabulary/local-text.ts'
import type { AreaRecord } from '#server/merchant/content/content-record.ts'

import { areaTexts } from '../data/areas.ts'
import { sectionWidget } from './compose-page.ts'

const aboveList = { family: 'Productlist', areaName: 'The top part of the product list' }
const belowList = { family: 'Productlist', areaName: 'The bottom part of the product list' }
const productPage = { family: 'Product', areaName: 'Product detail page' }

/** Advice on some lists and product pages; the other pages have no area. */
export const areas: readonly AreaRecord[] = [
  area(201, aboveList, 'rugs', areaTexts.rugs),
  area(202, belowList, 'dining-tables', areaTexts.diningTables),
  area(203, productPage, 'sofas', areaTexts.sofas),
]

/** An area with one text, for the pages of a category. */
function area(
  id: number,
  place: AreaRecord['place'],
  category: CategoryKey,
  { title, text }: { title: LocalText; text: LocalText },
): AreaRecord {
  const widgets = [sectionWidget({ title, text: [text] })]
  return {
    id,
    name: `${place?.areaName}: ${category}`,
    page: null,
    place,
    filters: [{ key: 'Category', values: aliasesOf(category) }],
    tags: [],
    containers: [{ name: 'text', layout: 'full', design: 'narrow', widgets }],
  }
}

/** A page names its category by the alias in its own language. */
function aliasesOf(category: CategoryKey): string[] {
  return categories.flatMap(({ key, aliases }) => (key === category ? Object.values(aliases) : []))
}
