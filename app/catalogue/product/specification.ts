import { present, type WireList } from '#app/kit/wire-list.ts'

import type { WireParameterGroup } from './product-documents.server.ts'
import type { Product, SpecificationGroup } from './product.ts'
import { isSafetyContact } from './safety-contact.ts'

/** The parameters marked for display, in the merchant's order, with all values in one row; without safety contacts. */
export function readSpecification(groups: WireList<WireParameterGroup>): SpecificationGroup[] {
  return present(groups)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map((group) => ({ name: group.name, rows: readRows(group) }))
    .filter((group) => group.rows.length > 0)
}

function readRows(group: WireParameterGroup): SpecificationGroup['rows'] {
  const rows = new Map<string, string[]>()
  const shown = present(group.parameters)
    .filter(({ show, identifier }) => show && !isSafetyContact(identifier))
    .sort((one, other) => one.order - other.order)
  for (const parameter of shown) {
    const name = parameter.label || parameter.name
    const value = parameter.value
    if (!name || !value || value === '-') continue
    const values = rows.get(name) ?? []
    if (!values.includes(value)) values.push(value)
    rows.set(name, values)
  }
  return [...rows].map(([name, values]) => ({ name, value: values.join(', ') }))
}

/** Measures in centimetres and kilograms. The merchant sends millimetres and grams; zero means unknown. */
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
