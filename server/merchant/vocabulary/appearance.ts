/** Described by a source of products, drawn by one of pictures: the same subject gives the same picture on every machine. */
import type { CategoryKey } from './categories.ts'

export const legStyles = [
  'none',
  'tapered',
  'straight',
  'hairpin',
  'sled',
  'block',
  'swivel',
  'pedestal',
  'trestle',
  'rocker',
] as const
export type LegStyle = (typeof legStyles)[number]

type Row = readonly [
  category: CategoryKey | null,
  width: number,
  depth: number,
  height: number,
  legs: readonly LegStyle[],
]

/** Category (null for spare parts), usual width, depth and height in millimetres, and possible legs. */
const rows = {
  sofa: ['straight-sofas', 2100, 920, 820, ['tapered', 'block', 'straight', 'sled']],
  'corner-sofa': ['corner-sofas', 2700, 2100, 820, ['tapered', 'block', 'straight']],
  daybed: ['corner-sofas', 2000, 850, 750, ['straight', 'block']],
  armchair: ['armchairs', 780, 820, 900, ['tapered', 'straight', 'sled', 'swivel']],
  footstool: ['armchairs', 620, 480, 420, ['tapered', 'block', 'none']],
  'dining-chair': ['dining-chairs', 480, 520, 820, ['tapered', 'straight', 'sled']],
  'office-chair': ['office-chairs', 640, 640, 1050, ['swivel']],
  'bar-stool': ['bar-stools', 440, 460, 980, ['straight', 'sled', 'swivel']],
  stool: ['bar-stools', 400, 360, 450, ['tapered', 'straight']],
  bench: ['bar-stools', 1200, 380, 460, ['straight', 'tapered', 'trestle']],
  'dining-table': ['dining-tables', 1600, 900, 740, ['tapered', 'straight', 'trestle', 'pedestal']],
  'coffee-table': ['coffee-tables', 1100, 600, 430, ['tapered', 'straight', 'hairpin']],
  'side-table': ['coffee-tables', 450, 450, 520, ['tapered', 'pedestal', 'hairpin']],
  desk: ['desks', 1300, 650, 740, ['straight', 'tapered', 'trestle', 'sled']],
  bed: ['bed-frames', 1680, 2120, 1000, ['block', 'tapered', 'straight']],
  mattress: ['mattresses', 1600, 2000, 240, ['none']],
  'bedside-table': ['bedside-tables', 450, 400, 540, ['tapered', 'straight', 'none']],
  wardrobe: ['wardrobes', 1000, 600, 2010, ['none', 'block']],
  'chest-of-drawers': ['chests', 800, 450, 900, ['tapered', 'block', 'none']],
  sideboard: ['sideboards', 1400, 430, 800, ['tapered', 'straight', 'none']],
  'tv-bench': ['sideboards', 1500, 420, 500, ['tapered', 'sled', 'none']],
  shelf: ['bookcases', 800, 320, 1800, ['none']],
  'wall-shelf': ['wall-shelves', 800, 220, 320, ['none']],
  'floor-lamp': ['floor-lamps', 380, 380, 1500, ['pedestal']],
  'table-lamp': ['table-lamps', 280, 280, 430, ['pedestal']],
  'pendant-lamp': ['pendant-lamps', 420, 420, 340, ['none']],
  rug: ['rugs', 1600, 2300, 12, ['none']],
  mirror: ['mirrors', 600, 40, 1200, ['none']],
  vase: ['vases-pots', 180, 180, 300, ['none']],
  cushion: ['cushions-throws', 500, 500, 140, ['none']],
  throw: ['cushions-throws', 1300, 1700, 10, ['none']],
  curtain: ['curtains', 1400, 80, 2500, ['none']],
  basket: ['boxes-baskets', 380, 380, 400, ['none']],
  'plant-pot': ['vases-pots', 280, 280, 280, ['none']],
  clock: ['home-accents', 300, 50, 300, ['none']],
  'candle-holder': ['home-accents', 100, 100, 240, ['none']],
  'picture-frame': ['home-accents', 400, 25, 500, ['none']],
  'kids-bed': ['kids-beds', 900, 1700, 900, ['straight', 'block']],
  'room-divider': ['hall-storage', 1500, 30, 1700, ['none']],
  'coat-rack': ['hall-storage', 500, 400, 1750, ['straight', 'pedestal']],
  'lounge-set': ['lounge-sets', 2400, 1600, 720, ['straight', 'block']],
  'garden-table': ['garden-dining', 1500, 900, 740, ['straight', 'trestle']],
  'garden-chair': ['garden-dining', 560, 590, 840, ['straight', 'sled']],
  'sun-lounger': ['sun-loungers', 680, 1980, 360, ['straight', 'block']],
  parasol: ['parasols', 3000, 3000, 2500, ['pedestal']],
  hammock: ['sun-loungers', 2000, 1400, 600, ['none']],
  'storage-box': ['boxes-baskets', 500, 400, 350, ['none']],
  trolley: ['boxes-baskets', 450, 350, 800, ['straight']],
  part: [null, 400, 200, 200, ['none']],
} as const satisfies Record<string, Row>
export type FurnitureKind = keyof typeof rows
export const outdoorKinds = [
  'lounge-set',
  'garden-table',
  'garden-chair',
  'sun-lounger',
  'parasol',
  'hammock',
] as const satisfies FurnitureKind[]
export const furnitureKinds = Object.keys(rows) as FurnitureKind[]

export function kindFacts(kind: FurnitureKind) {
  const [category, width, depth, height, legs]: Row = rows[kind]
  return { category, size: [width, depth, height] as const, legs }
}

export const furnitureMaterials = [
  'fabric',
  'boucle',
  'velvet',
  'leather',
  'wool',
  'oak',
  'walnut',
  'birch',
  'pine',
  'teak',
  'painted',
  'metal',
  'brass',
  'glass',
  'marble',
  'stone',
  'rattan',
  'jute',
  'ceramic',
  'plastic',
  'linen',
  'cotton',
] as const
export type FurnitureMaterial = (typeof furnitureMaterials)[number]

export interface PictureSubject {
  kind: FurnitureKind
  /** Main colour, six hex digits without `#`. */
  color: string
  /** Second colour (legs, frame, base), six hex digits without `#`. */
  accent: string
  material: FurnitureMaterial
  legs: LegStyle
  /** Millimetres; only proportions matter to the drawing. */
  width: number
  depth: number
  height: number
  /** Number of seats, doors, drawers or shelves, depending on the kind. */
  parts: number
  /** The side of corner or chaise, seen from the front, of furniture that is made in both versions. */
  side?: 'left' | 'right'
  /** Selects variations of shape within a kind; any 32-bit number. */
  design: number
}

/** Views of a product, in the order of its pictures; the second one is shown on hover in lists. */
export const pictureViews = [
  'front',
  'angle',
  'detail',
  'room',
  'side',
  'back',
  'material',
  'measures',
] as const
export type PictureView = (typeof pictureViews)[number]

/** Views that show something new; measures are drawn where they are known. A shelf has nothing at its back, spare parts no room. */
export function viewsOf(kind: FurnitureKind, hasMeasures: boolean): PictureView[] {
  const isShown: Partial<Record<PictureView, boolean>> = {
    room: kind !== 'part',
    back: kindsWithBack.has(kind),
    material: kindsWithSurface.has(kind),
    measures: hasMeasures,
  }
  return pictureViews.filter((view) => isShown[view] ?? true)
}

const kindsWithBack: ReadonlySet<FurnitureKind> = new Set([
  ...(['sofa', 'corner-sofa', 'daybed', 'armchair', 'dining-chair', 'office-chair'] as const),
  ...(['bar-stool', 'desk', 'bed', 'kids-bed', 'lounge-set', 'garden-chair'] as const),
])

const kindsWithSurface: ReadonlySet<FurnitureKind> = new Set([
  ...(['sofa', 'corner-sofa', 'daybed', 'armchair', 'footstool', 'dining-chair'] as const),
  ...(['bench', 'dining-table', 'coffee-table', 'side-table', 'desk', 'bed', 'mattress'] as const),
  ...(['bedside-table', 'wardrobe', 'chest-of-drawers', 'sideboard', 'tv-bench'] as const),
  ...(['rug', 'cushion', 'throw', 'curtain', 'lounge-set', 'garden-table'] as const),
])

/** Furniture of a left and a right version has each view twice, first left; one of each picture's `tags` names its view. */
export function pictureAt(
  subject: PictureSubject,
  position: number,
  tags: readonly (readonly string[])[],
): { subject: PictureSubject; view: PictureView } {
  const own = tags[position] ?? []
  const view = pictureViews.find((one) => own.includes(one)) ?? 'front'
  if (tags.filter((others) => others.includes(view)).length < 2) return { subject, view }
  return { subject: { ...subject, side: position < tags.length / 2 ? 'left' : 'right' }, view }
}
