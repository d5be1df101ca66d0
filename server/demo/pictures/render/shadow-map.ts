import type { Mesh } from './mesh.ts'
import { firstStep, lastStep } from './span.ts'
import { type Vector, frameOf } from './vector.ts'

/** Nearness to the light of what a direction of light meets first, in millimetres. */
export interface ShadowMap {
  /** Pixels along a side. */
  size: number
  nearness: Float32Array
}

export const createShadowMap = (size: number): ShadowMap => ({
  size,
  nearness: new Float32Array(size * size),
})

/** Nearness where a direction of light meets nothing. */
export const nothing = -1e9

/** How a direction of light sees the furniture: its axes, and pixels of the shadow map per millimetre. */
export interface LightView {
  direction: Vector
  side: Vector
  up: Vector
  centre: Vector
  toPixels: number
  /** Millimetres along a pixel of the shadow map. */
  texel: number
  /** Pixels from the map's edge to its middle. */
  middle: number
}

export function lightViewOf(
  direction: Vector,
  centre: Vector,
  radius: number,
  size: number,
): LightView {
  const toPixels = size / 2 / radius
  return {
    direction,
    ...frameOf(direction),
    centre,
    toPixels,
    texel: 1 / toPixels,
    middle: size / 2,
  }
}

/** The mesh's points as a direction of light sees them. */
export interface PointsInLight {
  /** Three per point: across and up in pixels of the shadow map, nearness to the light in millimetres. */
  at: Float32Array
  /** How directly the point faces the light: 1 straight, 0 or less not at all. */
  facing: Float32Array
}

export const createPointsInLight = ({ points }: Mesh): PointsInLight => ({
  at: new Float32Array(points.length),
  facing: new Float32Array(points.length / 3),
})

/** Computes where the points are for a direction of light; the result is written to `PointsInLight`. */
export function viewPoints(
  { points, normals }: Mesh,
  view: LightView,
  { at, facing }: PointsInLight,
): void {
  const { toPixels, middle } = view
  const [dx, dy, dz] = view.direction
  const [sx, sy, sz] = view.side
  const [ux, uy, uz] = view.up
  const [cx, cy, cz] = view.centre
  for (let i = 0, p = 0; i < facing.length; i++, p += 3) {
    const x = points[p]! - cx
    const y = points[p + 1]! - cy
    const z = points[p + 2]! - cz
    at[p] = (x * sx + y * sy + z * sz) * toPixels + middle
    at[p + 1] = (x * ux + y * uy + z * uz) * toPixels + middle
    at[p + 2] = x * dx + y * dy + z * dz
    facing[i] = normals[p]! * dx + normals[p + 1]! * dy + normals[p + 2]! * dz
  }
}

/** Draws the casters' nearness to the light. Only the side of a solid that faces the light casts its shadow. */
export function drawShadowMap(
  { corners }: Mesh,
  casters: Uint32Array,
  { at, facing }: PointsInLight,
  map: ShadowMap,
): void {
  map.nearness.fill(nothing)
  for (let i = 0; i < casters.length; i++) {
    const corner = casters[i]! * 3
    const a = corners[corner]!
    const b = corners[corner + 1]!
    const c = corners[corner + 2]!
    if (facing[a]! > 0 || facing[b]! > 0 || facing[c]! > 0)
      fillNearness(map, at, a * 3, b * 3, c * 3)
  }
}

/** Includes a narrow margin around the triangle, so that no gap appears between two. */
const shadowMargin = 0.02

function fillNearness(
  { size, nearness }: ShadowMap,
  flat: Float32Array,
  a: number,
  b: number,
  c: number,
): void {
  const ax = flat[a]!
  const ay = flat[a + 1]!
  const bx = flat[b]!
  const by = flat[b + 1]!
  const cx = flat[c]!
  const cy = flat[c + 1]!
  // Most triangles of a room lie between the middles of pixels.
  const lowX = Math.min(ax, bx, cx)
  const highX = Math.max(ax, bx, cx)
  const marginX = Math.min(0.5, (highX - lowX) * 2 * shadowMargin)
  const left = Math.max(0, Math.ceil(lowX - marginX))
  const right = Math.min(size - 1, Math.floor(highX + marginX))
  if (left > right) return
  const lowY = Math.min(ay, by, cy)
  const highY = Math.max(ay, by, cy)
  const marginY = Math.min(0.5, (highY - lowY) * 2 * shadowMargin)
  const top = Math.max(0, Math.ceil(lowY - marginY))
  const bottom = Math.min(size - 1, Math.floor(highY + marginY))
  if (top > bottom) return
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (Math.abs(area) < 1e-9) return
  const inverse = 1 / area
  const az = flat[a + 2]!
  const bz = flat[b + 2]! - az
  const cz = flat[c + 2]! - az
  const stepOne = (cy - ay) * inverse
  const stepTwo = -(by - ay) * inverse
  const stepThree = -stepOne - stepTwo
  const stepNear = bz * stepOne + cz * stepTwo
  const end = right - left
  const low = -shadowMargin
  for (let y = top; y <= bottom; y++) {
    const one = ((left - ax) * (cy - ay) - (y - ay) * (cx - ax)) * inverse
    const two = ((bx - ax) * (y - ay) - (by - ay) * (left - ax)) * inverse
    const near = az + bz * one + cz * two
    const from = Math.max(
      firstStep(one, stepOne, low, end),
      firstStep(two, stepTwo, low, end),
      firstStep(1 - one - two, stepThree, low, end),
    )
    const to = Math.min(
      lastStep(one, stepOne, low, end),
      lastStep(two, stepTwo, low, end),
      lastStep(1 - one - two, stepThree, low, end),
    )
    const row = y * size + left
    for (let step = from; step <= to; step++) {
      const value = near + stepNear * step
      if (value > nearness[row + step]!) nearness[row + step] = value
    }
  }
}
