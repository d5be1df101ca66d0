import type { Pixels } from '../render/render-image.ts'
import type { Stroke } from './lettering.ts'

/** Red, green and blue, 0..255. */
const ink = [43, 43, 44] as const

/** Draws a stroke with round ends and smooth edges; points in pixels. */
export function drawStroke(picture: Pixels, stroke: Stroke, thickness: number): void {
  for (let i = 1; i < stroke.length; i++) {
    drawSegment(picture, stroke[i - 1]!, stroke[i]!, thickness / 2)
  }
}

function drawSegment(
  { bytes, width, height }: Pixels,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  radius: number,
): void {
  const [left, right] = rangeOf(ax, bx, radius, width)
  const [top, bottom] = rangeOf(ay, by, radius, height)
  const lengthSquared = (bx - ax) ** 2 + (by - ay) ** 2 || 1
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5 - ax, y + 0.5 - ay]
      const along = (px * (bx - ax) + py * (by - ay)) / lengthSquared
      const share = Math.max(0, Math.min(1, along))
      const away = Math.hypot(px - share * (bx - ax), py - share * (by - ay))
      const cover = Math.max(0, Math.min(1, radius + 0.5 - away))
      if (cover === 0) continue
      const at = (y * width + x) * 3
      for (const channel of [0, 1, 2] as const) {
        // Where two segments meet, the darker one counts, so that joints are not twice as dark.
        const covered = bytes[at + channel]! + (ink[channel] - bytes[at + channel]!) * cover
        bytes[at + channel] = Math.min(bytes[at + channel]!, Math.round(covered))
      }
    }
  }
}

/** First and last pixel that a segment may touch, within the picture. */
function rangeOf(one: number, other: number, radius: number, size: number): [number, number] {
  const low = Math.floor(Math.min(one, other) - radius - 1)
  const high = Math.ceil(Math.max(one, other) + radius + 1)
  return [Math.max(0, low), Math.min(size - 1, high)]
}
