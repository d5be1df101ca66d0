import type { PictureSubject } from '#server/merchant/vocabulary/appearance.ts'

import type { Camera } from '../render/camera.ts'
import type { Bounds } from '../render/mesh.ts'
import type { Pixels } from '../render/render-image.ts'
import { type Vector, dot, subtract } from '../render/vector.ts'
import { letter } from './lettering.ts'
import { drawStroke } from './stroke.ts'

interface MeasuredSet {
  subject: PictureSubject
  bounds: Bounds
  camera: Camera
  /** Largest side, in millimetres. */
  size: number
}

type Point = readonly [x: number, y: number]

/**
 * A rendering made pale, with width, depth and height of the product beside its edges. The lines are those
 * of the drawn furniture, the numbers those of the product, in centimetres.
 */
export function withMeasures(picture: Pixels, set: MeasuredSet): Pixels {
  fade(picture)
  const text = picture.width * 0.036
  const line = Math.max(1, picture.width / 420)
  const middle = projected(set, middleOf(set.bounds), picture.width)
  for (const { from, to, millimetres } of linesOf(set)) {
    const [a, b] = [projected(set, from, picture.width), projected(set, to, picture.width)]
    drawStroke(picture, [a, b], line)
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const across: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
    for (const [x, y] of [a, b]) {
      const half = text * 0.35
      const tick = [
        [x - across[0] * half, y - across[1] * half],
        [x + across[0] * half, y + across[1] * half],
      ] as const
      drawStroke(picture, tick, line)
    }
    const label = letter(`${centimetres(millimetres)} cm`, text)
    const at: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const isOutward = across[0] * (at[0] - middle[0]) + across[1] * (at[1] - middle[1]) > 0
    const away = (Math.abs(across[0]) * label.width + Math.abs(across[1]) * text) / 2 + text * 0.75
    const shift = isOutward ? away : -away
    const margin = label.width / 2 + text * 0.5
    const x = Math.max(margin, Math.min(picture.width - margin, at[0] + across[0] * shift))
    const y = at[1] + across[1] * shift
    for (const stroke of label.strokes) {
      const moved = stroke.map(([sx, sy]) => [x + sx, y + sy] as const)
      drawStroke(picture, moved, Math.max(1.1, text * 0.11))
    }
  }
  return picture
}

interface MeasureLine {
  from: Vector
  to: Vector
  millimetres: number
}

/** Lines beside three edges of the bounding box: in front, at the visible side, and opposite of it. */
function linesOf({ subject, bounds: { low, high }, camera, size }: MeasuredSet): MeasureLine[] {
  const gap = size * 0.09
  // Whether the camera sees the right side of the furniture.
  const sees = camera.eye[0] > (low[0] + high[0]) / 2 ? 1 : -1
  const side = sees > 0 ? high[0] + gap : low[0] - gap
  const opposite = sees > 0 ? low[0] - gap : high[0] + gap
  const isBelow = camera.eye[1] < low[1]
  const bottom = isBelow ? high[1] : low[1]
  // The furniture's long side may be its front, whichever way its measures are given.
  const isTurned = (subject.width - subject.depth) * (high[0] - low[0] - (high[2] - low[2])) < 0
  const [width, depth] = isTurned ? [subject.depth, subject.width] : [subject.width, subject.depth]
  return [
    {
      from: [low[0], bottom, high[2] + gap],
      to: [high[0], bottom, high[2] + gap],
      millimetres: width,
    },
    { from: [side, bottom, low[2]], to: [side, bottom, high[2]], millimetres: depth },
    {
      from: [opposite, low[1], high[2]],
      to: [opposite, high[1], high[2]],
      millimetres: subject.height,
    },
  ]
}

/** With one decimal if needed, and the comma of the Nordic languages. */
const centimetres = (millimetres: number) => String(Math.round(millimetres) / 10).replace('.', ',')

const middleOf = ({ low, high }: Bounds): Vector => [
  (low[0] + high[0]) / 2,
  (low[1] + high[1]) / 2,
  (low[2] + high[2]) / 2,
]

/** Where the camera shows a point, in pixels. */
function projected({ camera }: MeasuredSet, point: Vector, width: number): Point {
  const towards = subtract(point, camera.eye)
  const away = dot(towards, camera.forward)
  const x = camera.middleX + (camera.lens * dot(towards, camera.right)) / away
  const y = camera.middleY - (camera.lens * dot(towards, camera.up)) / away
  return [x * width, y * width]
}

/** Greyer and lighter, so that the lines stand out. */
function fade({ bytes }: Pixels): void {
  for (let at = 0; at < bytes.length; at += 3) {
    const grey = (bytes[at]! + bytes[at + 1]! + bytes[at + 2]!) / 3
    for (const channel of [0, 1, 2] as const) {
      const paler = bytes[at + channel]! * 0.45 + grey * 0.55
      bytes[at + channel] = Math.round(247 - (247 - Math.min(247, paler)) * 0.62)
    }
  }
}
