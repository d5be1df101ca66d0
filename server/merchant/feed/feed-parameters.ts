import type { ParameterRecord, ParameterValue } from '../catalogue/product-record.ts'
import { localText, sameInAll } from '../seed/local-text.ts'
import { slug } from '../seed/slug.ts'
import { materials } from '../seed/words/materials.ts'
import { readColors } from './color.rules.ts'
import type { FeedItem } from './feed-item.ts'
import { materialIn } from './material.rules.ts'

/** Properties of products that a feed can tell. Group 1 holds Color (spec section 3). */
export const feedParameters: readonly ParameterRecord[] = [
  {
    identifier: 'color',
    group: {
      id: 1,
      names: localText(['Utförande', 'Udførelse', 'Finish', 'Toteutus', 'Utførelse']),
      order: 1,
    },
    names: localText(['Färg', 'Farve', 'Color', 'Väri', 'Farge']),
    order: 1,
    show: true,
    showFilter: true,
  },
  {
    identifier: 'material',
    group: {
      id: 1,
      names: localText(['Utförande', 'Udførelse', 'Finish', 'Toteutus', 'Utførelse']),
      order: 1,
    },
    names: localText(['Material', 'Materiale', 'Material', 'Materiaali', 'Materiale']),
    order: 2,
    show: true,
    showFilter: true,
  },
]

/** Values of the parameters above that this item has. */
export function parametersOf(item: FeedItem): ParameterValue[] {
  return [colorOf(item), materialOf(item)].filter((value) => value !== null)
}

function colorOf(item: FeedItem): ParameterValue | null {
  const color = item.color ? readColors(item.color)?.main : null
  return color ? { identifier: 'color', key: color.key, labels: color.names } : null
}

/** The feed's own words win; a guess from the title is only made for what is plainly named there. */
function materialOf(item: FeedItem): ParameterValue | null {
  const known = item.material ? materialIn(item.material) : materialIn(item.title)
  if (known) return { identifier: 'material', key: known, labels: materials[known].label }
  if (!item.material) return null
  return { identifier: 'material', key: slug(item.material), labels: sameInAll(item.material) }
}
