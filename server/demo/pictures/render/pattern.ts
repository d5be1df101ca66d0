import type { Pattern } from './finish.ts'
import { distanceToMultiple } from './surface.ts'

/** A point of the cloth: millimetres, or thousandths of the cloth, and how much of them a pixel covers. */
interface ClothPoint {
  u: number
  v: number
  pixelSize: number
}

/** How much of the second colour a pattern shows at a point of its cloth, 0..1. Edges are as soft as a pixel is large. */
export function patternShare(pattern: Pattern, point: ClothPoint): number {
  return patterns[pattern](point.u, point.v, point.pixelSize)
}

const patterns: Record<Pattern, (u: number, v: number, pixel: number) => number> = {
  stripes: (u, _v, pixel) => band(u, 90, 0.33, pixel),
  checks: (u, v, pixel) => (band(u, 120, 0.5, pixel) + band(v, 120, 0.5, pixel)) / 2,
  frame: (u, v, pixel) => {
    const edge = Math.min(u, v, 1000 - u, 1000 - v)
    return line(edge - 60, 15, pixel) + line(edge - 92, 4, pixel)
  },
  diamonds: (u, v, pixel) =>
    line(Math.min(distanceToMultiple(u + v, 250), distanceToMultiple(u - v, 250)), 9, pixel),
  arches: (u, v, pixel) => {
    const row = Math.floor(v / 200)
    const distance = Math.hypot(distanceToMultiple(u + (row % 2) * 125, 250), v - row * 200)
    return line(distance - 77, 7, pixel) + line(distance - 105, 7, pixel)
  },
  rings: (u, v, pixel) => band(Math.hypot(u - 500, v - 500), 110, 0.3, pixel),
}

/** 1 within the first share of each period. */
function band(value: number, period: number, share: number, pixel: number): number {
  const half = (period * share) / 2
  return line(distanceToMultiple(value - half, period), half, pixel)
}

/** 1 on a line of a half width, 0 beside it. */
function line(distance: number, half: number, pixel: number): number {
  return Math.max(0, Math.min(1, (half - Math.abs(distance)) / Math.max(pixel, 0.5) + 0.5))
}
