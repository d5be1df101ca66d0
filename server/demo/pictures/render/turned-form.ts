import { type Shape, patch } from './shape.ts'
import { curve } from './tube.ts'
import { type Vector, unit } from './vector.ts'

export type Profile = readonly (readonly [radius: number, y: number])[]

/** @param points pairs, as in the attribute of that name in SVG */
export function profileOf(points: string, width = 1, height = 1): Profile {
  return points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return [x * width, y * height]
  })
}

export interface TurnedFormOptions {
  sides?: number
  /** Outline of radius 1 at an angle (radians); a circle by default. */
  outline?: (angle: number) => readonly [x: number, z: number]
  /** `around`: the fibre follows the circle; `up`: it stands; `flat`: it lies along x. */
  fibre?: 'around' | 'up' | 'flat'
  seed?: number
}

/**
 * A form turned about the y axis. The profile runs from the bottom up along the outside (and may
 * go down again on the inside, as in a bowl); the outside is to its right.
 */
export function turnedForm(
  profile: Profile,
  { sides = 40, outline = circle, fibre = 'up', seed = 0 }: TurnedFormOptions = {},
): Shape {
  const rows = profile.length - 1
  // An outline may be in millimetres for a profile of radius 1: slopes need a common unit.
  const measure = Math.max(Math.abs(outline(0)[0]), Math.abs(outline(Math.PI / 2)[1]))
  const measured: Profile = profile.map(([radius, y]) => [radius * measure, y])
  const slopes = profile.map((_, i) => slopeAt(measured, i))
  const lengths = runningLengths(measured)
  const whole = lengths[rows] ?? 0
  const widest = Math.max(...measured.map(([radius]) => radius))
  return patch(sides, rows, (u, _v, _column, row) => {
    const angle = -u * 2 * Math.PI
    const [radius, y] = profile[row]!
    const [ox, oz] = outline(angle)
    const at: Vector = [radius * ox, y, radius * oz]
    const [out, up] = slopes[row]!
    const [nx, nz] = outwardOf(outline, angle)
    const normal = unit([out * nx, up, out * nz])
    const round = u * 2 * Math.PI * widest
    const grain: Vector =
      fibre === 'flat'
        ? // The texture spreads from the middle of the top, as on a cloth laid over it.
          [
            (ox / measure) * (whole - lengths[row]!) + seed * 91,
            (oz / measure) * (whole - lengths[row]!),
            y,
          ]
        : fibre === 'around'
          ? [round, lengths[row]!, radius + seed * 37]
          : [lengths[row]!, round, seed * 37]
    return { at, normal, grain }
  })
}

/** Rounds the corners of a profile, so that edges catch light. */
export function rounded(profile: Profile, radius: number): Profile {
  const result: [number, number][] = []
  profile.forEach(([x, y], i) => {
    const before = profile[i - 1]
    const after = profile[i + 1]
    if (!before || !after) {
      result.push([x, y])
      return
    }
    const back = towards([x, y], before, radius)
    const forth = towards([x, y], after, radius)
    for (const t of [0, 0.33, 0.67, 1]) {
      const a = (1 - t) * (1 - t)
      const b = 2 * t * (1 - t)
      const c = t * t
      result.push([a * back[0] + b * x + c * forth[0], a * back[1] + b * y + c * forth[1]])
    }
  })
  return result
}

/** A smooth profile through few points, for vases and shades. */
export const flowing = (points: Profile, stepsBetween: number): Profile =>
  curve(
    points.map(([radius, y]) => [radius, y, 0]),
    stepsBetween,
  ).map(([radius, y]) => [Math.max(0, radius), y])

/** Outline of a rounded rectangle of half sizes `x` and `z` (squarer with a higher power). */
export function squircle(x: number, z: number, power = 4) {
  return (angle: number): readonly [number, number] => {
    const c = Math.cos(angle)
    const s = Math.sin(angle)
    return [
      x * Math.sign(c) * Math.abs(c) ** (2 / power),
      z * Math.sign(s) * Math.abs(s) ** (2 / power),
    ]
  }
}

const circle = (angle: number): readonly [number, number] => [Math.cos(angle), Math.sin(angle)]

function outwardOf(outline: (angle: number) => readonly [number, number], angle: number) {
  const step = 0.02
  const [x0, z0] = outline(angle - step)
  const [x1, z1] = outline(angle + step)
  const size = Math.hypot(x1 - x0, z1 - z0) || 1
  return [(z1 - z0) / size, -(x1 - x0) / size] as const
}

function slopeAt(profile: Profile, i: number): readonly [out: number, up: number] {
  const along = (from: number, to: number): [number, number] => {
    const a = profile[from]
    const b = profile[to]
    if (!a || !b) return [0, 0]
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[0] - a[0]) / size, (b[1] - a[1]) / size]
  }
  const back = along(i - 1, i)
  const forth = along(i, i + 1)
  const tangent: [number, number] = [back[0] + forth[0], back[1] + forth[1]]
  const size = Math.hypot(tangent[0], tangent[1]) || 1
  return [tangent[1] / size, -tangent[0] / size]
}

function runningLengths(profile: Profile): number[] {
  let sum = 0
  return profile.map(([radius, y], i) => {
    const before = profile[i - 1]
    if (before) sum += Math.hypot(radius - before[0], y - before[1])
    return sum
  })
}

function towards(
  from: readonly [number, number],
  to: readonly [number, number],
  distance: number,
): [number, number] {
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.min(0.49, distance / size)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
