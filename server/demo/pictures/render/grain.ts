import { noise } from './noise.ts'

/**
 * Where a surface is sampled: the point's grain in millimetres, and the millimetres that one pixel covers. Shared
 * instead of passed, because a number that is passed to a function is allocated each time, and this is needed a
 * million times for each picture.
 */
export const surfacePoint = { u: 0, v: 0, w: 0, pixelSize: 1 }

/** 1 when a pattern of this size (millimetres) can be seen, 0 when it is finer than the pixels. */
export function visibility(size: number): number {
  const share = (size / surfacePoint.pixelSize - 1.2) / 1.8
  return share < 0 ? 0 : share > 1 ? 1 : share
}

/** Noise at the point, −1..1, of a grain of the given sizes in millimetres. */
export function grain(alongU: number, alongV: number, inDepth = 1, shift = 0): number {
  const { u, v, w } = surfacePoint
  return noise(u / alongU, v / alongV, w / inDepth + shift)
}

/** Like `grain`, fading out where a pattern of `size` is too fine to be seen; not computed where it is invisible. */
export function visibleGrain(
  size: number,
  alongU: number,
  alongV: number,
  inDepth = 1,
  shift = 0,
): number {
  const shown = visibility(size)
  return shown === 0 ? 0 : shown * grain(alongU, alongV, inDepth, shift)
}

/** Sum of a coarse grain and two finer ones, roughly −1..1; without those that are finer than half a pixel. */
export function layeredGrain(alongU: number, alongV: number): number {
  const { u, v, w, pixelSize } = surfacePoint
  const x = u / alongU
  const y = v / alongV
  const finest = Math.max(alongU, alongV) / pixelSize
  let sum = noise(x, y, w) * 0.57
  if (finest > 1) sum += noise(x * 2.1, y * 2.1, w * 2.1) * 0.29
  if (finest > 2) sum += noise(x * 4.3, y * 4.3, w * 4.3) * 0.14
  return sum
}
