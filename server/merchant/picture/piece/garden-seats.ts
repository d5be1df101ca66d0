import { another, finish, shaded } from '../render/finish.ts'
import type { Finish } from '../render/finish.ts'
import type { Part } from '../render/mesh.ts'
import { curve } from '../render/tube.ts'
import { block, cushion, disc, fields, moved, rod } from './joinery.ts'
import { legs } from './legs.ts'
import type { Order, Workshop } from './order.ts'
import { softMaterials } from './order.ts'

/** Sofa, easy chair and low table, standing as they are sold: together. */
export const loungeSet: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const frame = softMaterials.has(order.subject.material) ? accent : main
  const pad = padOf(order)
  // Too shallow to hold a table: a sofa or one section of it, sold alone.
  if (depth < 1150) {
    const seats = Math.max(1, Math.min(order.count, Math.round(width / 560)))
    return outdoorSeat(order, frame, pad, width, depth, height, seats)
  }
  const sofaWide = Math.min(2100, width * 0.72)
  const sofa = outdoorSeat(
    order,
    frame,
    pad,
    sofaWide,
    800,
    720,
    Math.max(2, Math.min(3, order.count)),
  )
  const chair = outdoorSeat(order, frame, pad, 780, 780, 720, 1)
  const table = lowTable(order, frame, 1000, 600, 360)
  return [
    ...moved(sofa, { at: [-width * 0.08, 0, -560] }),
    ...moved(chair, { at: [sofaWide / 2 + 320, 0, 240], turn: [0, -64, 0] }),
    ...moved(table, { at: [-width * 0.1, 0, 360] }),
  ]
}

function padOf(order: Order): Finish {
  if (softMaterials.has(order.subject.material)) return order.main
  const tones = ['DAD5CA', '8E918C', 'C8BBA5', '5E6460']
  return finish('fabric', tones[order.pick('pad', tones.length)] ?? 'DAD5CA')
}

function outdoorSeat(
  order: Order,
  frame: Finish,
  pad: Finish,
  width: number,
  depth: number,
  height: number,
  count: number,
): Part[] {
  const form = order.pick('arms', 3)
  const seatY = 270
  const armY = 560
  const parts: Part[] = []
  const x = width / 2 - 30
  const [front, back] = [depth / 2 - 30, -depth / 2 + 30]
  for (const side of [-1, 1]) {
    parts.push(
      block(another(frame, side), [54, armY, 54], [side * x, 0, front], { round: 8, fibre: 'y' }),
      block(another(frame, side + 2), [54, armY, 54], [side * x, 0, back], {
        round: 8,
        fibre: 'y',
      }),
      block(
        another(frame, side + 4),
        [form === 0 ? 110 : 64, 30, depth + 20],
        [side * x, armY, 0],
        { round: 8, fibre: 'z' },
      ),
    )
    if (form === 2)
      parts.push(
        ...fields(depth - 170, 4, 60).map(({ middle, size }, i) =>
          block(another(frame, i), [20, armY - 180, size], [side * x, 180, middle], {
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
    block(another(frame, 7), [width - 80, 70, 34], [0, seatY - 80, front], { round: 6 }),
    block(another(frame, 8), [width - 80, 70, 34], [0, seatY - 80, back], { round: 6 }),
    block(frame, [width - 90, 20, depth - 70], [0, seatY - 30, 0], { round: 3 }),
    ...fields(height - seatY - 90, 3, 46).map(({ middle, size }, i) =>
      block(
        another(frame, i + 9),
        [width - 80, size, 24],
        [0, (height + seatY) / 2 + middle - size / 2, back - 4],
        { round: 5 },
      ),
    ),
  )
  parts.push(
    ...fields(width - 130, count, 8).flatMap(({ middle, size }, i) => [
      ...cushion(another(pad, i), [size, 140, depth - 90], [middle, seatY - 10, 20], {
        puff: 22,
        seed: i + 3,
      }),
      ...cushion(
        another(pad, i + 5),
        [size, 130, height - seatY - 60],
        [middle, seatY + 110 + (height - seatY - 60) / 2, back + 120],
        { puff: 34, turn: [76, 0, 0], seed: i + 13 },
      ),
    ]),
  )
  return parts
}

function lowTable(
  order: Order,
  frame: Finish,
  width: number,
  depth: number,
  height: number,
): Part[] {
  return [
    ...legs('straight', frame, { width, depth, height: height - 26, inset: 46, thick: 50 }),
    ...slats(frame, width, depth, height, 6),
    ...(order.pick('tray', 3) === 0
      ? [disc(shaded(frame, 0.7), 150, 20, [width * 0.2, height, 0])]
      : []),
  ]
}

function slats(of: Finish, width: number, depth: number, height: number, count: number): Part[] {
  return fields(depth, count, 10).map(({ middle, size }, i) =>
    block(another(of, i), [width, 26, size], [0, height - 26, middle], { round: 5 }),
  )
}

export const gardenChair: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const form = order.pick('form', 3)
  const frame =
    softMaterials.has(order.subject.material) || order.subject.material === 'rattan' ? accent : main
  const seatY = 440
  const x = width / 2 - 24
  const r = frame.surface === 'metal' ? 12 : 18
  const armY = 650
  const parts: Part[] = []
  for (const side of [-1, 1]) {
    parts.push(
      rod(
        frame,
        [
          [side * x, 0, depth / 2 - 30],
          [side * x, armY - 8, depth / 2 - 50],
        ],
        r,
        { sides: 12 },
      ),
      rod(
        frame,
        curve(
          [
            [side * x, 0, -depth / 2 + 20],
            [side * x, seatY, -depth / 2 + 60],
            [side * x, height, -depth / 2 - 30],
          ],
          6,
        ),
        r,
        { sides: 12 },
      ),
      rod(
        frame,
        [
          [side * x, armY, depth / 2 - 16],
          [side * x, armY, -depth / 2 + 26],
        ],
        24,
        { sides: 12, flat: [1, 0.5] },
      ),
      rod(
        frame,
        [
          [side * x, seatY - 40, depth / 2 - 40],
          [side * x, seatY - 40, -depth / 2 + 50],
        ],
        r * 0.9,
        { sides: 10 },
      ),
    )
  }
  const seatSlats = (count: number, of: Finish) =>
    fields(depth - 90, count, 12).map(({ middle, size }, i) =>
      block(another(of, i), [width - 70, 20, size], [0, seatY - 22, middle + 10], { round: 5 }),
    )
  const backAt = (share: number): [number, number] => [
    seatY + 60 + (height - seatY - 80) * share,
    -depth / 2 + 44 - 64 * share,
  ]
  if (form === 0) {
    parts.push(
      ...seatSlats(6, main),
      ...Array.from({ length: 4 }, (_, i) => {
        const [y, z] = backAt((i + 0.6) / 4)
        return block(another(main, i + 7), [width - 56, 62, 18], [0, y - 30, z], {
          round: 5,
          turn: [-10, 0, 0],
        })
      }),
    )
  } else if (form === 1) {
    parts.push(
      ...seatSlats(6, main),
      ...fields(width - 90, 6, 16).map(({ middle, size }, i) =>
        block(
          another(main, i + 7),
          [size, height - seatY - 60, 16],
          [middle, seatY + 30, -depth / 2 + 52],
          { round: 5, turn: [-10, 0, 0], fibre: 'y' },
        ),
      ),
      block(another(main, 20), [width - 50, 50, 24], [0, height - 44, -depth / 2 - 22], {
        round: 8,
      }),
    )
  } else {
    const rope = finish(
      'jute',
      order.subject.material === 'rattan' ? order.subject.color : 'BFB39C',
    )
    parts.push(
      ...fields(width - 60, 20, 3).map(({ middle }) =>
        rod(
          rope,
          curve(
            [
              [middle, seatY - 26, depth / 2 - 40],
              [middle, seatY - 40, 0],
              [middle, seatY - 26, -depth / 2 + 70],
            ],
            3,
          ),
          8,
          { sides: 6 },
        ),
      ),
      ...Array.from({ length: 13 }, (_, i) => {
        const [y, z] = backAt(i / 12)
        return rod(
          rope,
          curve(
            [
              [-x, y, z],
              [0, y, z - 44],
              [x, y, z],
            ],
            5,
          ),
          9,
          { sides: 6 },
        )
      }),
      rod(
        frame,
        [
          [-x, seatY - 30, depth / 2 - 44],
          [x, seatY - 30, depth / 2 - 44],
        ],
        r * 0.9,
        { sides: 10 },
      ),
      rod(
        frame,
        [
          [-x, height - 4, -depth / 2 - 30],
          [x, height - 4, -depth / 2 - 30],
        ],
        r * 0.9,
        { sides: 10 },
      ),
    )
  }
  if (order.pick('pad', 2) === 0 || softMaterials.has(order.subject.material))
    parts.push(
      ...cushion(padOf(order), [width - 80, 56, depth - 90], [0, seatY - 4, 10], {
        puff: 16,
        soft: 3,
      }),
    )
  return parts
}

export const sunLounger: Workshop = (order) => {
  const { main, accent } = order
  // Shown from its long side: the head is to the left.
  const long = Math.max(order.width, order.depth)
  const wide = Math.min(order.width, order.depth)
  const frame = softMaterials.has(order.subject.material) ? accent : main
  const pad = padOf(order)
  const seat = 330
  const fold = -long * 0.12
  const rise = order.vary('rise', 22, 46)
  const backLong = long * 0.38
  const parts: Part[] = [
    ...[-1, 1].map((side) =>
      block(another(frame, side), [long, 70, 40], [0, seat - 90, side * (wide / 2 - 20)], {
        round: 8,
      }),
    ),
    ...legs('straight', frame, {
      width: long,
      depth: wide,
      height: seat - 80,
      inset: 60,
      thick: 56,
    }),
    ...fields(long * 0.6, 10, 16).map(({ middle, size }, i) =>
      block(another(frame, i), [size, 18, wide - 70], [middle + long * 0.19, seat - 40, 0], {
        round: 4,
        fibre: 'z',
      }),
    ),
  ]
  const backParts: Part[] = [
    ...fields(backLong, 6, 16).map(({ middle, size }, i) =>
      block(another(frame, i + 11), [size, 18, wide - 80], [-backLong / 2 + middle, 0, 0], {
        round: 4,
        fibre: 'z',
      }),
    ),
    ...[-1, 1].map((side) =>
      block(
        another(frame, side),
        [backLong, 34, 30],
        [-backLong / 2, -30, side * (wide / 2 - 60)],
        { round: 5 },
      ),
    ),
    ...cushion(pad, [backLong, 80, wide - 60], [-backLong / 2, 18, 0], {
      puff: 14,
      soft: 3,
      seed: 2,
    }),
    ...cushion(another(pad, 8), [220, 90, wide * 0.6], [-backLong + 130, 94, 0], {
      puff: 26,
      soft: 4,
      seed: 6,
    }),
  ]
  parts.push(
    ...cushion(another(pad, 3), [long * 0.58, 80, wide - 60], [long * 0.19, seat - 22, 0], {
      puff: 14,
      soft: 3,
      seed: 4,
    }),
  )
  parts.push(...moved(backParts, { at: [fold + 20, seat - 36, 0], turn: [0, 0, -rise] }))
  if (order.pick('wheels', 2) === 0)
    parts.push(
      ...[-1, 1].map((side) =>
        disc(finish('metal', '343434'), 110, 30, [long / 2 - 90, 110, side * (wide / 2 + 4) - 15], {
          turn: [90, 0, 0],
        }),
      ),
    )
  return parts
}
