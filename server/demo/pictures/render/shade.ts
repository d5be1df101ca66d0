import type { Camera } from './camera.ts'
import { windowDirection } from './light.ts'
import type { Mesh } from './mesh.ts'
import type { ProjectedMesh } from './raster.ts'
import { reflections, sampleSurface, surfaceSample } from './surface.ts'
import type { Vector } from './vector.ts'

/** Colours of the light, as factors on what `lightMesh` computed. */
export interface LightColors {
  /** Window, sky and light reflected by the floor; red, green, blue. */
  window: Vector
  sky: Vector
  bounce: Vector
}

export const studioLightColors: LightColors = {
  window: [0.6, 0.575, 0.535],
  sky: [0.4, 0.425, 0.465],
  bounce: [0.21, 0.195, 0.175],
}

/** Result of `shadeAt`, in linear light. */
export const shadedColor = { red: 0, green: 0, blue: 0, cover: 1 }

/**
 * Computes the colour of a triangle at a point of the picture (pixels). The result is written to
 * `shadedColor`; `cover` is below 1 for glass.
 */
export function shadeAt(
  mesh: Mesh,
  projected: ProjectedMesh,
  camera: Camera,
  lightColors: LightColors,
  width: number,
  triangle: number,
  px: number,
  py: number,
): void {
  const a = mesh.corners[triangle * 3]!
  const b = mesh.corners[triangle * 3 + 1]!
  const c = mesh.corners[triangle * 3 + 2]!
  const ax = projected.x[a]!
  const ay = projected.y[a]!
  const bx = projected.x[b]! - ax
  const by = projected.y[b]! - ay
  const cx = projected.x[c]! - ax
  const cy = projected.y[c]! - ay
  const inverse = 1 / (bx * cy - by * cx)
  let two = ((px - ax) * cy - (py - ay) * cx) * inverse
  let three = (bx * (py - ay) - by * (px - ax)) * inverse
  two = two < 0 ? 0 : two > 1 ? 1 : two
  three = three < 0 ? 0 : three > 1 - two ? 1 - two : three
  // Converts barycentric coordinates in the picture to those in space.
  let s1 = (1 - two - three) * projected.near[a]!
  let s2 = two * projected.near[b]!
  let s3 = three * projected.near[c]!
  const near = s1 + s2 + s3
  s1 /= near
  s2 /= near
  s3 /= near
  const { points, normals, grain, light } = mesh
  const a3 = a * 3
  const b3 = b * 3
  const c3 = c * 3
  let nx = normals[a3]! * s1 + normals[b3]! * s2 + normals[c3]! * s3
  let ny = normals[a3 + 1]! * s1 + normals[b3 + 1]! * s2 + normals[c3 + 1]! * s3
  let nz = normals[a3 + 2]! * s1 + normals[b3 + 2]! * s2 + normals[c3 + 2]! * s3
  const size = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
  nx *= size
  ny *= size
  nz *= size
  const u = grain[a3]! * s1 + grain[b3]! * s2 + grain[c3]! * s3
  const v = grain[a3 + 1]! * s1 + grain[b3 + 1]! * s2 + grain[c3 + 1]! * s3
  const w = grain[a3 + 2]! * s1 + grain[b3 + 2]! * s2 + grain[c3 + 2]! * s3
  const fromWindow = light[a * 2]! * s1 + light[b * 2]! * s2 + light[c * 2]! * s3
  const fromSky = light[a * 2 + 1]! * s1 + light[b * 2 + 1]! * s2 + light[c * 2 + 1]! * s3
  const vx = camera.eye[0] - (points[a3]! * s1 + points[b3]! * s2 + points[c3]! * s3)
  const vy = camera.eye[1] - (points[a3 + 1]! * s1 + points[b3 + 1]! * s2 + points[c3 + 1]! * s3)
  const vz = camera.eye[2] - (points[a3 + 2]! * s1 + points[b3 + 2]! * s2 + points[c3 + 2]! * s3)
  const away = Math.sqrt(vx * vx + vy * vy + vz * vz)
  let facing = (nx * vx + ny * vy + nz * vz) / away
  if (facing < 0.02) facing = 0.02

  const part = mesh.parts[mesh.partOf[triangle]!]!
  const finish = part.finish
  sampleSurface(finish, u, v, w, 1 / (near * camera.lens * width))
  const reflection = reflections[finish.surface]

  // A tipped surface turns towards the window (upper left) or away from it.
  let tipped = 1 + 0.55 * (surfaceSample.tipAcross - surfaceSample.tipAlong)
  if (tipped < 0.35) tipped = 0.35
  const key = fromWindow * tipped
  const fill = fromSky * (1 + (tipped - 1) * 0.4)
  const back = (0.5 - 0.5 * ny) * (0.55 + 0.45 * Math.min(1, fromSky * 2))
  let red =
    surfaceSample.red *
    (key * lightColors.window[0] + fill * lightColors.sky[0] + back * lightColors.bounce[0])
  let green =
    surfaceSample.green *
    (key * lightColors.window[1] + fill * lightColors.sky[1] + back * lightColors.bounce[1])
  let blue =
    surfaceSample.blue *
    (key * lightColors.window[2] + fill * lightColors.sky[2] + back * lightColors.bounce[2])

  if (reflection.sheen > 0) {
    const graze = (1 - facing) ** 2.6 * reflection.sheen * (key * 0.7 + fill * 0.6)
    red += graze * (surfaceSample.red * 0.8 + 0.1)
    green += graze * (surfaceSample.green * 0.8 + 0.1)
    blue += graze * (surfaceSample.blue * 0.8 + 0.1)
  }
  if (reflection.gloss > 0) {
    const hx = windowDirection[0] + vx / away
    const hy = windowDirection[1] + vy / away
    const hz = windowDirection[2] + vz / away
    const half = Math.sqrt(hx * hx + hy * hy + hz * hz)
    const straight = Math.max(0, (nx * hx + ny * hy + nz * hz) / half)
    const lit = Math.min(1, fromWindow * 1.6)
    const shine = straight ** reflection.tight * reflection.gloss * lit * (0.6 + 0.4 * tipped)
    const metallic = reflection.mirror > 0.1 && reflection.mirror < 0.9
    red += shine * (metallic ? 0.3 + surfaceSample.red : 1)
    green += shine * (metallic ? 0.3 + surfaceSample.green : 1)
    blue += shine * (metallic ? 0.3 + surfaceSample.blue : 1)
  }
  if (reflection.mirror > 0) {
    const twice = (2 * (nx * vx + ny * vy + nz * vz)) / away
    const room = reflectedBrightness(
      nx * twice - vx / away,
      ny * twice - vy / away,
      nz * twice - vz / away,
    )
    const share = reflection.mirror + (1 - reflection.mirror) * (1 - facing) ** 4 * 0.5
    const shut = 0.45 + 0.55 * Math.min(1, fromSky + fromWindow * 0.5)
    const metallic = finish.surface === 'metal' || finish.surface === 'brass'
    const dull = finish.surface === 'mirror' ? 0.94 : 1
    red =
      red * (1 - share) + room * shut * share * (metallic ? surfaceSample.red * 1.1 + 0.02 : dull)
    green =
      green * (1 - share) +
      room * shut * share * (metallic ? surfaceSample.green * 1.1 + 0.02 : dull)
    blue =
      blue * (1 - share) + room * shut * share * (metallic ? surfaceSample.blue * 1.1 + 0.02 : dull)
  }
  if (finish.glow > 0) {
    red += surfaceSample.red * finish.glow
    green += surfaceSample.green * finish.glow
    blue += surfaceSample.blue * finish.glow
  }
  shadedColor.red = red
  shadedColor.green = green
  shadedColor.blue = blue
  shadedColor.cover = finish.surface === 'glass' ? 0.16 + 0.5 * (1 - facing) ** 2.2 : 1
}

/** Brightness that a mirror reflects from a direction: window, pale walls, floor. */
function reflectedBrightness(x: number, y: number, z: number): number {
  const window = x * windowDirection[0] + y * windowDirection[1] + z * windowDirection[2]
  const pane = smooth(0.72, 0.86, window) * 1.15
  const wall = 0.5 + 0.3 * smooth(-0.1, 0.6, y)
  const floor = 0.36
  const shade = 0.3 * smooth(0.1, 0.8, x) * smooth(-0.2, 0.5, z)
  return floor + (wall - floor) * smooth(-0.12, 0.1, y) - shade + pane
}

function smooth(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
