import type { Part } from '../../render/mesh.ts'
import { ladderBack, plyBack, saddle, spindleBack, wishBack } from './chair-backs.ts'
import { block, cushion } from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import { type FurnitureBuilder, softMaterials } from '../parts/furniture-spec.ts'
import { paddedChair, shellChair } from './upholstered-chairs.ts'

export const diningChair: FurnitureBuilder = (spec) => {
  const soft = softMaterials.has(spec.subject.material)
  const form = spec.pick('form', soft ? 3 : 4)
  const { width, depth, accent } = spec
  const seatY = Math.min(spec.height * 0.62, 455)
  if (spec.subject.material === 'plastic' || (soft && form === 0)) return shellChair(spec, seatY)
  if (soft) return paddedChair(spec, seatY, form)
  const frame = spec.main
  const back: Record<number, () => Part[]> = {
    0: () => spindleBack(spec, frame, seatY),
    1: () => wishBack(spec, frame, seatY),
    2: () => ladderBack(spec, frame, seatY),
    3: () => plyBack(spec, frame, seatY),
  }
  const isSaddle = spec.subject.material === 'metal' || form === 3 || spec.pick('seat', 2) === 0
  const seat = isSaddle
    ? [saddle(spec, frame, width - 30, depth - 40, seatY)]
    : [
        block(frame, [width - 40, 34, depth - 50], [0, seatY - 60, 0], { round: 14 }),
        ...cushion(spec.cloth, [width - 50, 48, depth - 56], [0, seatY - 34, 4], {
          puff: 12,
          soft: 2,
          seam: false,
        }),
      ]
  const style =
    spec.subject.legs === 'none' || spec.subject.legs === 'block' ? 'tapered' : spec.subject.legs
  return [
    ...legs(
      style,
      spec.subject.legs === 'none' ? frame : accent.surface === frame.surface ? frame : accent,
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
