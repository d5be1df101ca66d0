import { noise } from './noise.ts'
import { bent } from './placement.ts'
import { type Shape, joinShapes, patch } from './shape.ts'
import { type Vector, unit } from './vector.ts'

export interface BoxOptions {
  /** Radius of edges. */
  round?: number
  /** How far the top swells in the middle; sides swell half as much. */
  puff?: number
  /** Unevenness of something stuffed, in millimetres. */
  soft?: number
  /** Direction of the fibre; the longest side by default. */
  fibre?: 'x' | 'y' | 'z'
  /** Cells between the rounded edges: of all sides, or along width, height and depth. */
  cells?: number | Vector
  seed?: number
}

/** A box with rounded edges standing on y = 0, its middle above the origin. */
export function box(
  width: number,
  height: number,
  depth: number,
  { round = 3, puff = 0, soft = 0, fibre, cells, seed = 0 }: BoxOptions = {},
): Shape {
  const half: Vector = [width / 2, height / 2, depth / 2]
  const radius = Math.min(round, half[0], half[1], half[2])
  const along = fibre ?? longest(width, height, depth)
  const isStuffed = puff > 0 || soft > 0
  const arc = radius > 12 ? 4 : radius > 4 ? 3 : 2
  const stops = half.map((h, axis) => {
    const size = axis === 0 ? width : axis === 1 ? height : depth
    const given = typeof cells === 'number' ? cells : cells?.[axis]
    const inner = given ?? Math.max(isStuffed ? 6 : 2, Math.min(14, Math.round(size / 110)))
    return stopsAlong(h, radius, arc, inner)
  }) as [number[], number[], number[]]
  const faces: Shape[] = []
  for (const axis of [0, 1, 2] as const) {
    for (const sign of [-1, 1] as const)
      faces.push(face(axis, sign, stops, half, radius, along, seed))
  }
  const raised = joinShapes(faces)
  for (let i = 1; i < raised.points.length; i += 3) raised.points[i]! += half[1]
  if (!isStuffed) return raised
  return bent(raised, (point) => stuff(point, half, puff, soft, seed))
}

function face(
  axis: Axis,
  sign: -1 | 1,
  stops: [number[], number[], number[]],
  half: Vector,
  radius: number,
  fibre: 'x' | 'y' | 'z',
  seed: number,
): Shape {
  const first: Axis = axis === 0 ? 1 : axis === 1 ? 2 : 0
  const second: Axis = axis === 0 ? 2 : axis === 1 ? 0 : 1
  // Swapping the two directions on the far side keeps every triangle facing outwards.
  const [s, t]: [Axis, Axis] = sign === 1 ? [first, second] : [second, first]
  const along = fibre === 'x' ? 0 : fibre === 'y' ? 1 : 2
  const shift = noise(seed * 7.13, axis * 3.7, sign) * 900
  return patch(stops[s].length - 1, stops[t].length - 1, (_u, _v, column, row) => {
    const onBox: [number, number, number] = [0, 0, 0]
    onBox[axis] = sign * half[axis]
    onBox[s] = stops[s][column]!
    onBox[t] = stops[t][row]!
    const core = onBox.map((value, i) => {
      const limit = half[i]! - radius
      return Math.max(-limit, Math.min(limit, value))
    }) as unknown as Vector
    const out: Vector = [onBox[0] - core[0], onBox[1] - core[1], onBox[2] - core[2]]
    const normal = radius > 0 ? unit(out) : unitAxis(axis, sign)
    const at: Vector = [
      core[0] + normal[0] * radius,
      core[1] + normal[1] * radius,
      core[2] + normal[2] * radius,
    ]
    const across = axis === along ? s : along
    const other = ([0, 1, 2] as const).find((i) => i !== axis && i !== across) ?? t
    return {
      at,
      normal,
      grain: [at[across] + shift, at[other] + shift * 0.3, at[axis] + seed * 37],
    }
  })
}

type Axis = 0 | 1 | 2

function unitAxis(axis: Axis, sign: number): Vector {
  return [axis === 0 ? sign : 0, axis === 1 ? sign : 0, axis === 2 ? sign : 0]
}

function stopsAlong(half: number, radius: number, arc: number, inner: number): number[] {
  const stops: number[] = []
  const core = half - radius
  for (let i = arc; i >= 1; i--) stops.push(-core - radius * Math.tan((i / arc) * (Math.PI / 4)))
  for (let i = 0; i <= inner; i++) stops.push(-core + (2 * core * i) / inner)
  for (let i = 1; i <= arc; i++) stops.push(core + radius * Math.tan((i / arc) * (Math.PI / 4)))
  return stops
}

function stuff(point: Vector, half: Vector, puff: number, soft: number, seed: number): Vector {
  const x = point[0]
  const y = point[1]
  const z = point[2]
  const u = x / half[0]
  const v = z / half[2]
  const t = (y - half[1]) / half[1]
  const swellUp = puff * belly(u) * belly(v)
  const swellOut = puff * 0.5 * belly(t)
  const bump = soft * noise(x / 170 + seed * 3.1, y / 170 + seed, z / 170)
  const wave = soft * 0.5 * noise(x / 60 + seed, y / 60, z / 60 + seed * 1.7)
  const uneven = bump + wave
  return [
    x + clampUnit(u) * (swellOut * belly(v) + uneven),
    y + clampUnit(t) * (swellUp + uneven),
    z + clampUnit(v) * (swellOut * belly(u) + uneven),
  ]
}

const belly = (t: number) => {
  const c = Math.min(1, Math.abs(t))
  return (1 - c * c) * (1 - 0.15 * c)
}
const clampUnit = (t: number) => Math.max(-1, Math.min(1, t))

function longest(width: number, height: number, depth: number): 'x' | 'y' | 'z' {
  if (width >= height && width >= depth) return 'x'
  return height >= depth ? 'y' : 'z'
}
