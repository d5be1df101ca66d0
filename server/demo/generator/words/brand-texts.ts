import { brandTexts } from '../../data/brands.ts'
import { localTexts, type LocalText } from '#server/merchant/vocabulary/local-text.ts'

/** What a maker does; `{brand}` is its name and always the subject. */
export const brandCrafts = {
  upholstery: localTexts(brandTexts.crafts.upholstery),
  wood: localTexts(brandTexts.crafts.wood),
  sleep: localTexts(brandTexts.crafts.sleep),
  work: localTexts(brandTexts.crafts.work),
  children: localTexts(brandTexts.crafts.children),
  light: localTexts(brandTexts.crafts.light),
  textile: localTexts(brandTexts.crafts.textile),
  decor: localTexts(brandTexts.crafts.decor),
  outdoor: localTexts(brandTexts.crafts.outdoor),
} satisfies Record<string, LocalText[]>

export type Craft = keyof typeof brandCrafts

/** A second sentence about how a maker thinks. */
export const brandCharacters: LocalText[] = localTexts(brandTexts.characters)
