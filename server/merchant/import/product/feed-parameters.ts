import type { ParameterValue } from '#server/merchant/catalogue/product-record.ts'
import {
  buildLocalText,
  sameInAllLanguages,
  type LocalText,
} from '#server/merchant/vocabulary/local-text.ts'
import { parameters, type ParameterKey } from '#server/merchant/vocabulary/parameters.ts'
import { slug } from '#server/merchant/vocabulary/slug.ts'
import { names } from '#server/merchant/vocabulary/names.ts'

import { parseColors } from './color.rules.ts'
import type { FeedItem } from './feed-item.ts'
import { findMaterial } from './material.rules.ts'

const feedIdentifiers: readonly string[] = [
  ...(['color', 'material', 'width', 'depth', 'height', 'weight'] satisfies ParameterKey[]),
]

/** The shop's parameters that a feed can fill; group 1 holds Color (spec section 3). */
export const feedParameters = parameters.filter(({ identifier }) =>
  feedIdentifiers.includes(identifier),
)

export function parametersOf(item: FeedItem): ParameterValue[] {
  return [
    colorOf(item),
    materialOf(item),
    measureValue('width', item.width, 10, 'cm'),
    measureValue('depth', item.length, 10, 'cm'),
    measureValue('height', item.height, 10, 'cm'),
    measureValue('weight', item.weight, 1000, 'kg'),
  ].filter((value) => value !== null)
}

function colorOf(item: FeedItem): ParameterValue | null {
  const color = item.color ? parseColors(item.color)?.main : null
  return color ? value('color', color.key, color.names) : null
}

/** The material of the feed, else one that the title names. */
function materialOf(item: FeedItem): ParameterValue | null {
  const known = item.material ? findMaterial(item.material) : findMaterial(item.title)
  if (known) return value('material', known, names.materials[known])
  if (!item.material) return null
  return value('material', slug(item.material) || 'other', sameInAllLanguages(item.material))
}

function measureValue(
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
