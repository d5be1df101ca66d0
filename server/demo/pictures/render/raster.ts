import type { Camera } from './camera.ts'
import type { Mesh } from './mesh.ts'

/** The mesh's points in camera coordinates. Distances in pixels; `near` is 1 / millimetres away. */
export interface ProjectedMesh {
  x: Float32Array
  y: Float32Array
  near: Float32Array
  /** Triangles that face the camera and lie before it: opaque ones, then clear ones. */
  opaque: Uint32Array
  clear: Uint32Array
}

export function projectMesh(camera: Camera, mesh: Mesh, width: number): ProjectedMesh {
  const { points, normals, corners, partOf, parts } = mesh
  const count = points.length / 3
  const x = new Float32Array(count)
  const y = new Float32Array(count)
  const near = new Float32Array(count)
  const facing = new Uint8Array(count)
  const { eye, right, up, forward } = camera
  for (let i = 0; i < count; i++) {
    const px = points[i * 3]! - eye[0]
    const py = points[i * 3 + 1]! - eye[1]
    const pz = points[i * 3 + 2]! - eye[2]
    const away = px * forward[0] + py * forward[1] + pz * forward[2]
    near[i] = away > 1 ? 1 / away : -1
    const toPixels = (camera.lens * width) / away
    x[i] = camera.middleX * width + (px * right[0] + py * right[1] + pz * right[2]) * toPixels
    y[i] = camera.middleY * width - (px * up[0] + py * up[1] + pz * up[2]) * toPixels
    const towards = px * normals[i * 3]! + py * normals[i * 3 + 1]! + pz * normals[i * 3 + 2]!
    facing[i] = towards < 0 ? 1 : 0
  }
  const opaque: number[] = []
  const clear: number[] = []
  for (let t = 0; t < partOf.length; t++) {
    const a = corners[t * 3]!
    const b = corners[t * 3 + 1]!
    const c = corners[t * 3 + 2]!
    if (near[a]! < 0 || near[b]! < 0 || near[c]! < 0) continue
    if (!facing[a] && !facing[b] && !facing[c]) continue
    const isClear = parts[partOf[t]!]!.finish.surface === 'glass'
    ;(isClear ? clear : opaque).push(t)
  }
  return { x, y, near, opaque: Uint32Array.from(opaque), clear: Uint32Array.from(clear) }
}

/** A band of rows: which triangle is nearest at each sample, and how near. */
export interface Band {
  /** Samples across and down. */
  columns: number
  rows: number
  triangle: Int32Array
  near: Float32Array
}

export function createBand(columns: number, rows: number): Band {
  const size = columns * rows
  return { columns, rows, triangle: new Int32Array(size), near: new Float32Array(size) }
}

/**
 * Fills the band whose first sample row is `firstRow`; `samples` are samples per pixel each way.
 * With `behind`, only what is nearer than that band's triangles is kept.
 */
export function fillBand(
  band: Band,
  mesh: Mesh,
  projected: ProjectedMesh,
  triangles: Uint32Array,
  firstRow: number,
  samples: number,
  behind?: Band,
): void {
  const { columns, rows } = band
  band.triangle.fill(-1)
  if (behind) band.near.set(behind.near)
  else band.near.fill(0)
  const lastRow = firstRow + rows
  for (const triangle of triangles) {
    const a = mesh.corners[triangle * 3]!
    const b = mesh.corners[triangle * 3 + 1]!
    const c = mesh.corners[triangle * 3 + 2]!
    const ay = projected.y[a]! * samples
    const by = projected.y[b]! * samples
    const cy = projected.y[c]! * samples
    const top = Math.max(firstRow, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const bottom = Math.min(lastRow - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    if (top > bottom) continue
    const ax = projected.x[a]! * samples
    const bx = projected.x[b]! * samples
    const cx = projected.x[c]! * samples
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const right = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    if (left > right) continue
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (area === 0) continue
    const inverse = 1 / area
    const an = projected.near[a]!
    const bn = projected.near[b]! - an
    const cn = projected.near[c]! - an
    const stepOne = (cy - ay) * inverse
    const stepTwo = -(by - ay) * inverse
    const stepNear = bn * stepOne + cn * stepTwo
    for (let y = top; y <= bottom; y++) {
      const dy = y + 0.5 - ay
      const dx = left + 0.5 - ax
      let one = (dx * (cy - ay) - dy * (cx - ax)) * inverse
      let two = ((bx - ax) * dy - (by - ay) * dx) * inverse
      let near = an + bn * one + cn * two
      let at = (y - firstRow) * columns + left
      for (let x = left; x <= right; x++) {
        if (one >= -1e-5 && two >= -1e-5 && one + two <= 1.00001 && near > band.near[at]!) {
          band.near[at] = near
          band.triangle[at] = triangle
        }
        one += stepOne
        two += stepTwo
        near += stepNear
        at++
      }
    }
  }
}
