import {
  kindFacts,
  type PictureSubject,
  type FurnitureKind,
  type FurnitureMaterial,
} from '#server/merchant/vocabulary/appearance.ts'
import { hashText } from '#server/merchant/vocabulary/hash-text.ts'

import { parseColors } from './color.rules.ts'
import { foldWord } from './color-words.ts'
import type { FeedItem } from './feed-item.ts'
import { likelyMaterial, findMaterial } from './material.rules.ts'
import { usualPartSize } from './part-sizes.rules.ts'
import { countParts, furnitureKindOf } from './furniture-kind.rules.ts'

/** Natural colour of a material, for feeds without a colour. */
const colorByMaterial: Partial<Record<FurnitureMaterial, string>> = {
  ...{ oak: 'C79F6B', walnut: '70492F', birch: 'E0C79A', pine: 'DDB57D', teak: 'A06A3B' },
  ...{ metal: '4E5254', brass: 'B8924A', glass: 'DCE5E4', marble: 'ECEAE6', stone: 'D6C4A6' },
  ...{ rattan: 'C9A878', jute: 'C9A878', leather: '9A5B32', painted: 'F4F2EC', ceramic: 'F4F2EC' },
}

/** Rows of one group have the same `designKey`, so that colours are drawn as one design. */
export function pictureSubjectOf(item: FeedItem, designKey: string): PictureSubject {
  const kind = furnitureKindOf(item.title, item.categoryPaths[0] ?? [])
  const namedMaterial = findMaterial(item.material, item.title, item.color, item.description)
  const material = namedMaterial ?? likelyMaterial(kind)
  const colors = item.color ? parseColors(item.color) : null
  const design = hashText(designKey)
  const { legs } = kindFacts(kind)
  return {
    kind,
    color: colors?.main.hex ?? colorByMaterial[material] ?? 'C9BFAE',
    accent: colors?.accent?.hex ?? accentFor(material),
    material,
    legs: rockingChair.test(foldWord(item.title)) ? 'rocker' : legs[design % legs.length]!,
    ...sidesOf(item, kind),
    parts: countParts(item.title) ?? usualParts(item, kind),
    design,
  }
}

const rockingChair = /\b(?:rocking|rocker|gung|gynge|keinu|vippe)/

function accentFor(material: FurnitureMaterial): string {
  const isWood = ['oak', 'walnut', 'birch', 'pine', 'teak'].includes(material)
  return isWood ? '4E5254' : 'C79F6B'
}

/** Else the usual ones. A measure that is not plausible is ignored (feeds write 1 cm for unknown). */
function sidesOf(item: FeedItem, kind: FurnitureKind) {
  const [width, depth, height] = kind === 'part' ? usualPartSize(item.title) : kindFacts(kind).size
  const plausible = (side: number | undefined, usual: number) =>
    side !== undefined && side >= usual / 5 && side <= usual * 4 ? side : usual
  return {
    width: plausible(item.width, width),
    depth: plausible(item.length, depth),
    height: plausible(item.height, height),
  }
}

function usualParts(item: FeedItem, kind: FurnitureKind): number {
  const { width, height } = sidesOf(item, kind)
  const clamp = (count: number, most: number) => Math.max(1, Math.min(most, Math.round(count)))
  if (kind === 'sofa' || kind === 'lounge-set') return clamp(width / 750, 5)
  if (kind === 'shelf' || kind === 'wall-shelf') return clamp(height / 360, 8)
  if (kind === 'wardrobe' || kind === 'sideboard') return clamp(width / 480, 5)
  if (kind === 'chest-of-drawers') return clamp(height / 220, 6)
  if (kind === 'tv-bench') return clamp(width / 600, 4)
  return 1
}
