import { descriptionTexts } from '../../data/descriptions.ts'

/** The styles that a collection can have, with what is said of them. */
export const { styles } = descriptionTexts

export type StyleKey = keyof typeof styles

export const styleKeys = Object.keys(styles) as StyleKey[]
