import { descriptionTexts } from '../../data/descriptions.ts'

/** Styles of collections, with their sentences. */
export const { styles } = descriptionTexts

export type StyleKey = keyof typeof styles

export const styleKeys = Object.keys(styles) as StyleKey[]
