import { cloth as sheet } from '../render/cloth.ts'
import { another, finish, shaded } from '../render/finish.ts'
import type { Finish } from '../render/finish.ts'
import type { Part } from '../render/mesh.ts'
import { curve } from '../render/tube.ts'
import type { Vector } from '../render/vector.ts'
import { block, cushion, disc, fields, moved, part, rod } from './joinery.ts'
import { legs } from './legs.ts'
import type { Order, Workshop } from './order.ts'
import { softMaterials } from './order.ts'

/** Sofa, easy chair and low table, standing as they are sold: together. */
export const loungeSet: Workshop = (order) => {
  const { width, main, accent } = order
  const frame = softMaterials.has(order.subject.material) ? accent : main
  const pad = padOf(order)
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

export const gardenTable: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const style = ['none', 'swivel', 'block', 'hairpin'].includes(order.subject.legs)
    ? 'straight'
    : order.subject.legs
  const round = Math.abs(width - depth) < width * 0.12
  const top = round
    ? order.subject.material === 'metal'
      ? [disc(main, width / 2, 22, [0, height - 22, 0])]
      : fields(width - 20, 9, 10).map(({ middle, size }, i) =>
          block(
            another(main, i),
            [
              2 * Math.sqrt(Math.max(0, (width / 2) ** 2 - (Math.abs(middle) + size / 2) ** 2)),
              26,
              size,
            ],
            [0, height - 26, middle],
            { round: 5 },
          ),
        )
    : [
        ...fields(width - 120, Math.max(6, Math.round(width / 150)), 9).map(({ middle, size }, i) =>
          block(another(main, i), [size, 26, depth - 120], [middle, height - 26, 0], {
            round: 4,
            fibre: 'z',
          }),
        ),
        ...[-1, 1].map((side) =>
          block(
            another(main, side + 20),
            [width, 28, 60],
            [0, height - 28, side * (depth / 2 - 30)],
            { round: 6 },
          ),
        ),
        ...[-1, 1].map((side) =>
          block(
            another(main, side + 24),
            [60, 28, depth - 120],
            [side * (width / 2 - 30), height - 28, 0],
            { round: 6, fibre: 'z' },
          ),
        ),
      ]
  return [
    ...legs(style, accent, {
      width,
      depth,
      height: height - 26,
      inset: 66,
      reach: round ? 0.62 : undefined,
      thick: style === 'pedestal' ? 54 : 64,
    }),
    ...(style === 'straight' && !round
      ? [block(accent, [width - 150, 60, depth - 150], [0, height - 88, 0], { round: 4 })]
      : []),
    ...top,
  ]
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

export const parasol: Workshop = (order) => {
  const { width, height, main, accent } = order
  const r = width / 2
  const ribs = order.pick('square', 3) === 0 ? 4 : 8
  const drop = r * order.vary('drop', 0.2, 0.32)
  const hanging = order.pick('hanging', 3) === 0
  const lobes = (angle: number) => {
    const part = ((angle / (Math.PI * 2)) * ribs) % 1
    const inCell = Math.abs((part < 0 ? part + 1 : part) - 0.5) * 2
    const flat = Math.cos(Math.PI / ribs) / Math.cos((1 - inCell) * (Math.PI / ribs))
    return { reach: flat, sag: 1 - inCell }
  }
  const canopy = part(
    sheet(
      (u, v) => {
        const angle = -u * Math.PI * 2 + Math.PI / 8
        const { reach, sag } = lobes(angle + Math.PI / 8)
        const s = v
        const radius = r * s * (1 + (reach - 1) * s)
        return [
          Math.cos(angle) * radius,
          height - drop * s ** 1.25 - sag * 34 * s * s,
          Math.sin(angle) * radius,
        ]
      },
      { columns: ribs * 12, rows: 16, thickness: 3, size: [Math.PI * r, r] },
    ),
    { ...main, glow: 0.05 },
  )
  const valance = part(
    sheet(
      (u, v) => {
        const angle = -u * Math.PI * 2 + Math.PI / 8
        const { reach, sag } = lobes(angle + Math.PI / 8)
        return [
          Math.cos(angle) * r * reach,
          height - drop - sag * 34 - v * 120,
          Math.sin(angle) * r * reach,
        ]
      },
      { columns: ribs * 12, rows: 2, thickness: 3, size: [Math.PI * 2 * r, 120] },
    ),
    another(main, 3),
  )
  const stays = Array.from({ length: ribs }, (_, i) => {
    const angle = (i / ribs) * Math.PI * 2
    return rod(
      accent,
      [
        [0, height - 30, 0],
        [Math.cos(angle) * r * 0.98, height - drop - 10, Math.sin(angle) * r * 0.98],
      ],
      8,
      { sides: 6 },
    )
  })
  const stand = finish('stone', '8A8781')
  const top: Part[] = [
    canopy,
    ...(order.pick('valance', 2) ? [valance] : []),
    ...stays,
    disc(accent, 30, 46, [0, height - 6, 0]),
  ]
  if (hanging) {
    const x = r * 0.98
    return [
      ...top,
      block(stand, [900, 60, 900], [x, 0, 0], { round: 12 }),
      rod(
        accent,
        curve(
          [
            [x, 50, 0],
            [x, height * 0.7, 0],
            [x * 0.94, height + 120, 0],
          ],
          6,
        ),
        30,
        { sides: 14 },
      ),
      rod(
        accent,
        curve(
          [
            [x * 0.98, height * 0.86, 0],
            [x * 0.6, height + 210, 0],
            [0, height + 30, 0],
          ],
          8,
        ),
        22,
        { sides: 12 },
      ),
    ]
  }
  return [
    ...top,
    disc(stand, r * 0.24, 60, [0, 0, 0]),
    rod(
      accent,
      [
        [0, 50, 0],
        [0, height, 0],
      ],
      24,
      { sides: 16 },
    ),
    rod(
      shaded(accent, 0.8),
      [
        [0, 60, 0],
        [0, 330, 0],
      ],
      34,
      { sides: 16 },
    ),
  ]
}

export const hammock: Workshop = (order) => {
  const { main, accent } = order
  const long = Math.max(order.width, 2400)
  const wide = Math.min(1100, Math.max(700, order.depth * 0.8))
  const high = Math.max(900, Math.min(order.height, 1300))
  const striped: Finish = {
    ...main,
    pattern: order.pick('stripes', 2) ? 'stripes' : undefined,
    second: [0.85, 0.81, 0.73],
  }
  const half = long * 0.34
  const ringAt = (side: number): Vector => [side * long * 0.45, high - 60, 0]
  const bed = part(
    sheet(
      (u, v) => {
        const x = (u - 0.5) * 2
        const s = (v - 0.5) * 2
        const spreadOut = wide * (0.32 + 0.18 * (1 - x * x))
        return [
          x * half,
          high * 0.36 + 380 * x * x * (1 - 0.1 * s * s) + 190 * s * s * (1 - 0.45 * x * x),
          -s * spreadOut,
        ]
      },
      { columns: 36, rows: 22, thickness: 8, size: [wide, long * 0.7] },
    ),
    striped,
  )
  const cords = [-1, 1].flatMap((side) =>
    Array.from({ length: 11 }, (_, i) => {
      const s = (i / 10 - 0.5) * 2
      return rod(
        finish('cotton', 'E4DAC6'),
        [
          [side * half, high * 0.36 + 380 * (1 - 0.1 * s * s) + 104 * s * s, -s * wide * 0.32],
          ringAt(side),
        ],
        4,
        { sides: 5 },
      )
    }),
  )
  const stand = curve(
    [
      [-long * 0.5, high, 0],
      [-long * 0.44, high * 0.5, 0],
      [-long * 0.26, 110, 0],
      [0, 60, 0],
      [long * 0.26, 110, 0],
      [long * 0.44, high * 0.5, 0],
      [long * 0.5, high, 0],
    ],
    8,
  )
  return [
    bed,
    ...cords,
    rod(accent, stand, 34, { sides: 12 }),
    ...[-1, 1].map((side) =>
      block(accent, [70, 60, 1000], [side * long * 0.24, 0, 0], { round: 12 }),
    ),
    ...[-1, 1].map((side) =>
      rod(finish('metal', '6B6B6B'), [ringAt(side), [side * long * 0.49, high - 20, 0]], 6, {
        sides: 8,
      }),
    ),
  ]
}
