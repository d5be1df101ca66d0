/**
 * The appearance of a piece of furniture. A source of products (the demo, a feed) describes it, and a
 * source of pictures (`images/picture-source.ts`) draws it. The same subject gives the same picture
 * on every machine.
 */

export const furnitureKinds = [
  'sofa',
  'corner-sofa',
  'daybed',
  'armchair',
  'footstool',
  'dining-chair',
  'office-chair',
  'bar-stool',
  'stool',
  'bench',
  'dining-table',
  'coffee-table',
  'side-table',
  'desk',
  'bed',
  'mattress',
  'bedside-table',
  'wardrobe',
  'chest-of-drawers',
  'sideboard',
  'tv-bench',
  'shelf',
  'wall-shelf',
  'floor-lamp',
  'table-lamp',
  'pendant-lamp',
  'rug',
  'mirror',
  'vase',
  'cushion',
  'throw',
  'curtain',
  'basket',
  'plant-pot',
  'clock',
  'candle-holder',
  'picture-frame',
  'kids-bed',
  'room-divider',
  'coat-rack',
  'lounge-set',
  'garden-table',
  'garden-chair',
  'sun-lounger',
  'parasol',
  'hammock',
  'storage-box',
  'trolley',
  'part',
] as const
export type FurnitureKind = (typeof furnitureKinds)[number]

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
  /**
   * Side of the corner or chaise, seen from the front, of furniture that is made in both versions.
   */
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

/**
 * The views that show something new of a kind: a shelf has nothing to see at its back, a lamp hardly any
 * surface, and spare parts belong in no room.
 *
 * @param hasMeasures whether width, depth and height are known, so that they can be drawn
 */
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

/**
 * Subject and view of one of a product's pictures. Furniture that is made in a left and a right version
 * has each view twice: first left, then right.
 *
 * @param tags of all pictures of the product, in their order; one of each names the view
 */
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
