import { type Finish, withPatternOffset, finish, shaded } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { block, plank, cushion, disc, fields, moved, rod } from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import {
  type FurnitureSpec,
  type FurnitureBuilder,
  softMaterials,
} from '../parts/furniture-spec.ts'

/** Sofa, easy chair and low table, arranged as one product. */
export const loungeSet: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
  const frame = softMaterials.has(spec.subject.material) ? accent : main
  const pad = padOf(spec)
  // Too shallow to hold a table: a sofa or one section of it, sold alone.
  if (depth < 1150) {
    const seats = Math.max(1, Math.min(spec.count, Math.round(width / 560)))
    return outdoorSeat(spec, frame, pad, width, depth, height, seats)
  }
  const sofaWide = Math.min(2100, width * 0.72)
  const sofa = outdoorSeat(
    spec,
    frame,
    pad,
    sofaWide,
    800,
    720,
    Math.max(2, Math.min(3, spec.count)),
  )
  const chair = outdoorSeat(spec, frame, pad, 780, 780, 720, 1)
  const table = lowTable(spec, frame)
  return [
    ...moved(sofa, { at: [-width * 0.08, 0, -560] }),
    ...moved(chair, { at: [sofaWide / 2 + 320, 0, 240], turn: [0, -64, 0] }),
    ...moved(table, { at: [-width * 0.1, 0, 360] }),
  ]
}

export function padOf(spec: FurnitureSpec): Finish {
  if (softMaterials.has(spec.subject.material)) return spec.main
  const tones = ['DAD5CA', '8E918C', 'C8BBA5', '5E6460']
  return finish('fabric', tones[spec.pick('pad', tones.length)] ?? 'DAD5CA')
}

function outdoorSeat(
  spec: FurnitureSpec,
  frame: Finish,
  pad: Finish,
  width: number,
  depth: number,
  height: number,
  count: number,
): Part[] {
  const form = spec.pick('arms', 3)
  const seatY = 270
  const armY = 560
  const parts: Part[] = []
  const x = width / 2 - 30
  const [front, back] = [depth / 2 - 30, -depth / 2 + 30]
  for (const side of [-1, 1]) {
    parts.push(
      plank(frame, side, [54, armY, 54], [side * x, 0, front], {
        round: 8,
        fibre: 'y',
      }),
      plank(frame, side + 2, [54, armY, 54], [side * x, 0, back], {
        round: 8,
        fibre: 'y',
      }),
      plank(frame, side + 4, [form === 0 ? 110 : 64, 30, depth + 20], [side * x, armY, 0], {
        round: 8,
        fibre: 'z',
      }),
    )
    if (form === 2)
      parts.push(
        ...fields(depth - 170, 4, 60).map(({ middle, size }, i) =>
          plank(frame, i, [20, armY - 180, size], [side * x, 180, middle], {
            round: 4,
            fibre: 'y',
          }),
        ),
      )
    if (form === 1) {
      for (let i = 0; i < 9; i++) {
        const y = seatY - 60 + i * 36
        parts.push(
          rod(
            finish('jute', 'B9AE9A'),
            [
              [side * x, y, back],
              [side * (x + 26), y, 0],
              [side * x, y, front],
            ],
            9,
            { sides: 6 },
          ),
        )
      }
    }
  }
  parts.push(
    plank(frame, 7, [width - 80, 70, 34], [0, seatY - 80, front], { round: 6 }),
    plank(frame, 8, [width - 80, 70, 34], [0, seatY - 80, back], { round: 6 }),
    block(frame, [width - 90, 20, depth - 70], [0, seatY - 30, 0], { round: 3 }),
    ...fields(height - seatY - 90, 3, 46).map(({ middle, size }, i) =>
      plank(
        frame,
        i + 9,
        [width - 80, size, 24],
        [0, (height + seatY) / 2 + middle - size / 2, back - 4],
        { round: 5 },
      ),
    ),
  )
  parts.push(
    ...fields(width - 130, count, 8).flatMap(({ middle, size }, i) => [
      ...cushion(withPatternOffset(pad, i), [size, 140, depth - 90], [middle, seatY - 10, 20], {
        puff: 22,
        seed: i + 3,
      }),
      ...cushion(
        withPatternOffset(pad, i + 5),
        [size, 130, height - seatY - 60],
        [middle, seatY + 110 + (height - seatY - 60) / 2, back + 120],
        { puff: 34, turn: [76, 0, 0], seed: i + 13 },
      ),
    ]),
  )
  return parts
}

function lowTable(spec: FurnitureSpec, frame: Finish): Part[] {
  const [width, depth, height] = [1000, 600, 360]
  return [
    ...legs('straight', frame, { width, depth, height: height - 26, inset: 46, thick: 50 }),
    ...fields(depth, 6, 10).map(({ middle, size }, i) =>
      plank(frame, i, [width, 26, size], [0, height - 26, middle], { round: 5 }),
    ),
    ...(spec.pick('tray', 3) === 0
      ? [disc(shaded(frame, 0.7), 150, 20, [width * 0.2, height, 0])]
      : []),
  ]
}
