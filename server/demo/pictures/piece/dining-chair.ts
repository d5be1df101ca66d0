import type { Part } from '../render/mesh.ts'
import { ladderBack, plyBack, saddle, spindleBack, wishBack } from './chair-backs.ts'
import { block, cushion } from './joinery.ts'
import { legs } from './legs.ts'
import type { Workshop } from './order.ts'
import { softMaterials } from './order.ts'
import { paddedChair, shellChair } from './upholstered-chairs.ts'

export const diningChair: Workshop = (order) => {
  const soft = softMaterials.has(order.subject.material)
  const form = order.pick('form', soft ? 3 : 4)
  const { width, depth, accent } = order
  const seatY = Math.min(order.height * 0.62, 455)
  if (order.subject.material === 'plastic' || (soft && form === 0)) return shellChair(order, seatY)
  if (soft) return paddedChair(order, seatY, form)
  const frame = order.main
  const back: Record<number, () => Part[]> = {
    0: () => spindleBack(order, frame, seatY),
    1: () => wishBack(order, frame, seatY),
    2: () => ladderBack(order, frame, seatY),
    3: () => plyBack(order, frame, seatY),
  }
  const isSaddle = order.subject.material === 'metal' || form === 3 || order.pick('seat', 2) === 0
  const seat = isSaddle
    ? [saddle(order, frame, width - 30, depth - 40, seatY)]
    : [
        block(frame, [width - 40, 34, depth - 50], [0, seatY - 60, 0], { round: 14 }),
        ...cushion(order.cloth, [width - 50, 48, depth - 56], [0, seatY - 34, 4], {
          puff: 12,
          soft: 2,
          seam: false,
        }),
      ]
  const style =
    order.subject.legs === 'none' || order.subject.legs === 'block' ? 'tapered' : order.subject.legs
  return [
    ...legs(
      style,
      order.subject.legs === 'none' ? frame : accent.surface === frame.surface ? frame : accent,
      {
        width: width - 30,
        depth: depth - 40,
        height: seatY - 36,
        inset: 36,
        thick: 38,
        reach: isSaddle ? 0.76 : undefined,
      },
    ),
    ...seat,
    ...(back[form] ?? back[0]!)(),
  ]
}
