import type { ParameterValue } from '#server/merchant/catalogue/product-record.ts'
import type { FurnitureKind } from '#server/merchant/vocabulary/appearance.ts'
import type { Collection, Model } from '#server/demo/generator/collection/collection.ts'
import { colors, type ColorKey } from '#server/merchant/vocabulary/colors.ts'
import {
  buildLocalText,
  sameInAllLanguages,
  type LocalText,
} from '#server/merchant/vocabulary/local-text.ts'
import type { ParameterKey } from '#server/merchant/vocabulary/parameters.ts'
import { hashText } from '#server/merchant/vocabulary/hash-text.ts'
import { slug } from '#server/merchant/vocabulary/slug.ts'
import {
  hasLength,
  hasOneHeight,
  hasOneMeasure,
} from '#server/demo/generator/types/furniture-type.ts'
import { careLabels, materials } from '#server/demo/generator/texts/materials.ts'
import { assemblies } from '#server/demo/generator/texts/specification.ts'
import { styles } from '#server/demo/generator/texts/styles.ts'

import { fibresOf } from './fibres.ts'
import { careOf, materialOf } from './material-of.rules.ts'

/** Specification of a model in one colour. */
export function productParameters(
  collection: Collection,
  model: Model,
  color: ColorKey,
): ParameterValue[] {
  const { type, size } = model
  const material = materialOf(model)
  const care = careOf(model)
  const values = [
    value('color', color, colors[color].names),
    value('material', material, materials[material].label),
    value('style', collection.style, styles[collection.style].label),
    value('series', slug(collection.series), sameInAllLanguages(collection.series)),
    value('weight', String(model.grams), kilos(model.grams)),
    value('care', care, careLabels[care]),
    ...fibresOf(model),
    ...lightSourceOf(type.kind),
    ...durabilityGuaranteeOf(model),
    ...manufacturerOf(collection),
  ]
  if (hasOneMeasure(type)) {
    // The thickness of what one lies or walks on is no height.
    const isFlat = type.kind === 'rug' || type.kind === 'mattress'
    values.push(measure('width', size.width))
    values.push(measure(hasLength(type) ? 'length' : 'depth', size.depth))
    if (!isFlat && hasOneHeight(type)) values.push(measure('height', size.height))
  }
  if (type.assembly) values.push(value('assembly', type.assembly, assemblies[type.assembly].label))
  const named = namedSize(model)
  if (named) values.push(named)
  if (type.seats)
    values.push(value('seats', String(type.seats), sameInAllLanguages(String(type.seats))))
  return values
}

/** An LED bulb comes with each lamp; those that shine on a room are brighter than those on a table. */
const lightSources: Partial<Record<FurnitureKind, 'E' | 'F'>> = {
  'floor-lamp': 'E',
  'pendant-lamp': 'E',
  'table-lamp': 'F',
}

function lightSourceOf(kind: FurnitureKind): ParameterValue[] {
  const energyClass = lightSources[kind]
  if (!energyClass) return []
  return [
    value('socket', 'e27', sameInAllLanguages('E27')),
    value('energy-class', energyClass.toLowerCase(), sameInAllLanguages(energyClass)),
  ]
}

/** What the makers of beds and mattresses promise. */
const guaranteedYears = { bed: 10, mattress: 5 } as const

function durabilityGuaranteeOf({ type: { kind } }: Model): ParameterValue[] {
  if (kind !== 'bed' && kind !== 'mattress') return []
  const years = guaranteedYears[kind]
  const text = buildLocalText((language) => `${years} ${yearsIn[language]}`)
  return [value('durability-guarantee', String(years), text)]
}

const yearsIn = { sv: 'år', da: 'år', en: 'years', fi: 'vuotta', nb: 'år' } as const

/** An invented company; its postcode and its domain cannot exist. */
function manufacturerOf({ brand }: Collection): ParameterValue[] {
  const { key, name } = brand.record
  const street = (hashText(key) % 88) + 2
  const facts = {
    manufacturer: `${name} AB`,
    'manufacturer-address': `Verkstadsvägen ${street}, SE-999 99 Hemby`,
    'manufacturer-email': `produkt@${slug(name)}.example`,
  } as const
  return Object.entries(facts).map(([identifier, text]) =>
    value(identifier as keyof typeof facts, slug(text), sameInAllLanguages(text)),
  )
}

/** The size in the name of a rug, a bed or a mattress, by which shoppers look for it. */
function namedSize({ type }: Model): ParameterValue | null {
  const identifier = type.kind === 'rug' ? 'rug-size' : 'bed-size'
  const [, width, length] = /(\d+) × (\d+)/.exec(type.names.sv) ?? []
  return width && length && ['rug', 'bed', 'kids-bed', 'mattress'].includes(type.kind)
    ? value(identifier, `${width}x${length}`, sameInAllLanguages(`${width} × ${length}\u00a0cm`))
    : null
}

function value(identifier: ParameterKey, key: string, labels: LocalText): ParameterValue {
  return { identifier, key, labels }
}

function measure(identifier: ParameterKey, millimetres: number): ParameterValue {
  return value(identifier, String(millimetres), withUnit(millimetres / 10, 'cm'))
}

const kilos = (grams: number) => withUnit(grams / 1000, 'kg')

function withUnit(amount: number, unit: string): LocalText {
  return buildLocalText((language) => {
    const digits = language === 'en' ? String(amount) : String(amount).replace('.', ',')
    return `${digits} ${unit}`
  })
}
