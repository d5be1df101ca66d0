import type { Mesh } from './mesh.ts'
import type { ProjectedMesh } from './raster.ts'

/** Nearness, normal (3), grain (3), light from the window and from elsewhere. */
const count = 9

/** The values of one triangle as they vary over the picture. */
export interface TriangleOnScreen {
  /**
   * Result of `evaluate`: 1 / distance in millimetres, then, divided by the distance, the normal (3 values), the grain
   * (3) and the light from the window and from everywhere else.
   */
  values: Float64Array
  /** Computes the values of a triangle at a point, given in steps of `toPixels`. */
  evaluate(triangle: number, column: number, row: number): void
}

/**
 * Keeps the last triangle, because neighbouring pixels mostly show the same one.
 *
 * @param toPixels pixels of a step of the points' columns and rows
 */
export function createTriangleOnScreen(
  mesh: Mesh,
  projected: ProjectedMesh,
  toPixels: number,
): TriangleOnScreen {
  const { corners, normals, grain, light } = mesh
  const { x, y, near } = projected
  const values = new Float64Array(count)
  // Per value: at the first corner, per pixel to the right, per pixel down.
  const planes = new Float64Array(count * 3)
  const first = new Float64Array(2)
  const corner = new Float64Array(count * 3)
  let current = -1

  const readCorner = (point: number, position: number) => {
    const nearness = near[point]!
    corner[position] = nearness
    for (let axis = 0; axis < 3; axis++) {
      corner[position + 1 + axis] = normals[point * 3 + axis]! * nearness
      corner[position + 4 + axis] = grain[point * 3 + axis]! * nearness
    }
    corner[position + 7] = light[point * 2]! * nearness
    corner[position + 8] = light[point * 2 + 1]! * nearness
  }

  const setUp = (triangle: number) => {
    const a = corners[triangle * 3]!
    const b = corners[triangle * 3 + 1]!
    const c = corners[triangle * 3 + 2]!
    const bx = x[b]! - x[a]!
    const by = y[b]! - y[a]!
    const cx = x[c]! - x[a]!
    const cy = y[c]! - y[a]!
    const inverse = 1 / (bx * cy - by * cx)
    readCorner(a, 0)
    readCorner(b, count)
    readCorner(c, count * 2)
    first[0] = x[a]!
    first[1] = y[a]!
    for (let i = 0; i < count; i++) {
      const atA = corner[i]!
      const toB = corner[count + i]! - atA
      const toC = corner[count * 2 + i]! - atA
      planes[i * 3] = atA
      planes[i * 3 + 1] = (toB * cy - toC * by) * inverse
      planes[i * 3 + 2] = (toC * bx - toB * cx) * inverse
    }
    current = triangle
  }

  return {
    values,
    evaluate: (triangle, column, row) => {
      if (triangle !== current) setUp(triangle)
      const dx = column * toPixels - first[0]!
      const dy = row * toPixels - first[1]!
      for (let i = 0, plane = 0; i < count; i++, plane += 3)
        values[i] = planes[plane]! + planes[plane + 1]! * dx + planes[plane + 2]! * dy
    },
  }
}
