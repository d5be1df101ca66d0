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

/**
 * Views of a product: file names end in `-1` (front), `-2` (three quarters, for hover), `-3`
 * (detail).
 */
export const pictureViews = ['front', 'angle', 'detail'] as const
export type PictureView = (typeof pictureViews)[number]

/**
 * Subject and view of one of a product's pictures, by its position among them. Furniture that is made
 * in a left and a right version has each view twice: first left, then right.
 */
export function pictureAt(
  subject: PictureSubject,
  position: number,
  count: number,
): { subject: PictureSubject; view: PictureView } {
  const view = pictureViews[position % pictureViews.length] ?? 'front'
  if (count <= pictureViews.length) return { subject, view }
  return { subject: { ...subject, side: position < pictureViews.length ? 'left' : 'right' }, view }
}
