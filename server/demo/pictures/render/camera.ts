import type { Part } from './mesh.ts'
import { type Vector, add, cross, dot, scale, subtract, unit } from './vector.ts'

export interface Camera {
  eye: Vector
  right: Vector
  up: Vector
  forward: Vector
  /** Length of the lens in frame widths. */
  lens: number
  /** Where the straight-ahead point lies in the frame, in frame widths from the upper left corner. */
  middleX: number
  middleY: number
}

/** A camera at `eye` that looks at `target`. `aspect` is height / width of the frame. */
export function cameraAt(eye: Vector, target: Vector, lens: number, aspect: number): Camera {
  const forward = unit(subtract(target, eye))
  const right = unit(cross(forward, [0, 1, 0]))
  return {
    eye,
    right,
    up: cross(right, forward),
    forward,
    lens,
    middleX: 0.5,
    middleY: aspect / 2,
  }
}

export interface Framing {
  /** Degrees around the object: 0 is from the front, positive shows its right side. */
  yaw: number
  /** Degrees above the horizon. */
  pitch: number
  /** Shares of the frame's width and height that the object may fill. */
  fillWidth: number
  fillHeight: number
  /** Vertical position of the object's middle, from 0 (top) to 1. */
  middle: number
  /** Vertical position of its lowest point instead, unless its top would leave the frame. */
  standsAt?: number
  aspect: number
  /** Distance in sizes of the object; a small number gives a strong perspective. */
  distance?: number
}

/** A camera at a distance and with a lens that make the parts fill the frame as given. */
export function framed(
  parts: readonly Part[],
  centre: Vector,
  size: number,
  framing: Framing,
): Camera {
  const yaw = (framing.yaw * Math.PI) / 180
  const pitch = (framing.pitch * Math.PI) / 180
  const towards: Vector = [
    Math.sin(yaw) * Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(yaw) * Math.cos(pitch),
  ]
  const eye = add(centre, scale(towards, size * (framing.distance ?? 3.1)))
  const camera = cameraAt(eye, centre, 1, framing.aspect)
  let [left, right, top, bottom] = [Infinity, -Infinity, -Infinity, Infinity]
  for (const { shape, outOfFrame } of parts) {
    if (outOfFrame) continue
    for (let i = 0; i < shape.points.length; i += 3) {
      const projected = subtract(
        [shape.points[i]!, shape.points[i + 1]!, shape.points[i + 2]!],
        eye,
      )
      const away = dot(projected, camera.forward)
      const x = dot(projected, camera.right) / away
      const y = dot(projected, camera.up) / away
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.max(top, y)
      bottom = Math.min(bottom, y)
    }
  }
  const lens = Math.min(
    framing.fillWidth / (right - left),
    (framing.fillHeight * framing.aspect) / (top - bottom),
  )
  const { middle, standsAt, aspect } = framing
  const share = (lens * (top - bottom)) / aspect
  const low = standsAt === undefined ? middle + share / 2 : Math.max(standsAt, share + 0.06)
  return {
    ...camera,
    lens,
    middleX: 0.5 - (lens * (left + right)) / 2,
    middleY: low * aspect + lens * bottom,
  }
}
