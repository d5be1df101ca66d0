import type { PictureSubject } from '#server/merchant/vocabulary/appearance.ts'
import type { Piece } from './collection.ts'
import { colors, type ColorKey } from '#server/merchant/vocabulary/colors.ts'
import { hashText } from '#server/merchant/vocabulary/hash-text.ts'

const metalLegs = new Set(['hairpin', 'sled', 'swivel'])
const metalTones = new Set<ColorKey>(['black', 'brass', 'chrome'])

/** What the pictures of a piece in one colour show; colour variants share their design. */
export function pictureOf(piece: Piece, color: ColorKey): PictureSubject {
  const design = hashText(piece.key)
  const legs = piece.type.legs[design % piece.type.legs.length] ?? 'none'
  return {
    kind: piece.type.kind,
    color: colors[color].hex,
    accent: colors[accentTone(piece, color, legs)].hex,
    material: piece.material,
    legs,
    width: piece.size.width,
    depth: piece.size.depth,
    height: piece.size.height,
    parts: piece.type.parts,
    design,
  }
}

/** Thin bent legs are metal whatever the collection's wood; wooden things stand on their own wood. */
function accentTone(piece: Piece, color: ColorKey, legs: string): ColorKey {
  if (metalLegs.has(legs)) return metalTones.has(piece.legTone) ? piece.legTone : 'black'
  const isWooden = piece.type.finish === 'wood' && piece.material !== 'painted'
  return isWooden ? color : piece.legTone
}
