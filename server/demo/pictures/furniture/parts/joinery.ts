import { box, type BoxOptions } from '../../render/box.ts'
import { type Finish, shaded, withPatternOffset } from '../../render/finish.ts'
import { noise } from '../../render/noise.ts'
import type { Part } from '../../render/mesh.ts'
import { type Placement, placed } from '../../render/placement.ts'
import { type Shape, formedPatch, joinShapes } from '../../render/shape.ts'
import {
  type Profile,
  type TurnedFormOptions,
  flowing,
  rounded,
  turnedForm,
} from '../../render/turned-form.ts'
import { type TubeOptions, curve, tube } from '../../render/tube.ts'
import type { Vector } from '../../render/vector.ts'

/** Puts a shape in its finish and place. */
export function part(shape: Shape, finish: Finish, placement: Placement = {}): Part {
  return { shape: placed(shape, placement), finish }
}

/** A board or block; `at` is the middle of its underside. */
export function block(
  finish: Finish,
  [width, height, depth]: Vector,
  at: Vector,
  options: BoxOptions & { turn?: Vector } = {},
): Part {
  return part(box(width, height, depth, { seed: finish.seed, ...options }), finish, {
    at,
    turn: options.turn,
  })
}

/** A block that is cut from another place of its finish. */
export const plank = (
  finish: Finish,
  nth: number,
  size: Vector,
  at: Vector,
  options?: BoxOptions & { turn?: Vector },
): Part => block(withPatternOffset(finish, nth), size, at, options)

/** Two boards of a left and a right side; `at` is the place of the right one. */
export const uprights = (finish: Finish, size: Vector, [x, y, z]: Vector, options: BoxOptions) =>
  [-1, 1].map((side) => plank(finish, side, size, [side * x, y, z], options))

/** A stuffed cushion with a seam around it; `at` is the middle of its underside. */
export function cushion(
  finish: Finish,
  [width, height, depth]: Vector,
  at: Vector,
  options: {
    puff?: number
    soft?: number
    round?: number
    turn?: Vector
    seam?: boolean
    seed?: number
  } = {},
): Part[] {
  const seed = options.seed ?? 1
  const round = options.round ?? Math.min(height * 0.42, 55)
  const body = part(
    box(width, height, depth, {
      round,
      puff: options.puff ?? height * 0.2,
      soft: options.soft ?? 5,
      seed,
    }),
    { ...finish, seed: finish.seed + seed * 7 },
    { at, turn: options.turn },
  )
  if (options.seam === false) return [body]
  // The seam lies where the rounding of the upper edge begins.
  const rim = roundedLoop(width - round * 0.55, depth - round * 0.55, round * 0.8)
  const y = height - round * 0.24
  const seam = part(
    tube(
      rim.map(([x, z]) => [x, y, z] as Vector),
      3.4,
      { closed: true, sides: 5 },
    ),
    shaded(finish, 0.86),
    { at, turn: options.turn },
  )
  return [body, seam]
}

/**
 * A pillow standing on its edge, its face towards z: full in the middle, pinched at the corners.
 * `at` is the middle of its lower edge.
 */
export function pillow(
  finish: Finish,
  [width, height, thick]: Vector,
  at: Vector,
  { turn, seed = 1 }: { turn?: Vector; seed?: number } = {},
): Part[] {
  const outline = (u: number, v: number): readonly [number, number] => [
    u * (width / 2) * (1 - 0.05 * (1 - v * v)),
    v * (height / 2) * (1 - (v < 0 ? 0.015 : 0.05) * (1 - u * u)) + height / 2,
  ]
  const full = (u: number, v: number) =>
    Math.max(0, (1 - u * u) * (1 - v * v)) ** 0.56 * (1 - 0.12 * v)
  const side = (sign: 1 | -1) =>
    formedPatch(
      22,
      22,
      (s, t) => {
        // Stops lie closer together towards the seam, where the cloth turns.
        const u = Math.sin((s - 0.5) * Math.PI)
        const v = Math.sin((t - 0.5) * Math.PI)
        const [x, y] = outline(u, v)
        const crease = noise(x / 120 + seed * 3, y / 120, seed) + noise(x / 55, y / 55 + seed, 2)
        return [x, y, sign * ((thick / 2) * full(u, v) + crease * 5 * full(u, v) + 1)]
      },
      (s, t) => [s * width, t * height, seed * 41],
      sign === -1,
    )
  const rim = Array.from({ length: 60 }, (_, i): Vector => {
    const [a, b] = [Math.cos((i / 60) * 2 * Math.PI), Math.sin((i / 60) * 2 * Math.PI)]
    const largest = Math.max(Math.abs(a), Math.abs(b))
    return [...outline(a / largest, b / largest), 0] as unknown as Vector
  })
  return [
    part(joinShapes([side(1), side(-1)]), finish, { at, turn }),
    part(tube(rim, 3.6, { closed: true, sides: 6 }), shaded(finish, 0.9), { at, turn }),
  ]
}

/**
 * A turned part: profile from the bottom up. With `edge` its corners are rounded by that radius, with `flowing` it is a
 * smooth curve with that many steps between two points.
 */
export function turnery(
  finish: Finish,
  profile: Profile,
  at: Vector,
  options: TurnedFormOptions & { turn?: Vector; edge?: number; flowing?: number } = {},
): Part {
  const smooth = options.flowing === undefined ? profile : flowing(profile, options.flowing)
  const form = options.edge === undefined ? smooth : rounded(smooth, options.edge)
  return part(turnedForm(form, { seed: finish.seed % 50, ...options }), finish, {
    at,
    turn: options.turn,
  })
}

/** A round disc or plate with an edge, its underside at `at`. */
export function disc(
  finish: Finish,
  radius: number,
  thickness: number,
  at: Vector,
  options: TurnedFormOptions & { turn?: Vector } = {},
): Part {
  const measure = options.outline ? Math.abs(options.outline(0)[0]) : 1
  const bevel = Math.min(thickness * 0.35, radius * measure * 0.2, 8)
  const inwards = bevel / measure
  const rings = [0.25, 0.5, 0.75, 0.92]
  const profile: Profile = [
    [0, 0],
    [radius * 0.6, 0],
    [radius - inwards, 0],
    [radius - inwards * 0.3, bevel * 0.3],
    [radius, bevel],
    [radius, thickness - bevel],
    [radius - inwards * 0.3, thickness - bevel * 0.3],
    [radius - inwards, thickness],
    ...rings.toReversed().map((share): [number, number] => [(radius - inwards) * share, thickness]),
    [0, thickness],
  ]
  return turnery(finish, profile, at, { sides: 56, fibre: 'flat', ...options })
}

export function ball(of: Finish, r: number, at: Vector): Part {
  const profile = Array.from({ length: 21 }, (_, i): [number, number] => {
    const angle = -Math.PI / 2 + (i / 20) * Math.PI
    return [Math.max(0, r * Math.cos(angle)), r * Math.sin(angle)]
  })
  return turnery(of, profile, at, { sides: 48 })
}

/** A rod between points; `smooth` bends it to a curve with that many steps between two points. */
export function rod(
  finish: Finish,
  points: readonly Vector[],
  radius: number | ((share: number) => number),
  options: TubeOptions & { smooth?: number } = {},
): Part {
  const path = options.smooth === undefined ? points : curve(points, options.smooth)
  return part(tube(path, radius, { seed: finish.seed % 50, ...options }), finish)
}

/** A straight rod. */
export const bar = (
  finish: Finish,
  from: Vector,
  to: Vector,
  radius: number | ((share: number) => number),
  options?: TubeOptions,
): Part => rod(finish, [from, to], radius, options)

/** Two bars of a left and a right side, from and to points of the right one. */
export const twoBars = (
  finish: Finish,
  from: Vector,
  to: Vector,
  radius: number | ((share: number) => number),
  options: TubeOptions,
) =>
  [-1, 1].map((side) =>
    bar(finish, [side * from[0], from[1], from[2]], [side * to[0], to[1], to[2]], radius, options),
  )

/** A level ring around an axis. */
export const hoop = (
  finish: Finish,
  r: number,
  y: number,
  thick: number,
  { count, sides, at: [x, , z] = [0, 0, 0] }: { count: number; sides: number; at?: Vector },
) =>
  rod(
    finish,
    Array.from({ length: count }, (_, i): Vector => [
      x + Math.cos((i / count) * 6.28319) * r,
      y,
      z + Math.sin((i / count) * 6.28319) * r,
    ]),
    thick,
    { closed: true, sides },
  )

/** A rounded rectangle as a loop of points around the origin. */
export function roundedLoop(width: number, depth: number, radius: number): [number, number][] {
  const r = Math.max(1, Math.min(radius, width / 2, depth / 2))
  const points: [number, number][] = []
  const corner = (cx: number, cz: number, from: number) => {
    for (let i = 0; i <= 4; i++) {
      const angle = from + (i / 4) * (Math.PI / 2)
      points.push([cx + r * Math.cos(angle), cz + r * Math.sin(angle)])
    }
  }
  const x = width / 2 - r
  const z = depth / 2 - r
  corner(x, z, 0)
  corner(-x, z, Math.PI / 2)
  corner(-x, -z, Math.PI)
  corner(x, -z, Math.PI * 1.5)
  return points
}

/** Moves and turns finished parts together. */
export function moved(parts: readonly Part[], placement: Placement): Part[] {
  return parts.map((one) => ({ ...one, shape: placed(one.shape, placement) }))
}

/** Positions of `count` equal fields over a length, with gaps: middle and size of each. */
export function fields(
  length: number,
  count: number,
  gap: number,
): { middle: number; size: number }[] {
  const size = (length - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, i) => ({
    middle: -length / 2 + size / 2 + i * (size + gap),
    size,
  }))
}
