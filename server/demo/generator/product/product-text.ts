import type { ProductRecord } from '#server/merchant/catalogue/product-record.ts'
import type { Collection, Model } from '#server/demo/generator/collection/collection.ts'
import { colors, type ColorKey } from '#server/merchant/vocabulary/colors.ts'
import { finishGroups } from '#server/demo/generator/types/finishes.ts'
import { buildLocalText, type LocalText } from '#server/merchant/vocabulary/local-text.ts'
import { createRandom } from '#server/demo/generator/random/random.ts'
import {
  hasLength,
  hasOneHeight,
  hasOneMeasure,
} from '#server/demo/generator/types/furniture-type.ts'
import { closeWith, closings } from '#server/demo/generator/texts/closings.ts'
import { kinds } from '#server/demo/generator/texts/kinds.ts'
import { careLabels, materials } from '#server/demo/generator/texts/materials.ts'
import {
  assemblies,
  flatMeasureSentence,
  lengthMeasureSentence,
  measureSentence,
} from '#server/demo/generator/texts/specification.ts'
import { styles } from '#server/demo/generator/texts/styles.ts'
import { toneSentence } from '#server/demo/generator/texts/tones.ts'

import { careOf, materialOf } from './material-of.rules.ts'

/** For example "Almvik 3-sitssoffa, beige"; without the colour when the type has only one. */
export function productNames(collection: Collection, model: Model, color: ColorKey): LocalText {
  const isOneColored = finishGroups[model.type.finish].every(({ colors }) => colors.length === 1)
  const label = colors[color].names
  return buildLocalText((language) => {
    const name = `${collection.series} ${model.type.names[language]}`
    return isOneColored ? name : `${name}, ${label[language].toLowerCase()}`
  })
}

/**
 * Short, long and delivery text of a model in a colour. Sentences are chosen by the model, so that
 * colour variants differ only in the sentence about the colour and other models in more sentences. Paragraphs
 * are separated by an empty line.
 */
export function productTexts(
  collection: Collection,
  model: Model,
  color: ColorKey,
): ProductRecord['texts'] {
  const random = createRandom(`text ${model.key}`)
  const kind = kinds[model.type.kind]
  const [opener, secondOpener] = random.sample(kind.openers, 2)
  const [feature, secondFeature] = random.sample(kind.features, 2)
  const build = random.pick(kind.builds)
  const material = random.pick(materials[materialOf(model)].sentences)
  const style = random.pick(styles[collection.style].sentences[kind.manner])
  const closing = random.pick(closings[kind.manner])
  const details = random.sample([material, feature!, build], 3)
  const startsWithStyle = random.chance(0.5)
  // Bedding comes in white only.
  const tone = model.type.finish === 'bedding' ? null : toneSentence(color, kind.manner)
  const hasTwoFeatures = random.chance(0.6)

  return {
    short: opener!,
    long: buildLocalText((language) => {
      const start = startsWithStyle
        ? [style[language], details[0]![language]]
        : [secondOpener![language], style[language], details[0]![language]]
      const middle = details.slice(1).map((detail) => detail[language])
      if (hasTwoFeatures) middle.push(secondFeature![language])
      const end = [closeWith(closing[language], collection.series, language)]
      if (tone) end.unshift(tone[language])
      return [start, middle, end].map((sentences) => sentences.join(' ')).join('\n\n')
    }),
    extra: buildLocalText((language) => {
      const care = careLabels[careOf(model)][language]
      const { assembly } = model.type
      const assemblyTexts = assembly ? [assemblies[assembly].sentence[language]] : []
      const measureTexts = hasOneMeasure(model.type) ? [measures(model)[language]] : []
      return [...assemblyTexts, ...measureTexts, `${care}.`].join(' ')
    }),
  }
}

function measures(model: Model): LocalText {
  const template = measureTemplate(model)
  return buildLocalText((language) => {
    const decimal = language === 'en' ? '.' : ','
    const centimetres = (millimetres: number) => String(millimetres / 10).replace('.', decimal)
    return template[language]
      .replace('{width}', centimetres(model.size.width))
      .replace('{depth}', centimetres(model.size.depth))
      .replace('{height}', centimetres(model.size.height))
  })
}

function measureTemplate({ type, size }: Model): LocalText {
  if (size.height < 30 || !hasOneHeight(type)) return flatMeasureSentence
  return hasLength(type) ? lengthMeasureSentence : measureSentence
}
