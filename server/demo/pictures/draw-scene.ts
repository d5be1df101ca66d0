import type { SceneSubject } from '#server/merchant/vocabulary/scene.ts'
import { moved } from './piece/joinery.ts'
import { orderOf } from './piece/order.ts'
import { pieces } from './piece/pieces.ts'
import { cameraAt } from './render/camera.ts'
import type { Pixels } from './render/tone-map.ts'
import { develop } from './render/tone-map.ts'
import type { LightRig } from './render/light.ts'
import { cluster, dome, lightMesh } from './render/light.ts'
import type { Mesh, Part } from './render/mesh.ts'
import { boundsOf, meshOf } from './render/mesh.ts'
import type { Mood } from './render/shade.ts'
import type { Vector } from './render/vector.ts'
import { unit } from './render/vector.ts'
import { room } from './scene/room.ts'
import type { Placing, Setting } from './scene/setting.ts'
import { settingOf } from './scene/settings.ts'

/** Where the sun stands in rooms: lower than a studio's window, so that it reaches across the floor. */
const lowSun: Vector = unit([-0.78, 0.56, 0.34])

const roomLight: LightRig = { window: cluster(lowSun, 14, 0.06), sky: dome(26), fineness: 640 }

/**
 * Photographs a furnished room. Width and height in pixels; what does not fit is cut at the sides.
 * The light takes most of the time: a coarser one is for looking at shapes.
 */
export function drawScene(
  subject: SceneSubject,
  width: number,
  height: number,
  light = roomLight,
): Pixels {
  const { setting, mesh } = builtScene(subject, light)
  const aspect = height / width
  // A taller frame than 16:9 keeps the height of the room and loses its sides.
  const lens = setting.lens * Math.max(1, (aspect * 16) / 9)
  const camera = cameraAt(setting.eye, setting.target, lens, aspect)
  const samples = width <= 700 ? 3 : width <= 1700 ? 2 : 1
  return develop(mesh, camera, daylight, width, height, samples)
}

let last: { key: string; setting: Setting; mesh: Mesh } | undefined

/** The last room stays furnished: its sizes and crops are asked for together. */
function builtScene(subject: SceneSubject, light: LightRig): { setting: Setting; mesh: Mesh } {
  const key = JSON.stringify([subject, light.fineness])
  if (last?.key === key) return last
  const setting = settingOf(subject)
  const furniture = setting.pieces.flatMap((placing, i) => placedPiece(placing, subject.design, i))
  const bounds = boundsOf(furniture)
  bounds.low[0] = Math.min(bounds.low[0], -setting.room.halfWidth - 100)
  bounds.low[2] = Math.min(bounds.low[2], setting.room.back)
  bounds.high[1] = Math.max(bounds.high[1], setting.room.height)
  const mesh = meshOf([...furniture, ...room(setting.room)])
  lightMesh(mesh, bounds, light)
  last = { key, setting, mesh }
  return last
}

function placedPiece(placing: Placing, design: number, index: number): Part[] {
  const piece = pieces[placing.kind]
  const [width, depth, height] = placing.size ?? piece.usualSize
  const order = orderOf(
    {
      kind: placing.kind,
      material: placing.material,
      color: placing.color,
      accent: placing.accent ?? placing.color,
      legs: placing.legs ?? 'tapered',
      width,
      depth,
      height,
      parts: placing.parts ?? 3,
      design: design * 101 + (placing.design ?? index * 17),
    },
    piece.usualSize,
  )
  return moved(piece.build(order), { at: placing.at, turn: [0, placing.turn ?? 0, 0] })
}

const daylight: Mood = {
  window: [0.86, 0.78, 0.64],
  sky: [0.78, 0.77, 0.76],
  bounce: [0.32, 0.29, 0.25],
}
