import type { Product } from './product.ts'

/**
 * Width, depth and height in centimetres and weight in kilograms, formatted for the language. The
 * merchant sends millimetres and grams; zero means unknown.
 */
export function readMeasures(
  dimensions: { length: number; width: number; height: number } | null | undefined,
  grams: number | null | undefined,
  language: string,
): Product['measures'] {
  const write = (unit: 'centimeter' | 'kilogram', value: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
  const lengths = [
    ['width', dimensions?.width],
    ['depth', dimensions?.length],
    ['height', dimensions?.height],
  ] as const
  return [
    ...lengths.flatMap(([key, millimetres]) =>
      millimetres && millimetres > 0 ? [{ key, value: write('centimeter', millimetres / 10) }] : [],
    ),
    ...(grams && grams > 0
      ? [{ key: 'weight' as const, value: write('kilogram', grams / 1000) }]
      : []),
  ]
}
