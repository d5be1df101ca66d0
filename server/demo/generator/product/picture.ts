import type { PictureSubject } from '#server/merchant/vocabulary/appearance.ts'
import type { Model } from '#server/demo/generator/collection/collection.ts'
import { colors, type ColorKey } from '#server/merchant/vocabulary/colors.ts'
import { hashText } from '#server/merchant/vocabulary/hash-text.ts'

const metalLegs = new Set(['hairpin', 'sled', 'swivel'])
const metalTones = new Set<ColorKey>(['black', 'brass', 'chrome'])

/** The picture subject of a model in one colour; colour variants share their design. */
export function pictureOf(model: Model, color: ColorKey): PictureSubject {
  const design = hashText(model.key)
  const legs = model.type.legs[design % model.type.legs.length] ?? 'none'
  return {
    kind: model.type.kind,
    color: colors[color].hex,
    accent: colors[accentTone(model, color, legs)].hex,
    material: model.material,
    legs,
    width: model.size.width,
    depth: model.size.depth,
    height: model.size.height,
    parts: model.type.parts,
    design,
  }
}

/**
 * Hairpin legs are metal whatever the collection's wood; wooden furniture has legs of its own wood.
 */
function accentTone(model: Model, color: ColorKey, legs: string): ColorKey {
  if (metalLegs.has(legs)) return metalTones.has(model.legTone) ? model.legTone : 'black'
  const isWooden = model.type.finish === 'wood' && model.material !== 'painted'
  return isWooden ? color : model.legTone
}
