import { type Vector, cross, length, scale, subtract, unit } from './vector.ts'

/**
 * The surface of a solid as triangles. `grain` is where a point lies in the material, in
 * millimetres: along the fibre, across it, and into it.
 */
export interface Shape {
  points: Float32Array
  normals: Float32Array
  grain: Float32Array
  corners: Uint32Array
}

export interface SurfacePoint {
  at: Vector
  normal: Vector
  grain: Vector
}

/** A patch of (columns + 1) × (rows + 1) points; u and v run from 0 to 1. */
export function patch(
  columns: number,
  rows: number,
  pointAt: (u: number, v: number, column: number, row: number) => SurfacePoint,
): Shape {
  const count = (columns + 1) * (rows + 1)
  const points = new Float32Array(count * 3)
  const normals = new Float32Array(count * 3)
  const grain = new Float32Array(count * 3)
  let next = 0
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const point = pointAt(column / columns, row / rows, column, row)
      setVector(points, next, point.at)
      setVector(normals, next, point.normal)
      setVector(grain, next, point.grain)
      next += 3
    }
  }
  const corners = new Uint32Array(columns * rows * 6)
  let corner = 0
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column
      const c = a + columns + 1
      corners[corner] = a
      corners[corner + 1] = a + 1
      corners[corner + 2] = c + 1
      corners[corner + 3] = a
      corners[corner + 4] = c + 1
      corners[corner + 5] = c
      corner += 6
    }
  }
  return { points, normals, grain, corners }
}

/** Writes a vector at a position of a list; several times as fast as the list's own `set`. */
export function setVector(list: Float32Array, position: number, vector: Vector): void {
  list[position] = vector[0]
  list[position + 1] = vector[1]
  list[position + 2] = vector[2]
}

/** A patch with normals computed from its form. `flip` reverses them. */
export function formedPatch(
  columns: number,
  rows: number,
  at: (u: number, v: number) => Vector,
  grainAt: (u: number, v: number) => Vector,
  flip = false,
): Shape {
  const step = 1e-3
  return patch(columns, rows, (u, v) => {
    const u0 = Math.max(0, u - step)
    const u1 = Math.min(1, u + step)
    const v0 = Math.max(0, v - step)
    const v1 = Math.min(1, v + step)
    const along = subtract(at(u1, v), at(u0, v))
    const across = subtract(at(u, v1), at(u, v0))
    const raw = cross(along, across)
    const normal: Vector = length(raw) > 0 ? unit(raw) : [0, 1, 0]
    return { at: at(u, v), normal: flip ? scale(normal, -1) : normal, grain: grainAt(u, v) }
  })
}

export function joinShapes(shapes: readonly Shape[]): Shape {
  const total = shapes.reduce((sum, shape) => sum + shape.points.length, 0)
  const corners = shapes.reduce((sum, shape) => sum + shape.corners.length, 0)
  const joined: Shape = {
    points: new Float32Array(total),
    normals: new Float32Array(total),
    grain: new Float32Array(total),
    corners: new Uint32Array(corners),
  }
  let offset = 0
  let corner = 0
  for (const shape of shapes) {
    joined.points.set(shape.points, offset)
    joined.normals.set(shape.normals, offset)
    joined.grain.set(shape.grain, offset)
    const first = offset / 3
    for (let i = 0; i < shape.corners.length; i++)
      joined.corners[corner++] = shape.corners[i]! + first
    offset += shape.points.length
  }
  return joined
}
