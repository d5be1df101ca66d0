import { type Shape, patch } from './shape.ts'
import { type Vector, add, cross, dot, frameOf, length, scale, subtract, unit } from './vector.ts'

export interface TubeOptions {
  sides?: number
  /** The last point joins the first. */
  closed?: boolean
  /** Thickness sideways and upwards as shares of the radius: [1, 0.4] is a flat bar. */
  flat?: readonly [side: number, up: number]
  seed?: number
}

/** A rod along a path; `radius` may change from 0 (start) to 1 (end). */
export function tube(
  path: readonly Vector[],
  radius: number | ((share: number) => number),
  { sides = 10, closed = false, flat = [1, 1], seed = 0 }: TubeOptions = {},
): Shape {
  const rings = closed ? [...path, ...path.slice(0, 1)] : [...path]
  const radiusAt = typeof radius === 'number' ? () => radius : radius
  const tangents = rings.map((_, i) => tangentAt(path, i, closed))
  const frames = carriedFrames(tangents, closed)
  let run = 0
  const runs = rings.map((point, i) => {
    const before = rings[i - 1]
    if (before) run += length(subtract(point, before))
    return run
  })
  const total = run || 1
  // Open ends are closed by two more rings: a slightly drawn-in one and a point.
  const stations = rings.map((_, i) => ({ i, share: 1 }))
  if (!closed) {
    const last = rings.length - 1
    stations.unshift({ i: 0, share: 0 }, { i: 0, share: 0.86 })
    stations.push({ i: last, share: 0.86 }, { i: last, share: 0 })
  }
  return patch(sides, stations.length - 1, (u, _v, _column, row) => {
    const station = stations[row]!
    const { side, up } = frames[station.i]!
    const angle = u * 2 * Math.PI
    const r = radiusAt(runs[station.i]! / total)
    const out = add(scale(side, Math.cos(angle) * flat[0]), scale(up, Math.sin(angle) * flat[1]))
    const normal = unit(
      add(scale(side, Math.cos(angle) * flat[1]), scale(up, Math.sin(angle) * flat[0])),
    )
    const cap = station.share === 0
    const tangent = tangents[station.i]!
    return {
      at: add(rings[station.i]!, scale(out, r * station.share)),
      normal: cap ? scale(tangent, row === 0 ? -1 : 1) : normal,
      grain: [runs[station.i]! + seed * 61, angle * r, seed * 37],
    }
  })
}

/** Points on a smooth curve (Catmull-Rom) through the given ones. */
export function curve(points: readonly Vector[], stepsBetween: number): Vector[] {
  const count = points.length
  const pick = (i: number): Vector => points[Math.max(0, Math.min(count - 1, i))]!
  const result: Vector[] = []
  for (let i = 0; i < count - 1; i++) {
    const [a, b, c, d] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)]
    for (let step = 0; step < stepsBetween; step++) {
      const t = step / stepsBetween
      const at = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
      result.push([at(0), at(1), at(2)])
    }
  }
  if (count) result.push(points[count - 1]!)
  return result
}

function tangentAt(path: readonly Vector[], i: number, closed: boolean): Vector {
  const count = path.length
  const at = (j: number): Vector =>
    closed ? path[((j % count) + count) % count]! : path[Math.max(0, Math.min(count - 1, j))]!
  return unit(subtract(at(i + 1), at(i - 1)))
}

/** Frames that turn as little as possible from ring to ring, so that a rod does not look twisted. */
function carriedFrames(tangents: readonly Vector[], closed: boolean) {
  const frames: { side: Vector; up: Vector }[] = []
  tangents.forEach((tangent, i) => {
    const before = frames[i - 1]
    if (!before) {
      frames.push(frameOf(tangent))
      return
    }
    const flat = subtract(before.side, scale(tangent, dot(before.side, tangent)))
    const side = length(flat) > 1e-6 ? unit(flat) : frameOf(tangent).side
    frames.push({ side, up: cross(tangent, side) })
  })
  if (closed && frames[0]) frames[frames.length - 1] = frames[0]
  return frames
}
