import { type Finish, withPatternOffset, shaded } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import type { Vector } from '../../render/vector.ts'
import { block, plank, cushion, fields, pillow } from '../parts/joinery.ts'
import type { FurnitureSpec } from '../parts/furniture-spec.ts'
import type { SofaFrame } from './sofa-frame.ts'

export function seats(
  spec: FurnitureSpec,
  frame: SofaFrame,
  left: number,
  length: number,
  count: number,
): Part[] {
  const bench = count > 1 && spec.pick('bench', 3) === 0
  const puff = spec.vary('puff', 14, 30)
  return fields(length - 8, bench ? 1 : count, 5).flatMap(({ middle, size }, i) =>
    cushion(
      withPatternOffset(spec.cloth, i + 1),
      [size, frame.seatThick, frame.seatDepth],
      [left + length / 2 + middle, frame.seatY, frame.seatFront - frame.seatDepth / 2 + 4],
      { puff, seed: i + 2, round: Math.min(48, frame.seatThick * 0.34) },
    ),
  )
}

export function backs(
  spec: FurnitureSpec,
  frame: SofaFrame,
  x: number,
  length: number,
  count: number,
): Part[] {
  const { depth, height, cloth } = spec
  const z = -depth / 2 + frame.backThick / 2
  const seatTop = frame.seatY + frame.seatThick
  const shell = block(
    shaded(cloth, 0.96),
    [
      length + 10,
      height - frame.legHeight - (frame.backStyle === 0 ? 70 : 8),
      frame.backThick * 0.62,
    ],
    [x, frame.legHeight, z - frame.backThick * 0.16],
    { round: 38, soft: 3, seed: 4, turn: [-3, 0, 0] },
  )
  const rise = height - seatTop
  if (frame.backStyle === 1) {
    // One unbroken back with a soft crown.
    return [
      shell,
      ...cushion(
        withPatternOffset(cloth, 21),
        [length - 6, frame.backThick * 0.8, rise + 40],
        [x, seatTop - 8 + (rise + 30) / 2, z + frame.backThick * 0.34 - frame.backThick * 0.4],
        {
          turn: [82, 0, 0],
          puff: 14,
          seed: 21,
          round: 60,
        },
      ),
    ]
  }
  if (frame.backStyle === 2) {
    // Upright channels, as in a shell.
    const ribs = Math.max(4, Math.round(length / 145))
    return [
      shell,
      ...fields(length - 4, ribs, 0).map(({ middle, size }, i) =>
        plank(
          cloth,
          i,
          [size + 1, rise + 26, frame.backThick * 0.62],
          [x + middle, seatTop - 26, z + frame.backThick * 0.24],
          {
            round: size * 0.36,
            puff: 4,
            seed: i,
            turn: [-8, 0, 0],
            cells: 4,
          },
        ),
      ),
    ]
  }
  const tall = rise * (frame.backStyle === 3 ? 1.04 : 0.98) + 20
  return [
    shell,
    ...fields(length - 10, count, 8).flatMap(({ middle, size }, i) =>
      cushion(
        withPatternOffset(cloth, i + 11),
        [size, frame.backThick * 0.86, tall],
        [x + middle, seatTop - 14 + tall / 2, z + frame.backThick * 0.42 - frame.backThick * 0.36],
        {
          turn: [79, spec.vary('askew' + i, -1.5, 1.5), 0],
          puff: frame.backStyle === 3 ? 52 : 34,
          soft: 9,
          round: 70,
          seed: i + 31,
          seam: true,
        },
      ),
    ),
  ]
}

export function pillows(spec: FurnitureSpec, frame: SofaFrame): Part[] {
  const seatTop = frame.seatY + frame.seatThick
  const size = Math.min(470, (spec.height - seatTop) * 1.08)
  const side = spec.pick('pillowSide', 2) === 0 ? -1 : 1
  // The middle of a pillow is 62 mm before the back and its lower edge further out, because it leans.
  const lowerEdge = 62 + (size / 2) * Math.sin((pillowLean * Math.PI) / 180)
  const z = -spec.depth / 2 + frontOfBack(frame) + lowerEdge
  const put = (finish: Finish, x: number, turn: Vector, seed: number) =>
    pillow(finish, [size, size, 190], [x, seatTop - 4, z], { turn, seed })
  const light = { ...shaded(spec.cloth, 1.35), surface: 'linen' as const }
  const dark = { ...shaded(spec.cloth, 0.62), surface: 'wool' as const }
  const x = side * (frame.inner / 2 - size * 0.5)
  const one = put(
    spec.pick('pillowTone', 2) ? light : dark,
    x,
    [-pillowLean, side * -14, side * 4],
    51,
  )
  if (spec.pick('pillows', 3) < 2) return one
  return [
    ...one,
    ...put(spec.pick('pillowTone', 2) ? dark : light, -x, [-pillowLean, side * 12, side * -3], 53),
  ]
}

/** Degrees that a pillow leans against the back. */
const pillowLean = 17

/** How far the middle of the back reaches forward from the rear of the sofa, in millimetres. */
function frontOfBack({ backStyle, backThick }: SofaFrame): number {
  if (backStyle === 1) return backThick * 1.23 + 14
  if (backStyle === 2) return backThick * 1.05 - 28
  return backThick * 1.4 + (backStyle === 3 ? 52 : 34)
}
