import { type Shape, formedPatch, joinShapes, patch } from './shape.ts'
import { type Vector, add, cross, length, scale, subtract, unit } from './vector.ts'

export interface ClothOptions {
  columns?: number
  rows?: number
  thickness?: number
  /** Real size in millimetres, for the weave. */
  size?: readonly [width: number, height: number]
  seed?: number
}

/** A thin sheet of any form with a front, a back and edges: cloth, bent plywood, a folded screen. */
export function cloth(
  at: (u: number, v: number) => Vector,
  { columns = 24, rows = 24, thickness = 4, size = [1000, 1000], seed = 0 }: ClothOptions = {},
): Shape {
  const normalAt = (u: number, v: number): Vector => {
    const step = 2e-3
    const along = subtract(at(Math.min(1, u + step), v), at(Math.max(0, u - step), v))
    const across = subtract(at(u, Math.min(1, v + step)), at(u, Math.max(0, v - step)))
    const raw = cross(along, across)
    return length(raw) > 0 ? unit(raw) : [0, 1, 0]
  }
  const side = (sign: 1 | -1) => (u: number, v: number) =>
    add(at(u, v), scale(normalAt(u, v), (sign * thickness) / 2))
  /** A side has the normals of the sheet's middle, because it is parallel to it. */
  const sidePatch = (sign: 1 | -1) =>
    patch(columns, rows, (u, v) => {
      const normal = normalAt(u, v)
      return {
        at: add(at(u, v), scale(normal, (sign * thickness) / 2)),
        normal: scale(normal, sign),
        grain: grainAt(u, v),
      }
    })
  const grainAt = (u: number, v: number): Vector => [u * size[0], v * size[1], seed * 37]
  const front = side(1)
  const back = side(-1)
  const edge = (pointAt: (t: number) => readonly [number, number], flip: boolean) =>
    formedPatch(
      Math.max(columns, rows),
      1,
      (t, v) => {
        const [x, y] = pointAt(t)
        return addShare(front(x, y), back(x, y), v)
      },
      (t, v) => [t * Math.max(...size), v * thickness, seed * 37 + 5],
      flip,
    )
  return joinShapes([
    sidePatch(1),
    sidePatch(-1),
    edge((t) => [t, 0], true),
    edge((t) => [t, 1], false),
    edge((t) => [0, t], false),
    edge((t) => [1, t], true),
  ])
}

const addShare = (a: Vector, b: Vector, share: number): Vector =>
  add(scale(a, 1 - share), scale(b, share))
