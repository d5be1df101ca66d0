import { box } from '../../render/box.ts'
import { type Finish, withPatternOffset, shaded } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { bent } from '../../render/placement.ts'
import type { Vector } from '../../render/vector.ts'
import { bar, block, cushion, part, rod } from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import { type FurnitureSpec, woodOf } from '../parts/furniture-spec.ts'

export interface SofaFrame {
  base: Part[]
  legHeight: number
  armWidth: number
  armHeight: number
  armStyle: number
  backStyle: number
  inner: number
  seatY: number
  seatThick: number
  seatDepth: number
  seatFront: number
  backThick: number
}

export function sofaFrame(spec: FurnitureSpec): SofaFrame {
  const { width, depth, height, cloth } = spec
  const low = { none: 24, block: 70 } as Record<string, number>
  const legHeight = Math.min(height * 0.24, low[spec.subject.legs] ?? spec.vary('legs', 120, 175))
  const armStyle = spec.pick('arm', 5)
  const backStyle = spec.pick('back', 4)
  const armWidths = [95, 190, 150, 130, 62]
  const armWidth = Math.min(width * 0.16, armWidths[armStyle] ?? 120)
  const seatTop = Math.max(legHeight + 150, Math.min(450, height * 0.53))
  const seatThick = Math.min(185, (seatTop - legHeight) * 0.62)
  const seatY = seatTop - seatThick
  const backThick = Math.min(210, depth * 0.2)
  const inner = width - 2 * armWidth
  const seatDepth = depth - backThick * 0.72
  const wooden = armStyle === 4
  const base: Part[] = [
    ...legs(spec.subject.legs, spec.accent, {
      width,
      depth,
      // Under a wooden frame they reach up to its board.
      height: wooden ? seatY - 64 : legHeight,
      inset: wooden ? 200 : 85,
    }),
    wooden
      ? block(woodOf(spec), [width - armWidth, 64, depth - 40], [0, seatY - 66, 0], { round: 10 })
      : block(
          shaded(cloth, 0.97),
          [inner + 12, seatY - legHeight + 2, depth - 30],
          [0, legHeight, -8],
          { round: 16 },
        ),
  ]
  return {
    base,
    legHeight,
    armWidth,
    armHeight: Math.min(height * 0.82, seatTop + spec.vary('armHeight', 90, 190)),
    armStyle,
    backStyle,
    inner,
    seatY,
    seatThick,
    seatDepth,
    seatFront: depth / 2,
    backThick,
  }
}

export function arm(spec: FurnitureSpec, frame: SofaFrame, side: -1 | 1): Part[] {
  const { width, depth, cloth } = spec
  const x = side * (width / 2 - frame.armWidth / 2)
  const tall = frame.armHeight - frame.legHeight
  const y = frame.legHeight
  const armOptions: (() => Part[])[] = [
    () => [
      block(cloth, [frame.armWidth, tall, depth], [x, y, 0], { round: 22, soft: 2, seed: side }),
    ],
    () => [
      block(cloth, [frame.armWidth, tall, depth], [x, y, 0], {
        round: frame.armWidth * 0.46,
        soft: 4,
        seed: side,
      }),
    ],
    () => [
      block(
        cloth,
        [frame.armWidth * 0.72, tall - 70, depth],
        [x - side * frame.armWidth * 0.1, y, 0],
        { round: 24 },
      ),
      ...cushion(
        withPatternOffset(cloth, side),
        [frame.armWidth * 1.06, 118, depth - 30],
        [x, y + tall - 108, 4],
        { puff: 18, seed: 40 + side, round: 48 },
      ),
    ],
    () => [
      part(
        bent(
          box(frame.armWidth, tall, depth, { round: 46, soft: 3, seed: side }),
          ([px, py, pz]) => [
            px + side * (py / tall) ** 2 * 46,
            py - (pz > 0 ? (pz / depth) ** 2 * 120 * (py / tall) : 0),
            pz,
          ],
        ),
        cloth,
        { at: [x - side * 20, y, 0] },
      ),
    ],
    () => woodenArm(woodOf(spec), x, frame.armHeight, depth),
  ]
  return (armOptions[frame.armStyle] ?? armOptions[0]!)()
}

function woodenArm(wood: Finish, x: number, height: number, depth: number): Part[] {
  const front: Vector = [x, 0, depth / 2 - 50]
  const back: Vector = [x, 0, -depth / 2 + 60]
  return [
    bar(wood, front, [x, height - 30, depth / 2 - 70], (t) => 15 + 6 * t, { sides: 14 }),
    bar(wood, back, [x, height - 30, -depth / 2 + 90], (t) => 15 + 6 * t, { sides: 14 }),
    rod(
      wood,
      [
        [x, height - 36, -depth / 2 + 20],
        [x, height - 14, 0],
        [x, height - 18, depth / 2 - 10],
      ],
      30,
      { smooth: 6, sides: 14, flat: [1, 0.5] },
    ),
  ]
}
