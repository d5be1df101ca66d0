import { descriptionTexts } from '../../data/descriptions.ts'

export const {
  /** Assembly on delivery: the label in the specification and the sentence in the delivery text. */
  assemblies,
  /** "Width 215 cm, depth 92 cm, height 81 cm": the measures as a sentence. */
  measureSentence,
  /** Measures of flat products. */
  flatMeasureSentence,
} = descriptionTexts.specification
