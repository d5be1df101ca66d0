import type { Camera } from './camera.ts'
import { surfacePoint } from './grain.ts'
import { windowDirection } from './light.ts'
import { mirroredRoom, reflectRoom } from './mirrored-room.ts'
import { materialsOf, sampleMaterial } from './material.ts'
import type { Mesh } from './mesh.ts'
import { power, powerTable } from './power-table.ts'
import type { ProjectedMesh } from './raster.ts'
import { surfaceSample } from './surface.ts'
import { createTriangleOnScreen } from './triangle-on-screen.ts'
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

/** Result of a `Shader`, in linear light. */
export const shadedColor = { red: 0, green: 0, blue: 0, cover: 1 }

/**
 * Computes the colour of a triangle at a point of the picture, given in halves of a sample. The result is
 * written to `shadedColor`; `cover` is below 1 for glass.
 */
export type Shader = (triangle: number, column: number, row: number) => void

/**
 * Prepares the shading of a mesh. What varies over a triangle (normal, grain, light) varies linearly over the
 * picture once it is multiplied by nearness, so that a triangle is set up once for all its pixels in a row.
 */
export function createShader(
  mesh: Mesh,
  projected: ProjectedMesh,
  camera: Camera,
  lightColors: LightColors,
  width: number,
  samples: number,
): Shader {
  const materials = materialsOf(mesh.parts)
  const { partOf } = mesh
  const toPixels = 1 / (2 * samples)
  const triangleOnScreen = createTriangleOnScreen(mesh, projected, toPixels)
  const { values } = triangleOnScreen
  const toFrame = toPixels / width
  const { eye, right, up, forward, lens, middleX, middleY } = camera
  const [windowX, windowY, windowZ] = windowDirection
  const { window, sky, bounce } = lightColors

  return (triangle, column, row) => {
    triangleOnScreen.evaluate(triangle, column, row)
    const away = 1 / values[0]!
    let nx = values[1]!
    let ny = values[2]!
    let nz = values[3]!
    const size = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    nx *= size
    ny *= size
    nz *= size
    const fromWindow = values[7]! * away
    const fromSky = values[8]! * away
    // Direction from the point to the eye.
    const rx = (column * toFrame - middleX) / lens
    const ry = (middleY - row * toFrame) / lens
    const ray = -1 / Math.sqrt(1 + rx * rx + ry * ry)
    const vx = (forward[0] + right[0] * rx + up[0] * ry) * ray
    const vy = (forward[1] + right[1] * rx + up[1] * ry) * ray
    const vz = (forward[2] + right[2] * rx + up[2] * ry) * ray
    const towardsEye = nx * vx + ny * vy + nz * vz
    const facing = towardsEye < 0.02 ? 0.02 : towardsEye
    const aside = 1 - facing

    const material = materials[partOf[triangle]!]!
    surfacePoint.u = values[4]! * away
    surfacePoint.v = values[5]! * away
    surfacePoint.w = values[6]! * away
    surfacePoint.pixelSize = away / (lens * width)
    sampleMaterial(material)
    const surfaceRed = surfaceSample.red
    const surfaceGreen = surfaceSample.green
    const surfaceBlue = surfaceSample.blue

    // A tipped surface turns towards the window (upper left) or away from it.
    const tipped = Math.max(0.35, 1 + 0.55 * (surfaceSample.tipAcross - surfaceSample.tipAlong))
    const key = fromWindow * tipped
    const fill = fromSky * (1 + (tipped - 1) * 0.4)
    const back = (0.5 - 0.5 * ny) * (0.55 + 0.45 * Math.min(1, fromSky * 2))
    let red = surfaceRed * (key * window[0] + fill * sky[0] + back * bounce[0])
    let green = surfaceGreen * (key * window[1] + fill * sky[1] + back * bounce[1])
    let blue = surfaceBlue * (key * window[2] + fill * sky[2] + back * bounce[2])

    if (material.sheen > 0) {
      const graze = power(grazing, aside) * material.sheen * (key * 0.7 + fill * 0.6)
      red += graze * (surfaceRed * 0.8 + 0.1)
      green += graze * (surfaceGreen * 0.8 + 0.1)
      blue += graze * (surfaceBlue * 0.8 + 0.1)
    }
    if (material.gloss > 0) {
      const hx = windowX + vx
      const hy = windowY + vy
      const hz = windowZ + vz
      const half = Math.sqrt(hx * hx + hy * hy + hz * hz)
      const straight = Math.max(0, Math.min(1, (nx * hx + ny * hy + nz * hz) / half))
      const lit = Math.min(1, fromWindow * 1.6)
      const shine = power(material.shine, straight) * material.gloss * lit * (0.6 + 0.4 * tipped)
      const isColored = material.hasColoredShine
      red += shine * (isColored ? 0.3 + surfaceRed : 1)
      green += shine * (isColored ? 0.3 + surfaceGreen : 1)
      blue += shine * (isColored ? 0.3 + surfaceBlue : 1)
    }
    if (material.mirror === 1) {
      const twice = 2 * towardsEye
      const far = away / ray
      reflectRoom(
        eye[0] + vx * far,
        eye[1] + vy * far,
        eye[2] + vz * far,
        nx * twice - vx,
        ny * twice - vy,
        nz * twice - vz,
      )
      red = mirroredRoom.red
      green = mirroredRoom.green
      blue = mirroredRoom.blue
    } else if (material.mirror > 0) {
      const twice = 2 * towardsEye
      const room = reflectedBrightness(nx * twice - vx, ny * twice - vy, nz * twice - vz)
      const share = material.mirror + (1 - material.mirror) * (aside * aside) ** 2 * 0.5
      const shown = room * share * (0.45 + 0.55 * Math.min(1, fromSky + fromWindow * 0.5))
      const { isMetal } = material
      red = red * (1 - share) + shown * (isMetal ? surfaceRed * 1.1 + 0.02 : 1)
      green = green * (1 - share) + shown * (isMetal ? surfaceGreen * 1.1 + 0.02 : 1)
      blue = blue * (1 - share) + shown * (isMetal ? surfaceBlue * 1.1 + 0.02 : 1)
    }
    if (material.glow > 0) {
      red += surfaceRed * material.glow
      green += surfaceGreen * material.glow
      blue += surfaceBlue * material.glow
    }
    shadedColor.red = red
    shadedColor.green = green
    shadedColor.blue = blue
    shadedColor.cover = material.isClear ? 0.16 + 0.5 * aside ** 2.2 : 1
  }
}

const grazing = powerTable(2.6)

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
