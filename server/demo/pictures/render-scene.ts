import type { PictureSubject } from '#server/merchant/vocabulary/appearance.ts'
import type { SceneSubject } from '#server/merchant/vocabulary/scene.ts'

import { moved } from './furniture/parts/joinery.ts'
import { furnitureSpecOf } from './furniture/parts/furniture-spec.ts'
import { furnitureModels } from './furniture/furniture-models.ts'
import { cameraAt } from './render/camera.ts'
import { pointsInFrame } from './render/points-in-frame.ts'
import { type Pixels, renderImage } from './render/render-image.ts'
import { type LightRig, cluster, dome, lightMesh } from './render/light.ts'
import { type Mesh, type Part, boundsOf, meshOf } from './render/mesh.ts'
import type { LightColors } from './render/shade.ts'
import { type Vector, unit } from './render/vector.ts'
import { productRoom } from './scene/product-room.ts'
import { room } from './scene/room.ts'
import type { PlacedFurniture, SceneSetup } from './scene/scene-setup.ts'
import { sceneSetupOf } from './scene/scene-setups.ts'

/**
 * Direction of sunlight in rooms: lower than the studio's window, so that it reaches across the
 * floor.
 */
const lowSun: Vector = unit([-0.78, 0.56, 0.34])

/** Height / width of the frame that shows all of a scene: others crop its sides, or its top and bottom. */
const highestScene = 9 / 16
/** Of the picture of a product in a room. */
const roomAspect = 1.25

const roomLight: LightRig = { window: cluster(lowSun, 9, 0.06), sky: dome(10), fineness: 400 }

/**
 * Renders a furnished room. Width and height in pixels; the sides are cropped. Lighting takes most
 * of the time; tests pass a coarser light.
 */
export function renderScene(
  subject: SceneSubject,
  width: number,
  height: number,
  light = roomLight,
): Pixels {
  const key = JSON.stringify([subject, light.fineness])
  const { setup, mesh } = builtScene(key, light, highestScene, () => {
    const setup = sceneSetupOf(subject)
    return {
      setup,
      parts: setup.furniture.flatMap((item, i) => placedParts(item, subject.design, i)),
    }
  })
  const aspect = height / width
  // A frame taller than 16:9 keeps the height of the room and crops its sides.
  const lens = setup.lens * Math.max(1, aspect / highestScene)
  const camera = cameraAt(setup.eye, setup.target, lens, aspect)
  const samples = width <= 700 ? 3 : width <= 1700 ? 2 : 1
  return renderImage(mesh, camera, daylight, width, height, samples)
}

/**
 * Renders a product in a furnished room, in a frame of 4:5. `width` in pixels.
 */
export function renderInRoom(subject: PictureSubject, width: number, light = roomLight): Pixels {
  const key = JSON.stringify([subject, light.fineness])
  const { setup, mesh } = builtScene(key, light, roomAspect, () => {
    const model = furnitureModels[subject.kind]
    const built = model.build(furnitureSpecOf(subject, model.usualSize))
    const setup = productRoom(subject, boundsOf(built))
    const { at, turn } = setup.product
    const others = setup.furniture.flatMap((item, i) => placedParts(item, subject.design, i))
    return { setup, parts: [...moved(built, { at, turn: [0, turn, 0] }), ...others] }
  })
  const camera = cameraAt(setup.eye, setup.target, setup.lens, roomAspect)
  return renderImage(mesh, camera, daylight, width, width * roomAspect, width <= 800 ? 2 : 1)
}

interface BuiltScene {
  setup: SceneSetup
  parts: Part[]
}

let last: { key: string; setup: SceneSetup; mesh: Mesh } | undefined

/**
 * Caches the last room: its sizes and crops are requested together. Only what a frame of `aspect` (height / width)
 * shows is lit.
 */
function builtScene(key: string, light: LightRig, aspect: number, build: () => BuiltScene) {
  if (last?.key === key) return last
  const { setup, parts } = build()
  const bounds = boundsOf(parts)
  bounds.low[0] = Math.min(bounds.low[0], -setup.room.halfWidth - 100)
  bounds.low[2] = Math.min(bounds.low[2], setup.room.back)
  bounds.high[1] = Math.max(bounds.high[1], setup.room.height)
  const mesh = meshOf([...parts, ...room(setup.room)])
  const camera = cameraAt(setup.eye, setup.target, setup.lens, aspect)
  lightMesh(mesh, bounds, light, pointsInFrame(mesh, camera, aspect))
  last = { key, setup, mesh }
  return last
}

function placedParts(item: PlacedFurniture, design: number, index: number): Part[] {
  const model = furnitureModels[item.kind]
  const [width, depth, height] = item.size ?? model.usualSize
  const spec = furnitureSpecOf(
    {
      kind: item.kind,
      material: item.material,
      color: item.color,
      accent: item.accent ?? item.color,
      legs: item.legs ?? 'tapered',
      width,
      depth,
      height,
      parts: item.parts ?? 3,
      design: design * 101 + (item.design ?? index * 17),
    },
    model.usualSize,
  )
  return moved(model.build(spec), { at: item.at, turn: [0, item.turn ?? 0, 0] })
}

const daylight: LightColors = {
  window: [0.86, 0.78, 0.64],
  sky: [0.78, 0.77, 0.76],
  bounce: [0.32, 0.29, 0.25],
}
