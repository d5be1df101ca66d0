import type {
  LegStyle,
  PictureSubject,
  FurnitureKind,
  FurnitureMaterial,
} from '#server/merchant/vocabulary/appearance.ts'
import { hashText } from '#server/merchant/vocabulary/hash-text.ts'

import { parseColors } from './color.rules.ts'
import { foldWord } from './color-words.ts'
import type { FeedItem } from './feed-item.ts'
import { likelyMaterial, findMaterial } from './material.rules.ts'
import { parseTitleMeasures } from './measure-text.rules.ts'
import { usualPartSize } from './part-sizes.rules.ts'
import { countParts, furnitureKindOf } from './furniture-kind.rules.ts'

/** Usual width, depth and height of each kind in millimetres, and its possible legs. */
const usualSizes: Record<FurnitureKind, readonly [number, number, number, readonly LegStyle[]]> = {
  sofa: [2100, 920, 820, ['tapered', 'block', 'straight', 'sled']],
  'corner-sofa': [2700, 2100, 820, ['tapered', 'block', 'straight']],
  daybed: [2000, 850, 750, ['straight', 'block']],
  armchair: [780, 820, 900, ['tapered', 'straight', 'sled', 'swivel']],
  footstool: [620, 480, 420, ['tapered', 'block', 'none']],
  'dining-chair': [480, 520, 820, ['tapered', 'straight', 'sled']],
  'office-chair': [640, 640, 1050, ['swivel']],
  'bar-stool': [440, 460, 980, ['straight', 'sled', 'swivel']],
  stool: [400, 360, 450, ['tapered', 'straight']],
  bench: [1200, 380, 460, ['straight', 'tapered', 'trestle']],
  'dining-table': [1600, 900, 740, ['tapered', 'straight', 'trestle', 'pedestal']],
  'coffee-table': [1100, 600, 430, ['tapered', 'straight', 'hairpin']],
  'side-table': [450, 450, 520, ['tapered', 'pedestal', 'hairpin']],
  desk: [1300, 650, 740, ['straight', 'tapered', 'trestle', 'sled']],
  bed: [1680, 2120, 1000, ['block', 'tapered', 'straight']],
  mattress: [1600, 2000, 240, ['none']],
  'bedside-table': [450, 400, 540, ['tapered', 'straight', 'none']],
  wardrobe: [1000, 600, 2010, ['none', 'block']],
  'chest-of-drawers': [800, 450, 900, ['tapered', 'block', 'none']],
  sideboard: [1400, 430, 800, ['tapered', 'straight', 'none']],
  'tv-bench': [1500, 420, 500, ['tapered', 'sled', 'none']],
  shelf: [800, 320, 1800, ['none']],
  'wall-shelf': [800, 220, 320, ['none']],
  'floor-lamp': [380, 380, 1500, ['pedestal']],
  'table-lamp': [280, 280, 430, ['pedestal']],
  'pendant-lamp': [420, 420, 340, ['none']],
  rug: [1600, 2300, 12, ['none']],
  mirror: [600, 40, 1200, ['none']],
  vase: [180, 180, 300, ['none']],
  cushion: [500, 500, 140, ['none']],
  throw: [1300, 1700, 10, ['none']],
  curtain: [1400, 80, 2500, ['none']],
  basket: [380, 380, 400, ['none']],
  'plant-pot': [280, 280, 280, ['none']],
  clock: [300, 50, 300, ['none']],
  'candle-holder': [100, 100, 240, ['none']],
  'picture-frame': [400, 25, 500, ['none']],
  'kids-bed': [900, 1700, 900, ['straight', 'block']],
  'room-divider': [1500, 30, 1700, ['none']],
  'coat-rack': [500, 400, 1750, ['straight', 'pedestal']],
  'lounge-set': [2400, 1600, 720, ['straight', 'block']],
  'garden-table': [1500, 900, 740, ['straight', 'trestle']],
  'garden-chair': [560, 590, 840, ['straight', 'sled']],
  'sun-lounger': [680, 1980, 360, ['straight', 'block']],
  parasol: [3000, 3000, 2500, ['pedestal']],
  hammock: [2000, 1400, 600, ['none']],
  'storage-box': [500, 400, 350, ['none']],
  trolley: [450, 350, 800, ['straight']],
  part: [400, 200, 200, ['none']],
}

/** Natural colour of a material, for feeds without a colour. */
const colorByMaterial: Partial<Record<FurnitureMaterial, string>> = {
  ...{ oak: 'C79F6B', walnut: '70492F', birch: 'E0C79A', pine: 'DDB57D', teak: 'A06A3B' },
  ...{ metal: '4E5254', brass: 'B8924A', glass: 'DCE5E4', marble: 'ECEAE6', stone: 'D6C4A6' },
  ...{ rattan: 'C9A878', jute: 'C9A878', leather: '9A5B32', painted: 'F4F2EC', ceramic: 'F4F2EC' },
}

/**
 * The picture subject of a feed product. Rows of one group have the same `designKey`, so that colour
 * variants are drawn as one design in several colours.
 */
export function pictureSubjectOf(item: FeedItem, designKey: string): PictureSubject {
  const kind = wallShelfIfFlat(furnitureKindOf(item.title, item.categoryPaths[0] ?? []), item)
  const namedMaterial = findMaterial(item.material, item.title, item.color, item.description)
  const material = namedMaterial ?? likelyMaterial(kind)
  const colors = item.color ? parseColors(item.color) : null
  const design = hashText(designKey)
  const [, , , legs] = usualSizes[kind]
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

/** A shelf with the height of a board is a wall shelf. */
function wallShelfIfFlat(kind: FurnitureKind, item: FeedItem): FurnitureKind {
  const height = sidesOfTitle(item.title, kind).height ?? item.height
  const isBoard = height !== undefined && height > 10 && height <= 120
  return kind === 'shelf' && isBoard ? 'wall-shelf' : kind
}

function accentFor(material: FurnitureMaterial): string {
  const isWood = ['oak', 'walnut', 'birch', 'pine', 'teak'].includes(material)
  return isWood ? '4E5254' : 'C79F6B'
}

/**
 * Measures from the title, else from the feed's columns, else the usual ones. A measure that is not
 * plausible for the kind is ignored (feeds write 1 cm for unknown).
 */
function sidesOf(item: FeedItem, kind: FurnitureKind) {
  const [width, depth, height] = kind === 'part' ? usualPartSize(item.title) : usualSizes[kind]
  const inTitle = sidesOfTitle(item.title, kind)
  const plausible = (side: number | undefined, usual: number) =>
    side !== undefined && side >= usual / 5 && side <= usual * 4 ? side : undefined
  return {
    width: plausible(inTitle.width, width) ?? plausible(item.width, width) ?? width,
    depth: plausible(inTitle.depth, depth) ?? plausible(item.length, depth) ?? depth,
    height: plausible(inTitle.height, height) ?? plausible(item.height, height) ?? height,
  }
}

/** The second of two measures is the depth of flat furniture (tables, beds), the height of any other. */
function sidesOfTitle(title: string, kind: FurnitureKind) {
  const [width, second, third] = parseTitleMeasures(title)
  if (third !== undefined) return { width, depth: second, height: third }
  if (second === undefined) return {}
  return flatKinds.has(kind) ? { width, depth: second } : { width, height: second }
}

const flatKinds: ReadonlySet<FurnitureKind> = new Set([
  ...(['dining-table', 'coffee-table', 'side-table', 'garden-table', 'desk', 'bench'] as const),
  ...([
    'bed',
    'kids-bed',
    'daybed',
    'mattress',
    'rug',
    'throw',
    'trolley',
    'bedside-table',
  ] as const),
  ...(['sofa', 'corner-sofa', 'sun-lounger', 'footstool', 'cushion', 'stool'] as const),
])

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
