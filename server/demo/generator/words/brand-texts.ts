import { brandTexts } from '../../data/brands.ts'

/** What a maker does; `{brand}` is its name and always the subject. */
export const brandCrafts = brandTexts.crafts

export type Craft = keyof typeof brandCrafts

/** A second sentence about how a maker thinks. */
export const brandCharacters = brandTexts.characters
