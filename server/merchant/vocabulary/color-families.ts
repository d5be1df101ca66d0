import type { ColorKey } from './colors.ts'

/** Shades by the main colour, or the wood, under which shoppers look for them. */
const shadesByFamily = {
  grey: ['light-grey', 'dark-grey', 'anthracite'],
  beige: ['cream', 'greige'],
  brown: ['light-brown', 'dark-brown', 'cognac'],
  red: ['burgundy'],
  orange: ['terracotta'],
  yellow: ['ochre'],
  green: ['light-green', 'sage', 'forest', 'olive'],
  blue: ['light-blue', 'dark-blue', 'navy', 'petrol', 'turquoise'],
  pink: ['dusty-pink'],
  oak: ['light-oak', 'smoked-oak', 'black-oak'],
  pine: ['white-pine', 'grey-pine'],
  teak: ['grey-teak'],
} as const satisfies Partial<Record<ColorKey, readonly ColorKey[]>>

const familyByShade = new Map<string, ColorKey>(
  Object.entries(shadesByFamily).flatMap(([family, shades]) =>
    shades.map((shade) => [shade, family as ColorKey] as const),
  ),
)

/** The family of a shade; null for a main colour, and for a colour without a family. */
export function colorFamilyOf(colorKey: string): ColorKey | null {
  return familyByShade.get(colorKey) ?? null
}
