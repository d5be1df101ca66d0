import { brandTexts } from '../../data/brands.ts'

/** Descriptions of brands by craft; `{brand}` is the name and always the subject. */
export const brandCrafts = brandTexts.crafts

export type Craft = keyof typeof brandCrafts

/** A second sentence about a brand. */
export const brandCharacters = brandTexts.characters
