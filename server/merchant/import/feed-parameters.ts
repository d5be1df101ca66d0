import type { ParameterValue } from '../catalogue/product-record.ts'
import { buildLocalText, sameInAllLanguages, type LocalText } from '../vocabulary/local-text.ts'
import { parameters, type ParameterKey } from '../vocabulary/parameters.ts'
import { slug } from '../vocabulary/slug.ts'
import { materialNames } from '../vocabulary/materials.ts'
import { readColors } from './color.rules.ts'
import type { FeedItem } from './feed-item.ts'
import { materialIn } from './material.rules.ts'

const feedIdentifiers: readonly string[] = [
  ...(['color', 'material', 'width', 'depth', 'height', 'weight'] satisfies ParameterKey[]),
]

/** The shop's parameters that a feed can fill; group 1 holds Color (spec section 3). */
export const feedParameters = parameters.filter(({ identifier }) =>
  feedIdentifiers.includes(identifier),
)

/** Values of the parameters above that this item has. */
export function parametersOf(item: FeedItem): ParameterValue[] {
  return [
    colorOf(item),
    materialOf(item),
    measure('width', item.width, 10, 'cm'),
    measure('depth', item.length, 10, 'cm'),
    measure('height', item.height, 10, 'cm'),
    measure('weight', item.weight, 1000, 'kg'),
  ].filter((value) => value !== null)
}

function colorOf(item: FeedItem): ParameterValue | null {
  const color = item.color ? readColors(item.color)?.main : null
  return color ? value('color', color.key, color.names) : null
}

/** A value of the feed wins; without one it is guessed from the title. */
function materialOf(item: FeedItem): ParameterValue | null {
  const known = item.material ? materialIn(item.material) : materialIn(item.title)
  if (known) return value('material', known, materialNames[known])
  if (!item.material) return null
  return value('material', slug(item.material) || 'other', sameInAllLanguages(item.material))
}

function measure(
  identifier: ParameterKey,
  amount: number | undefined,
  perUnit: number,
  unit: string,
): ParameterValue | null {
  if (amount === undefined) return null
  const digits = String(amount / perUnit)
  const labels = buildLocalText((language) => {
    return `${language === 'en' ? digits : digits.replace('.', ',')} ${unit}`
  })
  return value(identifier, String(amount), labels)
}

function value(identifier: ParameterKey, key: string, labels: LocalText): ParameterValue {
  return { identifier, key, labels }
}
