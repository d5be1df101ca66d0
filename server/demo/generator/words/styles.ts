import { descriptionTexts } from '../../data/descriptions.ts'
import { localText, localTexts, type LocalText } from '#server/merchant/vocabulary/local-text.ts'

const rows = descriptionTexts.styles

export type StyleKey = keyof typeof rows

/** The styles that a collection can have, with their words. */
export const styles = Object.fromEntries(
  Object.entries(rows).map(([key, { label, sentences }]) => [
    key,
    { label: localText(label), sentences: localTexts(sentences) },
  ]),
) as Record<StyleKey, { label: LocalText; sentences: LocalText[] }>

export const styleKeys = Object.keys(rows) as StyleKey[]
