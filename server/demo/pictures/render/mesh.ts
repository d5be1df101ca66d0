import type { Finish } from './finish.ts'
import type { Shape } from './shape.ts'

/** A shape with a finish; furniture and rooms consist of parts. */
export interface Part {
  shape: Shape
  finish: Finish
  /** Ignored when the camera is framed: the cord that leads to the ceiling. */
  outOfFrame?: boolean
  /** Casts no shadow: floors, walls, glass. */
  shadowless?: boolean
  /** Blocks only the window's light: walls around a window, which the camera stands behind. */
  shadowsWindowOnly?: boolean
}

/** All parts of a picture as one list of triangles. */
export interface Mesh {
  points: Float32Array
  normals: Float32Array
  grain: Float32Array
  /** Per point: light from the window, light from everywhere else. */
  light: Float32Array
  corners: Uint32Array
  /** Per triangle: which part it belongs to. */
  partOf: Uint16Array
  parts: readonly Part[]
}

export function meshOf(parts: readonly Part[]): Mesh {
  let pointCount = 0
  let cornerCount = 0
  for (const { shape } of parts) {
    pointCount += shape.points.length
    cornerCount += shape.corners.length
  }
  const mesh: Mesh = {
    points: new Float32Array(pointCount),
    normals: new Float32Array(pointCount),
    grain: new Float32Array(pointCount),
    light: new Float32Array((pointCount / 3) * 2),
    corners: new Uint32Array(cornerCount),
    partOf: new Uint16Array(cornerCount / 3),
    parts,
  }
  let point = 0
  let corner = 0
  parts.forEach(({ shape }, part) => {
    mesh.points.set(shape.points, point)
    mesh.normals.set(shape.normals, point)
    mesh.grain.set(shape.grain, point)
    mesh.partOf.fill(part, corner / 3, (corner + shape.corners.length) / 3)
    const first = point / 3
    for (let i = 0; i < shape.corners.length; i++)
      mesh.corners[corner++] = shape.corners[i]! + first
    point += shape.points.length
  })
  return mesh
}

export interface Bounds {
  low: [number, number, number]
  high: [number, number, number]
}

const axes = [0, 1, 2] as const

/** The box around the parts; without those out of frame. */
export function boundsOf(parts: readonly Part[]): Bounds {
  const low: Bounds['low'] = [Infinity, Infinity, Infinity]
  const high: Bounds['high'] = [-Infinity, -Infinity, -Infinity]
  for (const { shape, outOfFrame } of parts) {
    if (outOfFrame) continue
    for (let i = 0; i < shape.points.length; i += 3) {
      for (const axis of axes) {
        const value = shape.points[i + axis]!
        if (value < low[axis]) low[axis] = value
        if (value > high[axis]) high[axis] = value
      }
    }
  }
  return { low, high }
}
