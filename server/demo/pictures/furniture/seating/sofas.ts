import { withPatternOffset } from '../../render/finish.ts'
import { plank, cushion, moved } from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import type { FurnitureSpec, FurnitureBuilder } from '../parts/furniture-spec.ts'
import { backs, pillows, seats } from './sofa-cushions.ts'
import { arm, sofaFrame } from './sofa-frame.ts'

export const sofa: FurnitureBuilder = (spec) => {
  const frame = sofaFrame(spec)
  return [
    ...frame.base,
    ...seats(spec, frame, -frame.inner / 2, frame.inner, Math.min(4, spec.count)),
    ...backs(spec, frame, 0, frame.inner, Math.min(4, spec.count)),
    ...arm(spec, frame, -1),
    ...arm(spec, frame, 1),
    ...(spec.pick('pillows', 3) > 0 ? pillows(spec, frame) : []),
  ]
}

export const cornerSofa: FurnitureBuilder = (spec) => {
  // The long part keeps a sofa's depth; the chaise reaches the whole of the given depth.
  const deep = Math.max(spec.depth, spec.width * 0.56)
  const body = { ...spec, depth: Math.min(spec.depth, Math.max(880, spec.width * 0.34)) }
  const frame = sofaFrame(body)
  const side = sideOf(spec)
  const chaise = frame.inner * 0.36
  const rest = frame.inner - chaise
  const extra = deep - body.depth
  const parts = [
    ...frame.base,
    ...seats(
      body,
      frame,
      side === 1 ? -frame.inner / 2 : -frame.inner / 2 + chaise,
      rest,
      Math.max(2, Math.min(3, spec.count - 1)),
    ),
    ...backs(body, frame, 0, frame.inner, Math.max(2, Math.min(4, spec.count))),
    ...arm(body, frame, -1),
    ...arm(body, frame, 1),
    ...pillows(body, frame),
  ]
  const x = side * (frame.inner / 2 - chaise / 2)
  const front = body.depth / 2
  const wide = chaise + (side === 1 ? frame.armWidth : frame.armWidth)
  const outerX = side * (frame.inner / 2 + frame.armWidth - wide / 2)
  parts.push(
    plank(
      spec.cloth,
      5,
      [wide, frame.seatY - frame.legHeight, extra + 40],
      [outerX, frame.legHeight, front + extra / 2 - 20],
      { round: 22 },
    ),
    ...cushion(
      withPatternOffset(spec.cloth, 9),
      [chaise - 6, frame.seatThick, frame.seatDepth + extra],
      [x, frame.seatY, frame.seatFront - frame.seatDepth / 2 + extra / 2],
      { puff: 16, seed: 9 },
    ),
    ...moved(
      legs(spec.subject.legs === 'none' ? 'none' : 'block', spec.accent, {
        width: wide,
        depth: 160,
        height: frame.legHeight,
        inset: 40,
      }),
      {
        at: [outerX, 0, front + extra - 110],
      },
    ),
  )
  return moved(parts, { at: [0, 0, -extra / 2] })
}

/** Where the chaise stands, seen from the front: -1 to the left. */
function sideOf({ subject, pick }: FurnitureSpec): -1 | 1 {
  if (subject.side) return subject.side === 'left' ? -1 : 1
  return pick('chaise', 2) === 0 ? -1 : 1
}

/** A one-seat sofa: the upholstered kind of armchair. */
export const easyChair: FurnitureBuilder = (spec) => {
  const frame = sofaFrame(spec)
  return [
    ...frame.base,
    ...seats(spec, frame, -frame.inner / 2, frame.inner, 1),
    ...backs(spec, frame, 0, frame.inner, 1),
    ...arm(spec, frame, -1),
    ...arm(spec, frame, 1),
  ]
}
