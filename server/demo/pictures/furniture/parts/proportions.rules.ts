import type { FurnitureKind } from '#server/merchant/vocabulary/appearance.ts'

type Range = readonly [low: number, high: number]

interface ProportionLimits {
  /** Smallest and largest measure as shares of the usual one. */
  width?: Range
  depth?: Range
  height?: Range
  /** Small measures scale all sides: a child's chair has a child's seat height. */
  scalesWhole?: true
  /** The longer side is the front: feeds give width and depth in either order. */
  longSideIsFront?: true
}

type Sides = readonly [width: number, depth: number, height: number]

/**
 * Millimetres to build furniture of a kind from its product's measures (values that are not
 * positive numbers count as absent) and the usual `[width, depth, height]`. Feeds give measures of
 * packed or folded furniture, of a part of it, or in another order: they are limited to what the
 * construction allows, because a slightly wrong picture is better than a distorted one.
 */
export function proportionsOf(
  kind: FurnitureKind,
  measured: Sides,
  usual: Sides,
): [number, number, number] {
  const limits: ProportionLimits = limitsByKind[kind] ?? {}
  const sides = measured.map((side, i) => (Number.isFinite(side) && side > 0 ? side : usual[i]!))
  if (limits.longSideIsFront && sides[1]! > sides[0]!) [sides[0], sides[1]] = [sides[1]!, sides[0]!]
  if (limits.scalesWhole) {
    const scale = Math.max(...sides.map((side, i) => side / usual[i]!))
    if (scale < 0.88) sides.forEach((side, i) => (sides[i] = side / Math.max(0.4, scale)))
  }
  const ranges = [
    limits.width ?? defaultRange,
    limits.depth ?? defaultRange,
    limits.height ?? defaultRange,
  ]
  return ranges.map(([low, high], i) =>
    Math.max(usual[i]! * low, Math.min(usual[i]! * high, sides[i]!)),
  ) as [number, number, number]
}

const defaultRange: Range = [0.3, 3]

const limitsByKind: Partial<Record<FurnitureKind, ProportionLimits>> = {
  sofa: { width: [0.42, 1.8], depth: [0.8, 1.35], height: [0.8, 1.35] },
  'corner-sofa': { width: [0.68, 1.5], depth: [0.85, 1.5], height: [0.8, 1.25] },
  daybed: { width: [0.8, 1.2], depth: [0.75, 1.4], height: [0.7, 1.4], longSideIsFront: true },
  armchair: { width: [0.78, 1.5], depth: [0.78, 1.3], height: [0.85, 1.4], scalesWhole: true },
  footstool: { width: [0.5, 2], depth: [0.55, 2], height: [0.6, 1.3] },
  'dining-chair': { width: [0.82, 1.3], depth: [0.8, 1.2], height: [0.9, 1.35], scalesWhole: true },
  'office-chair': {
    width: [0.82, 1.2],
    depth: [0.82, 1.2],
    height: [0.75, 1.3],
    scalesWhole: true,
  },
  'bar-stool': { width: [0.75, 1.3], depth: [0.75, 1.3], height: [0.75, 1.5] },
  stool: { width: [0.7, 1.7], depth: [0.7, 1.4], height: [0.5, 1.7] },
  bench: { width: [0.6, 1.9], depth: [0.7, 1.5], height: [0.8, 1.3], longSideIsFront: true },
  'dining-table': { width: [0.33, 1.9], depth: [0.5, 1.6], height: [0.85, 1.5] },
  'coffee-table': { width: [0.4, 1.6], depth: [0.55, 2], height: [0.6, 1.35] },
  'side-table': { width: [0.55, 3], depth: [0.55, 1.6], height: [0.6, 1.7] },
  desk: { width: [0.5, 1.8], depth: [0.5, 1.5], height: [0.9, 1.35] },
  bed: { width: [0.38, 1.2], depth: [0.75, 1.2], height: [0.42, 1.5] },
  mattress: { width: [0.4, 1.3], depth: [0.6, 1.2], height: [0.35, 1.8] },
  'bedside-table': { width: [0.6, 1.6], depth: [0.6, 1.4], height: [0.6, 1.5] },
  wardrobe: { width: [0.3, 2], depth: [0.5, 1.3], height: [0.55, 1.35] },
  'chest-of-drawers': { width: [0.35, 2], depth: [0.6, 1.4], height: [0.45, 1.9] },
  sideboard: { width: [0.22, 2], depth: [0.5, 1.5], height: [0.45, 3.2] },
  'tv-bench': { width: [0.45, 2], depth: [0.7, 1.5], height: [0.5, 1.8] },
  shelf: { width: [0.27, 2.6], depth: [0.5, 1.8], height: [0.25, 1.5] },
  'wall-shelf': { width: [0.35, 2], depth: [0.6, 1.8], height: [0.3, 2.6] },
  mirror: { depth: [0.5, 2] },
  cushion: { depth: [0.06, 3], height: [0.06, 3] },
  curtain: { width: [0.4, 2.2], depth: [0.5, 2], height: [0.45, 1.3] },
  clock: { depth: [0.5, 2] },
  'picture-frame': { depth: [0.5, 2] },
  'kids-bed': { width: [0.55, 1.1], depth: [0.6, 1.5], height: [0.75, 2.4], longSideIsFront: true },
  'room-divider': { width: [0.45, 1.6], depth: [0.5, 3] },
  'coat-rack': { width: [0.33, 1.8], depth: [0.6, 1.6], height: [0.8, 1.25] },
  'lounge-set': { width: [0.24, 1.2], depth: [0.3, 1.2], height: [0.9, 1.15] },
  'garden-table': { width: [0.33, 1.9], depth: [0.5, 1.6], height: [0.85, 1.5] },
  'garden-chair': {
    width: [0.82, 1.5],
    depth: [0.85, 1.35],
    height: [0.9, 1.3],
    scalesWhole: true,
  },
  'sun-lounger': {
    width: [0.85, 1.15],
    depth: [0.8, 1.3],
    height: [0.3, 1.2],
    longSideIsFront: true,
  },
  parasol: { width: [0.5, 1.4], depth: [0.5, 1.4], height: [0.7, 1.3] },
  hammock: { width: [0.8, 1.2], depth: [0.7, 1.3], height: [0.7, 1.2], longSideIsFront: true },
  'storage-box': { width: [0.4, 2.2], depth: [0.4, 2], height: [0.28, 2.4] },
  trolley: { width: [0.45, 2], depth: [0.5, 2], height: [0.75, 1.35] },
  // A part can be anything from a knob to a table top.
  part: { width: [0.1, 12], depth: [0.05, 12], height: [0.05, 12] },
}
