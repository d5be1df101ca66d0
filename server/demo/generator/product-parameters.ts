import type { ParameterValue } from '#server/merchant/catalogue/product-record.ts'
import type { Collection, Model } from './collection.ts'
import { colors, type ColorKey } from '#server/merchant/vocabulary/colors.ts'
import { composeText, sameInAll, type LocalText } from '#server/merchant/vocabulary/local-text.ts'
import { careOf, materialOf } from './material-of.rules.ts'
import type { ParameterKey } from '#server/merchant/vocabulary/parameters.ts'
import { slug } from '#server/merchant/vocabulary/slug.ts'
import { hasOneMeasure } from './types/furniture-type.ts'
import { careLabels, materials } from './words/materials.ts'
import { assemblies } from './words/specification.ts'
import { styles } from './words/styles.ts'

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
    value('series', slug(collection.series), sameInAll(collection.series)),
    value('weight', String(model.grams), kilos(model.grams)),
    value('assembly', type.assembly, assemblies[type.assembly].label),
    value('care', care, careLabels[care]),
  ]
  if (hasOneMeasure(type)) {
    values.push(measure('width', size.width), measure('depth', size.depth))
    values.push(measure('height', size.height))
  }
  if (type.seats) values.push(value('seats', String(type.seats), sameInAll(String(type.seats))))
  return values
}

function value(identifier: ParameterKey, key: string, labels: LocalText): ParameterValue {
  return { identifier, key, labels }
}

function measure(identifier: ParameterKey, millimetres: number): ParameterValue {
  return value(identifier, String(millimetres), withUnit(millimetres / 10, 'cm'))
}

const kilos = (grams: number) => withUnit(grams / 1000, 'kg')

function withUnit(amount: number, unit: string): LocalText {
  return composeText((language) => {
    const digits = language === 'en' ? String(amount) : String(amount).replace('.', ',')
    return `${digits} ${unit}`
  })
}
