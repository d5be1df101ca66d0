import type { ColorKey } from './colors.ts'

/** Shades by the plain colour, or by the wood, that shoppers know them by. */
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

/** The family of a shade; null for a family itself, and for a colour without one. */
export function colorFamilyOf(colorKey: string): ColorKey | null {
  return familyByShade.get(colorKey) ?? null
}
