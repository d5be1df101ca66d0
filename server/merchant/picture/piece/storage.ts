import { another, finish, shaded } from '../render/finish.ts'
import type { Finish } from '../render/finish.ts'
import type { Part } from '../render/mesh.ts'
import type { Vector } from '../render/vector.ts'
import { block, disc, fields, moved, rod, turnery } from './joinery.ts'
import { legs } from './legs.ts'
import type { Order, Workshop } from './order.ts'
import { gapOf, metalOf } from './order.ts'

export const sideboard: Workshop = (order) =>
  carcass(order, {
    rows: order.pick('rows', 3) === 0 ? 2 : 1,
    columns: Math.max(2, Math.min(4, order.count)),
    doors: true,
  })
export const tvBench: Workshop = (order) =>
  carcass(order, {
    rows: 1,
    columns: Math.max(2, Math.min(4, order.count)),
    doors: true,
    openMiddle: true,
  })
export const chestOfDrawers: Workshop = (order) => {
  const rows = Math.max(3, Math.min(6, order.count))
  return carcass(order, { rows, columns: order.width > 1100 ? 2 : 1, doors: false })
}
export const bedsideTable: Workshop = (order) =>
  carcass(order, {
    rows: Math.min(2, order.count),
    columns: 1,
    doors: false,
    openTop: order.pick('open', 2) === 0,
  })
export const wardrobe: Workshop = (order) =>
  carcass(order, {
    rows: 1,
    columns: Math.max(2, Math.min(5, order.count)),
    doors: true,
    tall: true,
  })

interface Fronts {
  rows: number
  columns: number
  doors: boolean
  openMiddle?: boolean
  openTop?: boolean
  tall?: boolean
}

/** A body with fronts: everything that has doors or drawers. */
function carcass(order: Order, fronts: Fronts): Part[] {
  const { width, depth, height, main, accent } = order
  const style =
    order.subject.legs === 'hairpin' ||
    order.subject.legs === 'sled' ||
    order.subject.legs === 'straight' ||
    order.subject.legs === 'tapered' ||
    order.subject.legs === 'block'
      ? order.subject.legs
      : 'none'
  const legHeight =
    style === 'none'
      ? Math.min(60, height * 0.07)
      : style === 'block'
        ? Math.min(70, height * 0.12)
        : Math.min(190, height * (fronts.tall ? 0.07 : 0.3))
  const board = order.vary('board', 16, 26)
  const body = height - legHeight
  const look = order.pick('front', 5)
  const overhang = order.pick('overhang', 2) * 10
  const inside = gapOf(main)
  const parts: Part[] = [
    ...legs(style, style === 'none' ? inside : accent, {
      width: width - 20,
      depth: depth - 20,
      height: legHeight,
      inset: style === 'none' ? 30 : 60,
      thick: 40,
    }),
    block(main, [width, board, depth], [0, legHeight, 0], { round: 3 }),
    block(main, [width + overhang, board, depth + overhang], [0, height - board, 0], {
      round: overhang ? 8 : 3,
    }),
    ...[-1, 1].map((side) =>
      block(
        another(main, side),
        [board, body, depth],
        [side * (width / 2 - board / 2), legHeight, 0],
        { round: 3, fibre: 'y' },
      ),
    ),
    block(inside, [width - board, body - board, 8], [0, legHeight + board / 2, -depth / 2 + 8], {
      round: 1,
    }),
  ]
  const innerWidth = width - 2 * board - 8
  const innerHeight = body - 2 * board - 8
  const baseY = legHeight + board + 4
  const columns = fields(innerWidth, fronts.columns, 6)
  const rows = fields(innerHeight, fronts.rows, 6)
  const middleColumn = (fronts.columns - 1) / 2
  columns.forEach((column, c) => {
    rows.forEach((row, r) => {
      const y = baseY + innerHeight / 2 + row.middle - row.size / 2
      const isOpen =
        (fronts.openTop && r === rows.length - 1 && rows.length > 1) ||
        (fronts.openMiddle && Math.abs(c - middleColumn) < 0.6 && fronts.columns > 2)
      if (isOpen) {
        parts.push(
          block(
            another(main, c + 3),
            [column.size, 12, depth - 30],
            [column.middle, y + row.size * 0.48, -6],
            { round: 2 },
          ),
        )
        parts.push(...openings(main, column.middle, column.size, y, row.size, depth))
        return
      }
      parts.push(
        ...front(
          order,
          look,
          fronts,
          [column.middle, y, depth / 2 - 8],
          [column.size, row.size],
          c * 7 + r,
          c,
        ),
      )
    })
  })
  return parts
}

/** The sides of an open field. */
function openings(
  main: Finish,
  x: number,
  size: number,
  y: number,
  tall: number,
  depth: number,
): Part[] {
  return [-1, 1].map((side) =>
    block(another(main, side), [8, tall, depth - 30], [x + side * (size / 2), y, -6], {
      round: 1,
      fibre: 'y',
    }),
  )
}

function front(
  order: Order,
  look: number,
  fronts: Fronts,
  [x, y, z]: Vector,
  [wide, tall]: [number, number],
  seed: number,
  column: number,
): Part[] {
  const { main } = order
  const metal = metalOf(order)
  const fibre = fronts.tall || (fronts.doors && order.pick('fibre', 2)) ? 'y' : 'x'
  const inwards = column % 2 === 0 ? 1 : -1
  const grip = order.pick('grip', 4)
  if (look === 0 && order.subject.material !== 'glass') {
    // Slats in a frame.
    const slats = Math.max(5, Math.round(wide / 34))
    return [
      block(gapOf(main), [wide, tall, 10], [x, y, z - 10], { round: 1 }),
      ...fields(wide, slats, wide / slats / 3).map(({ middle, size }, i) =>
        block(another(main, i + seed), [size, tall, 16], [x + middle, y, z], {
          round: 4,
          fibre: 'y',
          cells: 2,
        }),
      ),
    ]
  }
  if (look === 1 && fronts.doors) {
    // A frame around a panel of cane.
    const rail = Math.min(60, wide * 0.14)
    const cane = finish('rattan', 'D3B483')
    return [
      block(cane, [wide - rail * 1.6, tall - rail * 1.6, 6], [x, y + rail * 0.8, z - 4], {
        round: 1,
      }),
      ...[-1, 1].map((side) =>
        block(
          another(main, seed + side),
          [rail, tall, 18],
          [x + side * (wide / 2 - rail / 2), y, z],
          { round: 3, fibre: 'y' },
        ),
      ),
      ...[0, 1].map((end) =>
        block(
          another(main, seed + end),
          [wide - rail * 2, rail, 18],
          [x, y + end * (tall - rail), z],
          { round: 3, fibre: 'x' },
        ),
      ),
      knob(metal, x + inwards * (wide / 2 - rail / 2), y + tall * 0.55, z + 10),
    ]
  }
  const panel = block(another(main, seed), [wide, tall, 18], [x, y, z], { round: 3, fibre })
  const shaker =
    look === 2 && fronts.tall
      ? [
          block(shaded(main, 0.94), [wide - 130, tall - 150, 5], [x, y + 75, z + 7.5], {
            round: 2,
            fibre,
          }),
        ]
      : []
  const handle: Record<number, () => Part[]> = {
    0: () =>
      fronts.doors
        ? [
            rod(
              metal,
              [
                [
                  x + inwards * (wide / 2 - 34),
                  y + tall * 0.52 - Math.min(120, tall * 0.2),
                  z + 28,
                ],
                [
                  x + inwards * (wide / 2 - 34),
                  y + tall * 0.52 + Math.min(120, tall * 0.2),
                  z + 28,
                ],
              ],
              6,
              { sides: 10 },
            ),
          ]
        : [
            rod(
              metal,
              [
                [x - Math.min(80, wide * 0.2), y + tall * 0.58, z + 28],
                [x + Math.min(80, wide * 0.2), y + tall * 0.58, z + 28],
              ],
              6,
              { sides: 10 },
            ),
          ],
    1: () =>
      fronts.doors
        ? [
            knob(
              metal,
              x + inwards * (wide / 2 - 46),
              y + tall * (fronts.tall ? 0.5 : 0.72),
              z + 10,
            ),
          ]
        : wide > 620
          ? [-1, 1].map((side) => knob(metal, x + side * wide * 0.25, y + tall * 0.56, z + 10))
          : [knob(metal, x, y + tall * 0.56, z + 10)],
    2: () => [
      block(gapOf(main), [Math.min(170, wide * 0.4), 16, 4], [x, y + tall - 20, z + 8], {
        round: 2,
      }),
    ],
    3: () =>
      fronts.doors
        ? [
            turnery(
              gapOf(main),
              [
                [0, 0],
                [26, 0],
                [27, 3],
                [0, 3],
              ],
              [x + inwards * (wide / 2 - 60), y + tall * (fronts.tall ? 0.5 : 0.7), z + 8],
              { turn: [90, 0, 0], sides: 28 },
            ),
          ]
        : [
            block(
              shaded(main, 0.8),
              [Math.min(200, wide * 0.5), 18, 18],
              [x, y + tall * 0.6, z + 16],
              { round: 8 },
            ),
          ],
  }
  return [panel, ...shaker, ...(handle[grip] ?? (() => []))()]
}

const knob = (metal: Finish, x: number, y: number, z: number) =>
  turnery(
    metal,
    [
      [0, 0],
      [7, 0],
      [7, 12],
      [13, 18],
      [14, 24],
      [10, 29],
      [0, 30],
    ],
    [x, y, z],
    { turn: [90, 0, 0], sides: 20 },
  )

export const shelf: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const levels = Math.max(3, Math.round(height / 480) + 1, Math.min(7, order.count))
  const form = order.pick('form', 4)
  const board = 22
  const parts: Part[] = []
  const levelY = (i: number) => 70 + ((height - 70 - board) * i) / (levels - 1)
  for (let i = 0; i < levels; i++) {
    parts.push(
      block(
        another(main, i),
        [width - (form === 0 ? 44 : 8), board, depth - 8],
        [0, levelY(i), 0],
        { round: 3 },
      ),
    )
  }
  if (form === 0 || form === 3) {
    parts.push(
      ...[-1, 1].map((side) =>
        block(another(main, side), [board, height, depth], [side * (width / 2 - board / 2), 0, 0], {
          round: 3,
          fibre: 'y',
        }),
      ),
    )
    if (form === 3)
      parts.push(
        block(shaded(main, 0.85), [width - 20, height - 60, 6], [0, 40, -depth / 2 + 5], {
          round: 1,
          fibre: 'y',
        }),
      )
    else if (width > 900)
      parts.push(
        block(another(main, 9), [board, height - 90, depth - 12], [width * 0.14, 70, 0], {
          round: 2,
          fibre: 'y',
        }),
      )
  } else if (form === 1) {
    for (const side of [-1, 1]) {
      for (const end of [-1, 1])
        parts.push(
          rod(
            accent,
            [
              [side * (width / 2 - 16), 0, end * (depth / 2 - 14)],
              [side * (width / 2 - 16), height + 20, end * (depth / 2 - 14)],
            ],
            10,
            { sides: 10 },
          ),
        )
      parts.push(
        rod(
          accent,
          [
            [side * (width / 2 - 16), levelY(0) + height * 0.42, -depth / 2 + 14],
            [side * (width / 2 - 16), levelY(0) + height * 0.42, depth / 2 - 14],
          ],
          7,
          { sides: 8 },
        ),
      )
    }
    parts.push(
      rod(
        accent,
        [
          [-width / 2 + 16, 90, -depth / 2 + 8],
          [width / 2 - 16, height - 80, -depth / 2 + 8],
        ],
        4,
        { sides: 6 },
      ),
    )
    parts.push(
      rod(
        accent,
        [
          [width / 2 - 16, 90, -depth / 2 + 8],
          [-width / 2 + 16, height - 80, -depth / 2 + 8],
        ],
        4,
        { sides: 6 },
      ),
    )
  } else {
    for (const side of [-1, 1]) {
      for (const end of [-1, 1])
        parts.push(
          rod(
            accent,
            [
              [side * (width / 2 - 60) + side * 30, 0, end * (depth / 2 - 10)],
              [side * (width / 2 - 60), height + 10, end * (depth * 0.18)],
            ],
            15,
            { sides: 12 },
          ),
        )
    }
  }
  return [...parts, ...belongings(order, levels, levelY, board)]
}

/** A few quiet things, so that a shelf is seen to be one. */
function belongings(
  order: Order,
  levels: number,
  levelY: (i: number) => number,
  board: number,
): Part[] {
  const { width, depth, height } = order
  const room = (height - 70) / (levels - 1) - board
  const parts: Part[] = []
  const papers = ['D8CDBB', 'A7AFA6', '8C6B55', 'C6B7A3', '5F6B70', 'E6DFD3']
  for (let i = 0; i < levels - 1; i++) {
    const y = levelY(i) + board
    const what = order.pick('thing' + i, 4)
    const x = order.vary('thingX' + i, -0.28, 0.2) * width
    if (what === 0) {
      let at = x
      for (let b = 0; b < 6; b++) {
        const thick = order.vary(`book${i}${b}`, 18, 40)
        const tall = Math.min(room * 0.86, order.vary(`tall${i}${b}`, 180, 250))
        parts.push(
          block(
            finish('paper', papers[order.pick(`tone${i}${b}`, papers.length)] ?? 'D8CDBB'),
            [thick, tall, Math.min(170, depth * 0.7)],
            [at, y, 0],
            { round: 2, cells: 2 },
          ),
        )
        at += thick + 1.5
      }
    } else if (what === 1) {
      const r = Math.min(70, room * 0.26)
      parts.push(
        turnery(
          finish('ceramic', 'E9E2D6'),
          [
            [0, 0],
            [r * 0.6, 0],
            [r * 0.7, 6],
            [r, r],
            [r * 0.8, r * 1.7],
            [r * 0.34, r * 2.1],
            [r * 0.4, r * 2.5],
            [r * 0.32, r * 2.5],
          ],
          [x, y, 0],
          { edge: 8 },
        ),
      )
    } else if (what === 2) {
      for (let b = 0; b < 3; b++)
        parts.push(
          block(
            finish('paper', papers[(b * 2 + i) % papers.length] ?? 'C6B7A3'),
            [210 - b * 18, 26, Math.min(160, depth * 0.66)],
            [x, y + b * 26, 0],
            { round: 2, cells: 2, turn: [0, b * 5, 0] },
          ),
        )
    }
  }
  return parts
}

export const wallShelf: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const levels = Math.max(1, Math.min(4, height < 120 ? 1 : order.count))
  const board = 24
  const tall = levels === 1 ? board : Math.max(height, 260)
  const form = order.pick('form', 3)
  const y = (i: number) => (levels === 1 ? 0 : ((tall - board) * i) / (levels - 1))
  const boards = Array.from({ length: levels }, (_, i) =>
    block(another(main, i), [width, board, depth], [0, y(i), depth / 2], { round: 4 }),
  )
  const holder: Record<number, () => Part[]> = {
    0: () =>
      [-1, 1].map((side) =>
        block(
          accent,
          [6, levels === 1 ? 130 : tall + 40, 26],
          [side * (width / 2 - 120), levels === 1 ? -130 : -20, 14],
          { round: 2 },
        ),
      ),
    1: () =>
      [-1, 1].map((side) =>
        rod(
          accent,
          [
            [side * (width / 2 - 110), levels === 1 ? -140 : -20, 8],
            [side * (width / 2 - 110), tall + (levels === 1 ? 0 : 60), 8],
          ],
          8,
          { sides: 8 },
        ),
      ),
    2: () =>
      levels > 1
        ? [-1, 1].map((side) =>
            block(
              another(main, side),
              [board, tall, depth],
              [side * (width / 2 - board / 2), 0, depth / 2],
              { round: 3, fibre: 'y' },
            ),
          )
        : [],
  }
  const braces =
    form < 2
      ? boards.flatMap((_, i) =>
          [-1, 1].map((side) =>
            rod(
              accent,
              [
                [side * (width / 2 - 115), y(i) - (levels === 1 ? 110 : 70), 14],
                [side * (width / 2 - 115), y(i), depth * 0.82],
              ],
              5,
              { sides: 8 },
            ),
          ),
        )
      : []
  const vase = turnery(
    finish('ceramic', 'DDD3C3'),
    [
      [0, 0],
      [32, 0],
      [38, 5],
      [52, 60],
      [40, 110],
      [18, 140],
      [22, 165],
      [17, 165],
    ],
    [-width * 0.26, y(levels - 1) + board, depth * 0.5],
    { edge: 6 },
  )
  const books = [0, 1, 2, 3].map((b) =>
    block(
      finish('paper', ['8C6B55', 'C6B7A3', 'A7AFA6', '5F6B70'][b] ?? 'C6B7A3'),
      [26, 190 - b * 12, 140],
      [width * 0.18 + b * 28, y(0) + board, depth * 0.5],
      { round: 2, cells: 2 },
    ),
  )
  return [
    ...boards,
    ...(holder[form] ?? (() => []))(),
    ...braces,
    vase,
    ...(levels > 1 && (tall - board) / (levels - 1) < 230 ? [] : books),
  ]
}

export const storageBox: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const lid = Math.min(60, height * 0.18)
  const soft = ['fabric', 'wool', 'linen', 'cotton', 'jute', 'rattan'].includes(
    order.subject.material,
  )
  return [
    block(main, [width - 10, height - lid, depth - 10], [0, 0, 0], {
      round: soft ? 16 : 6,
      fibre: 'x',
    }),
    block(another(main, 3), [width, lid, depth], [0, height - lid, 0], {
      round: soft ? 14 : 6,
      puff: soft ? 6 : 0,
      fibre: 'x',
    }),
    ...(order.pick('grip', 2) === 0
      ? [
          rod(
            accent,
            [
              [-60, height * 0.5, depth / 2 - 2],
              [-50, height * 0.44, depth / 2 + 16],
              [50, height * 0.44, depth / 2 + 16],
              [60, height * 0.5, depth / 2 - 2],
            ],
            6,
            { sides: 8 },
          ),
        ]
      : [block(accent, [70, 26, 6], [0, height - lid - 14, depth / 2 - 4], { round: 3 })]),
  ]
}

export const basket: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const r = Math.min(width, depth) / 2
  const belly = order.vary('belly', -0.06, 0.16)
  const weave = ['rattan', 'jute'].includes(order.subject.material)
    ? main
    : {
        ...main,
        surface:
          order.subject.material === 'wool' || order.subject.material === 'cotton'
            ? ('jute' as const)
            : main.surface,
      }
  const wall = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((t): [number, number] => [
    r * (0.82 + 0.16 * t + belly * Math.sin(Math.PI * t)),
    height * t,
  ])
  const rows = Math.round(height / 26)
  const hoops =
    weave.surface === 'jute'
      ? Array.from({ length: rows }, (_, i): Part => {
          const t = (i + 0.5) / rows
          const ring = r * (0.82 + 0.16 * t + belly * Math.sin(Math.PI * t))
          return hoop(another(weave, i), ring, height * t, (height / rows) * 0.56)
        })
      : []
  return [
    turnery(
      weave,
      [[0, 0], [r * 0.8, 0], ...wall, [r * 0.93, height], [r * 0.78, 12], [0, 12]],
      [0, 0, 0],
      { sides: 56, fibre: 'around' },
    ),
    ...hoops,
    hoop(weave, r * 0.98, height, 13),
    ...[-1, 1].map((side) =>
      rod(
        accent,
        [
          [side * r * 0.99, height - 20, -52],
          [side * r * 1.1, height + 34, -40],
          [side * r * 1.13, height + 52, 0],
          [side * r * 1.1, height + 34, 40],
          [side * r * 0.99, height - 20, 52],
        ],
        8,
        { sides: 8 },
      ),
    ),
  ]
}

const hoop = (of: Finish, r: number, y: number, thick: number) =>
  rod(
    of,
    Array.from({ length: 44 }, (_, i): Vector => [
      Math.cos((i / 44) * 6.28319) * r,
      y,
      Math.sin((i / 44) * 6.28319) * r,
    ]),
    thick,
    { closed: true, sides: 8 },
  )

export const coatRack: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const form = order.pick('form', 3)
  if (form === 0) {
    const r = Math.min(width, depth) * 0.5
    return [
      disc(accent, r * 0.8, 18, [0, 0, 0]),
      rod(
        main,
        [
          [0, 12, 0],
          [0, height, 0],
        ],
        (t) => 20 - 5 * t,
        { sides: 16 },
      ),
      ...Array.from({ length: 6 }, (_, i) => {
        const angle = (i / 6) * 6.283
        const y = height - 60 - (i % 2) * 170
        return rod(
          main,
          [
            [0, y - 60, 0],
            [Math.cos(angle) * r * 0.72, y + 20, Math.sin(angle) * r * 0.72],
            [Math.cos(angle) * r * 0.84, y + 70, Math.sin(angle) * r * 0.84],
          ],
          10,
          { sides: 10 },
        )
      }),
    ]
  }
  const x = width / 2 - 24
  const rail = height - 60
  const frame = [-1, 1].flatMap((side) => [
    rod(
      main,
      [
        [side * x, 0, depth / 2 - 10],
        [side * x * 0.97, height, 0],
      ],
      14,
      { sides: 12 },
    ),
    rod(
      main,
      [
        [side * x, 0, -depth / 2 + 10],
        [side * x * 0.97, height, 0],
      ],
      14,
      { sides: 12 },
    ),
  ])
  return [
    ...frame,
    rod(
      accent,
      [
        [-x, rail, 0],
        [x, rail, 0],
      ],
      12,
      { sides: 12 },
    ),
    ...fields(depth * 0.7, 4, 16).map(({ middle, size }, i) =>
      block(another(main, i), [width - 70, 18, size], [0, 190, middle], { round: 4 }),
    ),
    ...(form === 1 ? hangers(order, rail, x) : []),
  ]
}

function hangers(order: Order, rail: number, x: number): Part[] {
  const metal = metalOf(order)
  return [-0.5, -0.32, 0.3].flatMap((share, i) => {
    const at = share * x
    return [
      rod(
        metal,
        [
          [at, rail + 14, 0],
          [at, rail - 40, 0],
        ],
        3,
        { sides: 6 },
      ),
      rod(
        finish('oak', 'C9A77A'),
        [
          [at + 8 * i, rail - 96, -190],
          [at, rail - 44, 0],
          [at - 8 * i, rail - 96, 190],
        ],
        10,
        { sides: 8 },
      ),
    ]
  })
}

export const roomDivider: Workshop = (order) => {
  const { width, height, main } = order
  const count = Math.max(3, Math.min(5, order.count))
  const form = order.pick('form', 3)
  const cane = finish('rattan', 'D3B483')
  const wide = width / count
  return Array.from({ length: count }, (_, i) => {
    const swing = i % 2 === 0 ? 26 : -26
    const run = wide * Math.cos((26 * Math.PI) / 180)
    const x = -((count - 1) / 2) * run + i * run
    const leaf: Part[] = [
      ...[-1, 1].map((side) =>
        block(another(main, side), [36, height, 30], [side * (wide / 2 - 18), 0, 0], {
          round: 4,
          fibre: 'y',
        }),
      ),
      ...[60, height * 0.5, height - 36].map((y) =>
        block(another(main, y), [wide - 60, 36, 28], [0, y, 0], { round: 4, fibre: 'x' }),
      ),
      ...(form === 0
        ? fields(wide - 80, 7, 20).map(({ middle, size }, s) =>
            block(another(main, s), [size, height - 110, 14], [middle, 80, 0], {
              round: 3,
              fibre: 'y',
            }),
          )
        : [
            block(
              form === 1 ? cane : order.cloth === main ? main : finish('linen', 'E7E0D2'),
              [wide - 66, height - 110, 8],
              [0, 76, 0],
              { round: 2 },
            ),
          ]),
    ]
    return moved(leaf, { at: [x, 0, 0], turn: [0, swing, 0] })
  }).flat()
}
