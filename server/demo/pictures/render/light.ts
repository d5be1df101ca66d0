import type { Bounds, Mesh } from './mesh.ts'
import {
  type LightView,
  type PointsInLight,
  type ShadowMap,
  createPointsInLight,
  createShadowMap,
  drawShadowMap,
  lightViewOf,
  viewPoints,
} from './shadow-map.ts'
import { type CoverLevel, createCoverLevels, fillCoverLevels, softLitShare } from './soft-shadow.ts'
import { type Vector, add, frameOf, length, scale, subtract, unit } from './vector.ts'

/** Where the window is: upper left, in front. */
export const windowDirection: Vector = unit([-0.62, 0.74, 0.5])

export interface LightRig {
  window: readonly Vector[]
  sky: readonly Vector[]
  /** Pixels along a side of the window's shadow maps. The sky's have two thirds of it: its shadows have no edges. */
  fineness: number
}

export const studioLight: LightRig = {
  window: cluster(windowDirection, 14, 0.26),
  sky: dome(12),
  fineness: 176,
}

/**
 * Lights every point of the mesh: for each of many directions a shadow map is drawn, and a point
 * gets the light of those directions from which it is seen. That gives soft window shadows and the
 * darkness of corners together. `points` are the positions in the mesh of those that a picture shows, all by default.
 */
export function lightMesh(
  mesh: Mesh,
  around: Bounds,
  rig: LightRig,
  points: Uint32Array = Uint32Array.from({ length: mesh.points.length / 3 }, (_, i) => i),
): void {
  const centre: Vector = [
    (around.low[0] + around.high[0]) / 2,
    (around.low[1] + around.high[1]) / 2,
    (around.low[2] + around.high[2]) / 2,
  ]
  const radius = length(subtract(around.high, centre)) * 1.02
  const casters = [shadowCastersOf(mesh, 0), shadowCastersOf(mesh, 1)] as const
  const maps = [
    createShadowMap(rig.fineness),
    createShadowMap(Math.round((rig.fineness * 2) / 3)),
  ] as const
  const levels = [createCoverLevels(maps[0].size), createCoverLevels(maps[1].size)] as const
  const isBackdrop = backdropPoints(mesh)
  const inLight = createPointsInLight(mesh)
  mesh.light.fill(0)
  for (const slot of [0, 1] as const) {
    const map = maps[slot]
    const directions = slot === 0 ? rig.window : rig.sky
    // Every second direction is enough for soft shadows.
    const softDirections = directions.filter((_, i) => i % 2 === 0)
    const softness = spacing(softDirections)
    for (const [i, direction] of directions.entries()) {
      const view = lightViewOf(direction, centre, radius, map.size)
      viewPoints(mesh, view, inLight)
      drawShadowMap(mesh, casters[slot], inLight, map)
      // Both are scaled so that an open floor gets exactly 1 of each.
      gatherLight(mesh, points, isBackdrop, view, inLight, map, slot, 1 / upOf(directions))
      if (i % 2 === 1) continue
      fillCoverLevels(map, levels[slot])
      const weight = 1 / upOf(softDirections)
      gatherSoftLight(
        mesh,
        points,
        isBackdrop,
        inLight,
        levels[slot],
        softness * view.toPixels,
        slot,
        weight,
      )
    }
  }
}

const upOf = (directions: readonly Vector[]) => directions.reduce((sum, d) => sum + d[1], 0)

function shadowCastersOf(mesh: Mesh, slot: 0 | 1): Uint32Array {
  const casting = mesh.parts.map(
    (part) =>
      !part.shadowless &&
      // Sunlight passes through glass, which only dims the sky.
      !(slot === 0 ? part.finish.surface === 'glass' : part.shadowsWindowOnly),
  )
  const list = new Uint32Array(mesh.partOf.length)
  let count = 0
  for (let t = 0; t < mesh.partOf.length; t++) if (casting[mesh.partOf[t]!]) list[count++] = t
  return list.subarray(0, count)
}

/** Which points belong to parts that cast no shadow, and so have everything else before them. */
function backdropPoints({ parts, points }: Mesh): Uint8Array {
  const found = new Uint8Array(points.length / 3)
  let first = 0
  for (const { shape, shadowless } of parts) {
    const end = first + shape.points.length / 3
    if (shadowless) found.fill(1, first, end)
    first = end
  }
  return found
}

/** Mean distance between neighbouring directions. */
function spacing(directions: readonly Vector[]): number {
  const nearest = directions.map((one) =>
    Math.min(...directions.map((other) => length(subtract(one, other)) || Infinity)),
  )
  return nearest.reduce((sum, distance) => sum + distance, 0) / directions.length
}

function gatherLight(
  { normals, light }: Mesh,
  points: Uint32Array,
  isBackdrop: Uint8Array,
  view: LightView,
  { at, facing }: PointsInLight,
  { size, nearness }: ShadowMap,
  slot: 0 | 1,
  weight: number,
): void {
  const { toPixels, texel } = view
  const [sx, sy, sz] = view.side
  const [ux, uy, uz] = view.up
  for (let n = 0; n < points.length; n++) {
    const i = points[n]!
    const straight = facing[i]!
    if (straight <= 0 || isBackdrop[i]) continue
    const p = i * 3
    const nx = normals[p]!
    const ny = normals[p + 1]!
    const nz = normals[p + 2]!
    // Offset from the surface, larger at a low angle of light, so that it does not shadow itself.
    const off = texel * (0.9 + 0.9 * (1 - straight))
    const x = at[p]! + (nx * sx + ny * sy + nz * sz) * off * toPixels
    const y = at[p + 1]! + (nx * ux + ny * uy + nz * uz) * off * toPixels
    const near = at[p + 2]! + straight * off + texel * 0.6
    light[i * 2 + slot]! += weight * straight * litShare(nearness, size, x, y, near)
  }
}

function gatherSoftLight(
  { light }: Mesh,
  points: Uint32Array,
  isBackdrop: Uint8Array,
  { at, facing }: PointsInLight,
  levels: readonly CoverLevel[],
  softness: number,
  slot: 0 | 1,
  weight: number,
): void {
  for (let n = 0; n < points.length; n++) {
    const i = points[n]!
    const straight = facing[i]!
    if (straight <= 0 || !isBackdrop[i]) continue
    const lit = softLitShare(levels, at, i * 3, softness)
    light[i * 2 + slot]! += weight * straight * lit
  }
}

/** Share of the shadow map's four nearest pixels that leave a point lit. */
function litShare(map: Float32Array, size: number, x: number, y: number, near: number): number {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  if (x0 < 0 || y0 < 0 || x0 >= size - 1 || y0 >= size - 1) return 1
  const fx = x - x0
  const fy = y - y0
  const at = y0 * size + x0
  const a = map[at]! <= near ? 1 : 0
  const b = map[at + 1]! <= near ? 1 : 0
  const c = map[at + size]! <= near ? 1 : 0
  const d = map[at + size + 1]! <= near ? 1 : 0
  return (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy
}

/** Directions in a disc around one: a window of some size. */
export function cluster(around: Vector, count: number, spread: number): Vector[] {
  const { side, up } = frameOf(around)
  return Array.from({ length: count }, (_, i) => {
    const angle = i * 2.399963
    const r = spread * Math.sqrt((i + 0.5) / count)
    const aside = add(scale(side, r * Math.cos(angle)), scale(up, r * Math.sin(angle)))
    return unit(add(around, aside))
  })
}

/** Directions spread evenly over the sky, a little more from the viewer's side. */
export function dome(count: number): Vector[] {
  return Array.from({ length: count }, (_, i) => {
    const y = 0.08 + 0.9 * ((i + 0.5) / count)
    const r = Math.sqrt(1 - y * y)
    const angle = i * 2.399963
    return unit([r * Math.cos(angle), y, r * Math.sin(angle) + 0.18])
  })
}
