import type { Camera } from './camera.ts'
import type { Mesh } from './mesh.ts'
import { firstStep, lastStep } from './span.ts'

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
  const isClear = parts.map(({ finish }) => finish.surface === 'glass')
  // The normals of a backdrop are those of its light.
  const isBackdrop = parts.map(({ shadowless = false }) => shadowless)
  const opaque = new Uint32Array(partOf.length)
  const clear = new Uint32Array(partOf.length)
  let opaqueCount = 0
  let clearCount = 0
  for (let t = 0; t < partOf.length; t++) {
    const a = corners[t * 3]!
    const b = corners[t * 3 + 1]!
    const c = corners[t * 3 + 2]!
    if (near[a]! < 0 || near[b]! < 0 || near[c]! < 0) continue
    if (!facing[a] && !facing[b] && !facing[c] && !isBackdrop[partOf[t]!]) continue
    if (isClear[partOf[t]!]) clear[clearCount++] = t
    else opaque[opaqueCount++] = t
  }
  return {
    x,
    y,
    near,
    opaque: opaque.subarray(0, opaqueCount),
    clear: clear.subarray(0, clearCount),
  }
}

/** The given triangles that reach into each band of `bandRows` rows of a picture. */
export function trianglesByBand(
  { corners }: Mesh,
  { y }: ProjectedMesh,
  triangles: Uint32Array,
  bandRows: number,
  height: number,
): Uint32Array[] {
  const last = Math.ceil(height / bandRows) - 1
  const firstBands = new Int32Array(triangles.length)
  const lastBands = new Int32Array(triangles.length)
  const counts = new Uint32Array(last + 1)
  for (let i = 0; i < triangles.length; i++) {
    const a = y[corners[triangles[i]! * 3]!]!
    const b = y[corners[triangles[i]! * 3 + 1]!]!
    const c = y[corners[triangles[i]! * 3 + 2]!]!
    firstBands[i] = Math.max(0, Math.floor(Math.min(a, b, c) / bandRows))
    lastBands[i] = Math.min(last, Math.floor(Math.max(a, b, c) / bandRows))
    for (let band = firstBands[i]!; band <= lastBands[i]!; band++) counts[band]!++
  }
  const lists = Array.from(counts, (count) => new Uint32Array(count))
  counts.fill(0)
  for (let i = 0; i < triangles.length; i++)
    for (let band = firstBands[i]!; band <= lastBands[i]!; band++)
      lists[band]![counts[band]!++] = triangles[i]!
  return lists
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
  { corners }: Mesh,
  projected: ProjectedMesh,
  triangles: Uint32Array,
  firstRow: number,
  samples: number,
  behind?: Band,
): void {
  const { columns, rows, triangle: nearestTriangle, near: nearest } = band
  nearestTriangle.fill(-1)
  if (behind) nearest.set(behind.near)
  else nearest.fill(0)
  const lastRow = firstRow + rows - 1
  const { x: across, y: down, near: nears } = projected
  for (let i = 0; i < triangles.length; i++) {
    const triangle = triangles[i]!
    const a = corners[triangle * 3]!
    const b = corners[triangle * 3 + 1]!
    const c = corners[triangle * 3 + 2]!
    const ay = down[a]! * samples
    const by = down[b]! * samples
    const cy = down[c]! * samples
    const top = Math.max(firstRow, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const bottom = Math.min(lastRow, Math.floor(Math.max(ay, by, cy) - 0.5))
    if (top > bottom) continue
    const ax = across[a]! * samples
    const bx = across[b]! * samples
    const cx = across[c]! * samples
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 1))
    const right = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx)))
    if (left > right) continue
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (area === 0) continue
    const inverse = 1 / area
    const an = nears[a]!
    const bn = nears[b]! - an
    const cn = nears[c]! - an
    const stepOne = (cy - ay) * inverse
    const stepTwo = -(by - ay) * inverse
    const stepThree = -stepOne - stepTwo
    const stepNear = bn * stepOne + cn * stepTwo
    const end = right - left
    for (let y = top; y <= bottom; y++) {
      // The rows of a pixel are shifted against each other, so that the edges of thin legs have more steps.
      const dx = left + ((y % samples) + 0.5) / samples - ax
      const dy = y + 0.5 - ay
      const one = (dx * (cy - ay) - dy * (cx - ax)) * inverse
      const two = ((bx - ax) * dy - (by - ay) * dx) * inverse
      const three = 1 - one - two
      const from = Math.max(
        firstStep(one, stepOne, edgeMargin, end),
        firstStep(two, stepTwo, edgeMargin, end),
        firstStep(three, stepThree, edgeMargin, end),
      )
      const to = Math.min(
        lastStep(one, stepOne, edgeMargin, end),
        lastStep(two, stepTwo, edgeMargin, end),
        lastStep(three, stepThree, edgeMargin, end),
      )
      const near = an + bn * one + cn * two
      const row = (y - firstRow) * columns + left
      for (let step = from; step <= to; step++) {
        const value = near + stepNear * step
        if (value > nearest[row + step]!) {
          nearest[row + step] = value
          nearestTriangle[row + step] = triangle
        }
      }
    }
  }
}

/** Lets neighbouring triangles meet in spite of rounding. */
const edgeMargin = -1e-5
