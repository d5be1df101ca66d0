import { another } from '../render/finish.ts'
import { block, cushion, moved } from './joinery.ts'
import { legs } from './legs.ts'
import type { Order, Workshop } from './order.ts'
import { backs, pillows, seats } from './sofa-cushions.ts'
import { arm, sofaFrame } from './sofa-frame.ts'

export const sofa: Workshop = (order) => {
  const frame = sofaFrame(order)
  return [
    ...frame.base,
    ...seats(order, frame, -frame.inner / 2, frame.inner, Math.min(4, order.count)),
    ...backs(order, frame, 0, frame.inner, Math.min(4, order.count)),
    ...arm(order, frame, -1),
    ...arm(order, frame, 1),
    ...(order.pick('pillows', 3) > 0 ? pillows(order, frame) : []),
  ]
}

export const cornerSofa: Workshop = (order) => {
  // The long part keeps a sofa's depth; the chaise reaches the whole of the given depth.
  const deep = Math.max(order.depth, order.width * 0.56)
  const body = { ...order, depth: Math.min(order.depth, Math.max(880, order.width * 0.34)) }
  const frame = sofaFrame(body)
  const side = sideOf(order)
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
      Math.max(2, Math.min(3, order.count - 1)),
    ),
    ...backs(body, frame, 0, frame.inner, Math.max(2, Math.min(4, order.count))),
    ...arm(body, frame, -1),
    ...arm(body, frame, 1),
    ...pillows(body, frame),
  ]
  const x = side * (frame.inner / 2 - chaise / 2)
  const front = body.depth / 2
  const wide = chaise + (side === 1 ? frame.armWidth : frame.armWidth)
  const outerX = side * (frame.inner / 2 + frame.armWidth - wide / 2)
  parts.push(
    block(
      another(order.cloth, 5),
      [wide, frame.seatY - frame.legHeight, extra + 40],
      [outerX, frame.legHeight, front + extra / 2 - 20],
      { round: 22 },
    ),
    ...cushion(
      another(order.cloth, 9),
      [chaise - 6, frame.seatThick, frame.seatDepth + extra],
      [x, frame.seatY, frame.seatFront - frame.seatDepth / 2 + extra / 2],
      { puff: 16, seed: 9 },
    ),
    ...moved(
      legs(order.subject.legs === 'none' ? 'none' : 'block', order.accent, {
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
function sideOf({ subject, pick }: Order): -1 | 1 {
  if (subject.side) return subject.side === 'left' ? -1 : 1
  return pick('chaise', 2) === 0 ? -1 : 1
}

/** A one-seat sofa: the upholstered kind of armchair. */
export const easyChair: Workshop = (order) => {
  const frame = sofaFrame(order)
  return [
    ...frame.base,
    ...seats(order, frame, -frame.inner / 2, frame.inner, 1),
    ...backs(order, frame, 0, frame.inner, 1),
    ...arm(order, frame, -1),
    ...arm(order, frame, 1),
  ]
}
