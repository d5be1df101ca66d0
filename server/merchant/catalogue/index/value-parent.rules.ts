import type { LocalText } from '../../vocabulary/local-text.ts'
import { colorFamilyOf } from '../../vocabulary/color-families.ts'
import { colors } from '../../vocabulary/colors.ts'

/** Grey includes light grey: a product with the narrower value is listed, counted and found by both. Null without one. */
export function valueParentOf(
  identifier: string,
  key: string,
): { key: string; labels: LocalText } | null {
  const family = identifier === 'color' ? colorFamilyOf(key) : null
  return family && { key: family, labels: colors[family].names }
}
