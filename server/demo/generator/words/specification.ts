import { descriptionTexts } from '../../data/descriptions.ts'
import { localText, type LocalText } from '#server/merchant/vocabulary/local-text.ts'

/** Assembly on delivery: the label in the specification and the sentence in the delivery text. */
export const assemblies = {
  none: {
    label: localText(descriptionTexts.specification.assemblies.none.label),
    sentence: localText(descriptionTexts.specification.assemblies.none.sentence),
  },
  simple: {
    label: localText(descriptionTexts.specification.assemblies.simple.label),
    sentence: localText(descriptionTexts.specification.assemblies.simple.sentence),
  },
  'two-people': {
    label: localText(descriptionTexts.specification.assemblies['two-people'].label),
    sentence: localText(descriptionTexts.specification.assemblies['two-people'].sentence),
  },
} as const satisfies Record<string, { label: LocalText; sentence: LocalText }>

/** "Width 215 cm, depth 92 cm, height 81 cm": the measures as a sentence. */
export const measureSentence: LocalText = localText(descriptionTexts.specification.measureSentence)

/** Measures of something that lies flat. */
export const flatMeasureSentence: LocalText = localText(
  descriptionTexts.specification.flatMeasureSentence,
)
