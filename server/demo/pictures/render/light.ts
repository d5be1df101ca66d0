import type { Bounds, Mesh } from './mesh.ts'
import type { Vector } from './vector.ts'
import { add, frameOf, length, scale, subtract, unit } from './vector.ts'

/** Where the window is: upper left, in front. */
export const windowDirection: Vector = unit([-0.62, 0.74, 0.5])

export interface LightRig {
  window: readonly Vector[]
  sky: readonly Vector[]
  /** Pixels along a side of each shadow map. */
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
 * darkness of corners together.
 */
export function lightMesh(mesh: Mesh, around: Bounds, rig: LightRig): void {
  const centre: Vector = [
    (around.low[0] + around.high[0]) / 2,
    (around.low[1] + around.high[1]) / 2,
    (around.low[2] + around.high[2]) / 2,
  ]
  const radius = length(subtract(around.high, centre)) * 1.02
  const casters = [shadowCastersOf(mesh, 0), shadowCastersOf(mesh, 1)] as const
  const map = new Float32Array(rig.fineness * rig.fineness)
  const flat = new Float32Array(mesh.points.length)
  const addLight = (direction: Vector, slot: 0 | 1, weight: number) => {
    drawShadowMap(mesh, casters[slot], direction, centre, radius, map, rig.fineness, flat)
    gatherLight(mesh, direction, centre, radius, map, rig.fineness, flat, slot, weight)
  }
  mesh.light.fill(0)
  const upOfWindow = rig.window.reduce((sum, d) => sum + d[1], 0)
  const upOfSky = rig.sky.reduce((sum, d) => sum + d[1], 0)
  // Both are scaled so that an open floor gets exactly 1 of each.
  for (const direction of rig.window) addLight(direction, 0, 1 / upOfWindow)
  for (const direction of rig.sky) addLight(direction, 1, 1 / upOfSky)
}

function shadowCastersOf(mesh: Mesh, slot: 0 | 1): Uint32Array {
  const casting = mesh.parts.map(
    (part) => !part.shadowless && !(slot === 1 && part.shadowsWindowOnly),
  )
  const list: number[] = []
  for (let t = 0; t < mesh.partOf.length; t++) if (casting[mesh.partOf[t]!]) list.push(t)
  return Uint32Array.from(list)
}

function drawShadowMap(
  mesh: Mesh,
  casters: Uint32Array,
  direction: Vector,
  centre: Vector,
  radius: number,
  map: Float32Array,
  size: number,
  flat: Float32Array,
): void {
  const { side, up } = frameOf(direction)
  const toPixels = size / 2 / radius
  const { points, corners } = mesh
  // Every point in the coordinates of the light: across, up, nearness.
  for (let i = 0; i < points.length; i += 3) {
    const x = points[i]! - centre[0]
    const y = points[i + 1]! - centre[1]
    const z = points[i + 2]! - centre[2]
    flat[i] = (x * side[0] + y * side[1] + z * side[2]) * toPixels + size / 2
    flat[i + 1] = (x * up[0] + y * up[1] + z * up[2]) * toPixels + size / 2
    flat[i + 2] = x * direction[0] + y * direction[1] + z * direction[2]
  }
  map.fill(-1e9)
  for (const triangle of casters) {
    const a = corners[triangle * 3]! * 3
    const b = corners[triangle * 3 + 1]! * 3
    const c = corners[triangle * 3 + 2]! * 3
    // Only the side of a solid that faces the light casts its shadow.
    if (!facing(a) && !facing(b) && !facing(c)) continue
    fillNearness(map, size, flat, a, b, c)
  }

  function facing(i: number): boolean {
    const { normals } = mesh
    return (
      normals[i]! * direction[0] + normals[i + 1]! * direction[1] + normals[i + 2]! * direction[2] >
      0
    )
  }
}

function fillNearness(
  map: Float32Array,
  size: number,
  flat: Float32Array,
  a: number,
  b: number,
  c: number,
): void {
  const ax = flat[a]!
  const ay = flat[a + 1]!
  const bx = flat[b]!
  const by = flat[b + 1]!
  const cx = flat[c]!
  const cy = flat[c + 1]!
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (Math.abs(area) < 1e-9) return
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const right = Math.min(size - 1, Math.floor(Math.max(ax, bx, cx) + 0.5))
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(size - 1, Math.floor(Math.max(ay, by, cy) + 0.5))
  const inverse = 1 / area
  // Includes a narrow margin, so that no gap appears between two triangles.
  const tolerance = -0.02
  const most = 1 - tolerance
  const az = flat[a + 2]!
  const bz = flat[b + 2]! - az
  const cz = flat[c + 2]! - az
  const stepOne = (cy - ay) * inverse
  const stepTwo = -(by - ay) * inverse
  const stepNear = bz * stepOne + cz * stepTwo
  for (let y = top; y <= bottom; y++) {
    let one = ((left - ax) * (cy - ay) - (y - ay) * (cx - ax)) * inverse
    let two = ((bx - ax) * (y - ay) - (by - ay) * (left - ax)) * inverse
    let near = az + bz * one + cz * two
    const end = y * size + right
    for (let at = y * size + left; at <= end; at++) {
      if (one >= tolerance && two >= tolerance && one + two <= most && near > map[at]!)
        map[at] = near
      one += stepOne
      two += stepTwo
      near += stepNear
    }
  }
}

function gatherLight(
  mesh: Mesh,
  direction: Vector,
  centre: Vector,
  radius: number,
  map: Float32Array,
  size: number,
  flat: Float32Array,
  slot: 0 | 1,
  weight: number,
): void {
  const { side, up } = frameOf(direction)
  const toPixels = size / 2 / radius
  const texel = (2 * radius) / size
  const { normals, light } = mesh
  const count = mesh.points.length / 3
  for (let i = 0; i < count; i++) {
    const p = i * 3
    const nx = normals[p]!
    const ny = normals[p + 1]!
    const nz = normals[p + 2]!
    const facing = nx * direction[0] + ny * direction[1] + nz * direction[2]
    if (facing <= 0) continue
    // Offset from the surface, larger at a low angle of light, so that it does not shadow itself.
    const off = texel * (0.9 + 0.9 * (1 - facing))
    const x = flat[p]! + (nx * side[0] + ny * side[1] + nz * side[2]) * off * toPixels
    const y = flat[p + 1]! + (nx * up[0] + ny * up[1] + nz * up[2]) * off * toPixels
    const near = flat[p + 2]! + facing * off + texel * 0.6
    light[i * 2 + slot]! += weight * facing * litShare(map, size, x, y, near)
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
