import { descriptionTexts } from '../../data/descriptions.ts'

export const {
  /** Assembly on delivery: the label in the specification and the sentence in the delivery text. */
  assemblies,
  /** "Width 215 cm, depth 92 cm, height 81 cm": the measures as a sentence. */
  measureSentence,
  /** The same of what one lies on. */
  lengthMeasureSentence,
  /** Measures of flat products, and of those whose height the shopper chooses. */
  flatMeasureSentence,
} = descriptionTexts.specification
